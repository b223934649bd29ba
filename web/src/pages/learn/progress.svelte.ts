// How far somebody has come in the lessons: kept in this browser, like the settings, and with the account or guest.

import { Denied, get, post } from "../../site/api";
import { me, recognise } from "../../site/me.svelte";
import { set, settings } from "../../site/settings.svelte";
import { alone } from "../../site/way/way";
import type { Learned, LessonPlace } from "../../wire";

type Place = LessonPlace;
type Progress = Required<Learned>; // lessons are named as "visby 3"

const KEY = "kogge-school";
const MOST = 12; // lessons that are half done

const NOTHING: Progress = { done: [], places: {}, declined: [], coach: "" };

function load(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return { ...NOTHING }; // no storage, or nothing readable in it
  }
}

const progress: Progress = $state(load());

function keep(): void {
  store();
  void tell();
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

/** Tell the server, if it knows who learns here. */
async function tell(): Promise<void> {
  if (me.person && !alone) await post<Learned>("me/lessons", progress).catch(unheard);
}

function unheard(error: unknown): void {
  if (!(error instanceof Denied)) throw error; // it is told with the next step
}

let met: string | null = null; // who was asked about

/** Put together what this browser and the server know of whoever is here. */
export async function meet(): Promise<void> {
  await recognise();
  if (!me.person || alone || met === me.person.name) return;
  met = me.person.name;
  const known = await get<Learned>("me/lessons").catch(unheard);
  if (!known) return;
  progress.done = [...new Set([...(known.done ?? []), ...progress.done])];
  progress.declined = [...new Set([...(known.declined ?? []), ...progress.declined])];
  progress.places = { ...known.places, ...progress.places };
  progress.coach ||= known.coach ?? "";
  keep();
}

/** Forget all of it, with the person whose it was. */
export function forget(): void {
  Object.assign(progress, structuredClone(NOTHING));
  met = null;
  store();
}

/** Whether somebody has finished a lesson of a game. */
export const hasLearned = (game: string): boolean => progress.done.some((name) => name.startsWith(`${game} `));

/** Whether somebody wants a coach beside the table; nothing if nobody was asked yet. */
export const coached = (): Progress["coach"] => progress.coach;

/** Have a coach beside the table, or none any more. */
export function coach(wish: "on" | "off"): void {
  progress.coach = wish;
  keep();
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
  // who has learned needs no first steps
  if (!settings.taught.includes(game)) set("taught", [...settings.taught, game]);
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
