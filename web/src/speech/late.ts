// Files of words that come when their page does. A first visit needs none of them.

export const LATE = ["account", "coach", "credits", "end", "learn", "replay", "review", "rules", "settings"];
