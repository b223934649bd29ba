// Files of words that come when their page does. A first visit needs none of them.

export const LATE = ["account", "admin", "club", "credits", "end", "learn", "letters", "replay", "rules", "settings", "tournaments"];
