// Scenes: an update of a table taken apart, with everything that is shown after each of its events.
//
// Nothing here knows a rule: the server sends what changed with each event, and the last scene is the state itself.

import type { Event } from "../../speech/words";
import type { Change, News, State, Step, Update } from "../../wire";

/** What is being told just now: the events of an update, and how far we are. */
export interface Telling {
  events: Event[];
  at: number;
}

/** One moment of what happened. */
export interface Scene {
  telling: Telling;
  events: Event[]; // what is told at this moment
  actor: number | null; // who did it, if that was seen
  state: State; // how the table stands after it
  news: News[]; // all that has been told by then
}

/** An event, where it stands in the news, and who caused it. */
interface Place {
  event: Event;
  news: number;
  step: number;
  at: number;
  actor: number | null;
}

/** Take an update apart; where the server sent no steps there is nothing to show but what came of it. */
export function scenesOf(update: Update, before: State, known: News[]): Scene[] {
  const places = placesOf(update.news);
  const { state, after } = update;
  if (!state || places.length === 0 || (after ?? []).length !== places.length - 1) return [];
  const events = places.map(({ event }) => event);
  let now = before;
  return places.reduce<Scene[]>((scenes, place, at) => {
    const change = after?.[at];
    now = change ? amended(now, change) : state;
    const scene = {
      telling: { events, at },
      events: [place.event],
      actor: place.actor,
      state: still(now),
      news: [...known, ...newsUpTo(update.news, place)],
    };
    return change && isSame(scenes.at(-1), place, change)
      ? [...scenes.slice(0, -1), joined([scenes.at(-1)!, scene])]
      : [...scenes, scene];
  }, []);
}

function placesOf(all: News[]): Place[] {
  return all.flatMap((news, n) =>
    (news.steps ?? []).flatMap((step, s) =>
      (step.events ?? []).map((event, at) => ({
        event: event as Event,
        news: n,
        step: s,
        at,
        actor: step.actor ?? null,
      })),
    ),
  );
}

/** Return the news as far as an event. */
function newsUpTo(all: News[], place: Place): News[] {
  const news = all[place.news]!;
  const steps = (news.steps ?? []).slice(0, place.step + 1);
  const last = steps.at(-1)!;
  const cut: Step = { ...last, events: (last.events ?? []).slice(0, place.at + 1) };
  return [...all.slice(0, place.news), { ...news, steps: [...steps.slice(0, -1), cut] }];
}

/** Whether news leave what is being shown alone: talk, or a choice of which there is nothing to tell. */
export const isQuiet = ({ kind, steps }: News): boolean =>
  kind === "note" || kind === "say" || (kind === "play" && !!steps?.every((step) => !step.events?.length));

/** Return a state after a change. */
export function amended(state: State, change: Change): State {
  const figures = { ...state.figures, ...change.figures };
  for (const name of change.without ?? []) delete figures[name];
  return { ...state, view: { ...state.view, ...change.view }, scores: change.scores ?? state.scores, figures };
}

/** Return a state in which no seat is asked anything: what is being told asks nobody. */
function still(state: State): State {
  return { ...state, asked: [], choosing: [], legal: [], sealed: null, undo: null, over: false, places: null };
}

/** Whether an event happens at the same moment as the one before: a second card that is turned up with the first. */
function isSame(before: Scene | undefined, { event }: Place, change: Change): boolean {
  return before?.events.at(-1)?.event === event.event && Object.keys(change).length === 0;
}

/** Return scenes as one. */
function joined(scenes: Scene[]): Scene {
  return { ...scenes.at(-1)!, events: scenes.flatMap(({ events }) => events) };
}

/** Sum up scenes: first all that one player did at a time, then whatever lies beside each other. */
export function summedUp(scenes: Scene[], most: number): Scene[] {
  if (scenes.length <= most) return scenes;
  const turns = scenes.reduce<Scene[][]>((groups, scene) => {
    const last = groups.at(-1)?.at(-1);
    const goesOn = last?.telling.events === scene.telling.events && last.events[0]?.seat === scene.events[0]?.seat;
    return goesOn ? [...groups.slice(0, -1), [...groups.at(-1)!, scene]] : [...groups, [scene]];
  }, []);
  const size = Math.ceil(turns.length / most);
  const count = Math.ceil(turns.length / size);
  return [...Array(count).keys()].map((n) => joined(turns.slice(n * size, (n + 1) * size).flat()));
}

const isOwn = ({ actor, events }: Scene, seat: number) => actor === seat && (events[0]?.seat ?? seat) === seat;

/** Show in one what a seat has just done itself: it knows that already. */
export function withoutOwn(scenes: Scene[], seat: number): Scene[] {
  const count = scenes.findIndex((scene) => !isOwn(scene, seat));
  const own = count < 0 ? scenes.length : count;
  return own < 2 ? scenes : [joined(scenes.slice(0, own)), ...scenes.slice(own)];
}

/** Return what the others did since a seat acted last, out of all scenes and those of a new update. */
export function since(recent: Scene[], fresh: Scene[], seat: number): Scene[] {
  const own = fresh.findLastIndex(({ actor }) => actor === seat);
  if (own < 0) return [...recent, ...fresh];
  const first = fresh.findIndex((scene) => !isOwn(scene, seat));
  return first < 0 ? [] : fresh.slice(first);
}
