// Which game somebody has played, learned or puzzled over last: kept in this browser, so that other pages open on it.

const KEY = "kogge-lately";

/** Remember a game. */
export function met(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // a browser that keeps nothing opens on the first game
  }
}

/** Return the game that was met last; none where nothing is kept. */
export function lately(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
