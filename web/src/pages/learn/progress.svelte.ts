// How far somebody has come in the lessons: kept in this browser, like the settings.

/** Where somebody stands in a lesson: the moves that counted, and how many there were before each step. */
export interface Place {
  made: number[];
  marks: number[];
}

interface Progress {
  done: string[]; // lessons, as "visby 3"
  places: Record<string, Place>; // of lessons that have begun and are not over
  declined: string[]; // games whose voyage somebody does not want
}

const KEY = "kogge-school";
const MOST = 12; // lessons that are half done

const NOTHING: Progress = { done: [], places: {}, declined: [] };

function load(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return { ...NOTHING }; // no storage, or nothing readable in it
  }
}

const progress: Progress = $state(load());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

const named = (game: string, number: number) => `${game} ${number}`;

export const isDone = (game: string, number: number): boolean => progress.done.includes(named(game, number));

/** Return where somebody stands in a lesson. */
export const placeIn = (game: string, number: number): Place =>
  progress.places[named(game, number)] ?? { made: [], marks: [] };

/** Keep where somebody stands in a lesson; of many that are half done, the last ones. */
export function keepPlace(game: string, number: number, place: Place): void {
  const { [named(game, number)]: _, ...others } = progress.places;
  const few = Object.entries(others).slice(1 - MOST);
  progress.places = { ...Object.fromEntries(few), [named(game, number)]: place };
  keep();
}

/** Remember that a lesson was finished; it begins anew the next time. */
export function finish(game: string, number: number): void {
  if (!isDone(game, number)) progress.done = [...progress.done, named(game, number)];
  keepPlace(game, number, { made: [], marks: [] });
}

/** Whether somebody has begun to learn a game, or does not want to. */
export const isSettled = (game: string): boolean =>
  progress.declined.includes(game) ||
  [...progress.done, ...Object.keys(progress.places)].some((name) => name.startsWith(`${game} `));

/** Remember that somebody does not want to be taken on the voyage of a game. */
export function decline(game: string): void {
  progress.declined = [...progress.declined, game];
  keep();
}
