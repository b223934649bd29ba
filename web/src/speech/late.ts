// Files of words that come when their page does. A first visit needs none of them.

export const LATE = [
  "account",
  "admin",
  "club",
  "coach",
  "credits",
  "end",
  "learn",
  "letters",
  "puzzles",
  "replay",
  "review",
  "rules",
  "settings",
  "tournaments",
];
