// The news of a seat as chapters and lines, for the log and for whoever listens.

import { known, say } from "../speech/speech.svelte";
import type { Event, Piece, Words } from "../speech/words";
import type { News } from "../wire";

export interface Line {
  key: string;
  seat: number; // -1 if it speaks of nobody
  sentence: Piece[];
  kind: "event" | "chapter" | "note";
}

/** Return all that happened, oldest first; `chapter` names the events that begin a new part. */
export function story(news: News[], words: Words, names: string[], chapter: string[]): Line[] {
  return news.flatMap((each) => lines(each, words, names, chapter));
}

function lines(news: News, words: Words, names: string[], chapter: string[]): Line[] {
  const key = `${news.number}`;
  if (news.kind === "play") {
    const events = (news.steps ?? []).flatMap((step) => step.events ?? []) as Event[];
    return events.map((event, n) => ({
      key: `${key}.${n}`,
      seat: event.seat ?? -1,
      sentence: words.event(event, names),
      kind: chapter.includes(event.event) ? "chapter" : "event",
    }));
  }
  const told = note(news, names);
  return told ? [{ key, seat: news.seat ?? -1, sentence: [{ text: told }], kind: "note" }] : [];
}

function note(news: News, names: string[]): string {
  const name = names[news.seat ?? -1] ?? "";
  if (news.kind === "begin") return say("log-begin");
  if (news.kind === "undo") return name ? say("log-undone", { name }) : say("log-undone-all");
  const message = `log-note-${news.note}`;
  return news.kind === "note" && known(message) ? say(message, { name, minutes: Math.round((news.lasted ?? 0) / 60_000) }) : "";
}
