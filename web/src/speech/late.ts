// Files of words that come when their page does. A first visit needs none of them.

export const LATE = ["account", "credits", "end", "learn", "puzzles", "replay", "rules", "settings"];
