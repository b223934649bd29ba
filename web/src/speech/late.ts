// Files of words that come when their page does. A first visit needs none of them.

export const LATE = ["account", "admin", "club", "coach", "credits", "end", "learn", "letters", "replay", "review", "rules", "settings", "tournaments"];
