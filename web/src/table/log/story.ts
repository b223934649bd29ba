// The news of a seat as chapters and lines, for the log and for screen readers.

import { known, say } from "../../speech/speech.svelte";
import type { Event, Piece, Words } from "../../speech/words";
import type { News } from "../../wire";
import type { Grade, Graded } from "../grades";

export interface Line {
  key: string;
  seat: number; // -1 if it concerns no seat
  sentence: Piece[];
  kind: "event" | "chapter" | "note";
}

const NOBODY = -1;
/** The lines of news, and what they were made from: a log grows at its end, and is not told anew with every step. */
const kept = new WeakMap<News, { words: Words; from: string; lines: Line[] }>();

/** Return everything that happened, oldest first; `chapter` names the events that begin a new part. */
export function story(news: News[], words: Words, names: string[], chapter: string[]): Line[] {
  const from = [...names, ...chapter].join("\n");
  return news.flatMap((each) => {
    const known = kept.get(each);
    if (known?.words === words && known.from === from) return known.lines;
    const fresh = lines(each, words, names, chapter);
    kept.set(each, { words, from, lines: fresh });
    return fresh;
  });
}

function lines(news: News, words: Words, names: string[], chapter: string[]): Line[] {
  const key = `${news.number}`;
  if (news.kind === "play") {
    const events = (news.steps ?? []).flatMap((step) => step.events ?? []) as Event[];
    return gathered(events, chapter).map((group, n) => ({ key: `${key}.${n}`, ...told(group, words, names, chapter) }));
  }
  const said = note(news, names);
  return said ? [{ key, seat: news.seat ?? NOBODY, sentence: [{ text: said }], kind: "note" }] : [];
}

/**
 * Return events grouped: all of one seat until the next chapter, and consecutive ones that concern no seat.
 */
function gathered(events: Event[], chapter: string[]): Event[][] {
  const groups: Event[][] = [];
  const open = new Map<number, Event[]>(); // where the next event of a seat goes
  for (const event of events) {
    const [seat, begins] = [event.seat ?? NOBODY, chapter.includes(event.event)];
    const group = begins ? undefined : open.get(seat);
    if (begins) open.clear();
    if (seat !== NOBODY) open.delete(NOBODY);
    if (group) group.push(event);
    else groups.push([event]);
    if (!group && !begins) open.set(seat, groups.at(-1)!);
  }
  return groups;
}

function told(group: Event[], words: Words, names: string[], chapter: string[]): Omit<Line, "key"> {
  const seat = group[0]!.seat ?? NOBODY;
  const sentences = listed(group.map((event) => words.event(event, names)));
  return {
    seat,
    sentence: joined(sentences, names[seat]),
    kind: chapter.includes(group[0]!.event) ? "chapter" : "event",
  };
}

/** Return sentences that say the same of different things as lists: "Row 1 gets grain, glass." */
function listed(sentences: Piece[][]): Piece[][] {
  return sentences.reduce<Piece[][]>((before, next) => {
    const longer = before.length > 0 ? extended(before.at(-1)!, next) : null;
    return longer ? [...before.slice(0, -1), longer] : [...before, next];
  }, []);
}

/** Return a list with the thing that another sentence ends with, if that begins as the list does. */
function extended(list: Piece[], next: Piece[]): Piece[] | null {
  const at = next.findIndex(({ thing }) => thing);
  const end = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");
  if (at < 1 || end(next.slice(at + 1)) !== ".") return null;
  const begins = next.slice(0, at).every(({ text }, n) => text === list[n]?.text && !list[n]?.thing);
  const last = list.findLastIndex(({ thing }) => thing);
  const things = list.slice(at, last + 1).filter(({ thing, text }) => !thing && text !== ", ");
  if (!begins || things.length > 0 || end(list.slice(last + 1)) !== ".") return null;
  return [...list.slice(0, last + 1), { text: ", " }, ...next.slice(at)];
}

/** Return sentences as one; the player they are about is named once, and again after one about something else. */
function joined(sentences: Piece[][], name = ""): Piece[] {
  return sentences.reduce((before, next, n) => {
    const rest = nameless(sentences[n - 1]!, name) && nameless(next, name);
    return rest ? onward(unended(before), rest) : [...before, { text: " " }, ...next];
  });
}

/** Return a sentence that goes on; what it ends with is not named again at once: "plays Knight: 3 seals". */
function onward(before: Piece[], rest: Piece[]): Piece[] {
  const spoken = (pieces: Piece[]) => pieces.filter((piece) => piece.text);
  const [first, ...after] = spoken(rest);
  return first?.thing && first.thing === spoken(before).at(-1)?.thing
    ? [...before, ...after]
    : [...before, { text: "; " }, ...rest];
}

/** Return a sentence without the name it begins with, or nothing if it begins otherwise. */
function nameless([first, ...rest]: Piece[], name: string): Piece[] | null {
  const opening = [`${name}, `, `${name} `].find((text) => name && !first?.thing && first?.text.startsWith(text));
  return opening ? [{ text: first!.text.slice(opening.length) }, ...rest] : null;
}

/** Return a sentence without its full stop. */
function unended(sentence: Piece[]): Piece[] {
  const last = sentence.at(-1);
  return last && !last.thing ? [...sentence.slice(0, -1), { text: last.text.replace(/\.$/, "") }] : sentence;
}

function note(news: News, names: string[]): string {
  const name = names[news.seat ?? NOBODY] ?? "";
  if (news.kind === "begin") return say("log-begin");
  if (news.kind === "undo") return name ? say("log-undone", { name }) : say("log-undone-all");
  const message = `log-note-${news.note}`;
  return news.kind === "note" && known(message)
    ? say(message, { name, minutes: Math.round((news.lasted ?? 0) / 60_000) })
    : "";
}

/** Return the grades of lines by their keys: a sealed choice is told of only when it is revealed. */
export function gradesOf(lines: Line[], graded: Graded | null): Map<string, Grade> {
  const found = new Map<string, Grade>();
  for (const [number, grade] of Object.entries(graded?.grades ?? {})) {
    const line = lines.find(
      ({ key, seat, kind }) => kind === "event" && seat === graded?.seat && Number(key.split(".")[0]) >= Number(number),
    );
    if (line) found.set(line.key, grade);
  }
  return found;
}
