// The words of one game, with the figures of one edition: the same Fluent files as on the server.

import type { FluentBundle } from "@fluent/bundle";
import type { ActionName, GameInfo, Step } from "../wire";
import { bundleOf, format, type Figures, type Language } from "./speech.svelte";

const ORDINALS = ["one", "two", "three"];
// Names in sentences are wrapped in characters that no text holds, so that they can light up.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** A piece of a sentence; `thing` names what it speaks of. */
export interface Piece {
  text: string;
  thing?: string;
}

export type Event = Record<string, unknown> & { event: string; seat?: number };

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly info: GameInfo,
    language: Language,
  ) {
    this.bundle = bundleOf(language, [info.words[language] ?? ""]);
  }

  /** Return a message of the game; the edition's values can be named in it. */
  say(name: string, figures: Figures = {}): string {
    return format(this.bundle, name, { ...this.info.figures, ...figures });
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** Return the name of a card, a good or a track. */
  name(text: string): string {
    return this.has(`name-${text}`) ? this.say(`name-${text}`) : text;
  }

  /** Return an action in words; figures worth telling come with the legal ones. */
  action(action: ActionName, outlook: Record<string, unknown> = {}, names: string[] = []): string {
    return plain(this.phrase(action, outlook, names));
  }

  /** Return an action as a sentence whose names can light up. */
  phrase(action: ActionName, outlook: Record<string, unknown> = {}, names: string[] = []): Piece[] {
    const values = action.arguments.map((text) => this.value(text));
    const figures: Figures = { count: values.length, player: player(names, action.arguments[0]) };
    values.forEach((value, n) => (figures[ORDINALS[n]!] = value));
    for (const [key, value] of Object.entries(outlook)) figures[key] = this.figure(value);
    return pieces(this.say(`action-${action.verb}`, figures));
  }

  /** Return an event as a sentence whose names can light up. */
  event(event: Event, names: string[]): Piece[] {
    const figures: Figures = { seat: names[event.seat ?? -1] ?? "" };
    for (const name of this.info.events[event.event] ?? []) {
      const value = event[name];
      figures[`has_${name}`] = value === undefined ? 0 : 1;
      figures[name] = value === undefined ? 0 : this.figure(value);
      if (typeof value !== "string") figures[`${name}_name`] = player(names, String(value ?? 0));
    }
    return pieces(this.say(`event-${event.event}`, figures));
  }

  /** Return all that a step tells. */
  step(step: Step, names: string[]): Piece[][] {
    return (step.events ?? []).map((event) => this.event(event as Event, names));
  }

  private value(text: string): string | number {
    return /^\d+$/.test(text) ? Number(text) : this.marked(text);
  }

  private figure(value: unknown): string | number {
    return typeof value === "number" ? value : this.marked(String(value));
  }

  private marked(text: string): string {
    return OPEN + text + MIDDLE + this.name(text) + CLOSE;
  }
}

function player(names: string[], number: string | undefined): string {
  return names[Number(number) - 1] ?? number ?? "";
}

/** Take a sentence apart where names stand in it. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (let rest = text; rest; ) {
    const match = MARKED.exec(rest);
    if (!match) {
      found.push({ text: rest });
      break;
    }
    if (match.index > 0) found.push({ text: rest.slice(0, match.index) });
    found.push({ text: match[2]!, thing: match[1]! });
    rest = rest.slice(match.index + match[0].length);
  }
  return found;
}

/** Put a sentence together again, as plain text. */
export function plain(sentence: Piece[]): string {
  return sentence.map((piece) => piece.text).join("");
}
