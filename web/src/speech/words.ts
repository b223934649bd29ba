// The words of one game, with the figures of one edition: the same Fluent files as on the server.

import type { FluentBundle } from "@fluent/bundle";
import type { ActionName, GameInfo, Step } from "../wire";
import type { Language } from "./languages";
import { bundleOf, format, type Figures } from "./speech.svelte";

const ORDINALS = ["one", "two", "three"];
const [OPENS, SHUTS] = ["\uE000", "\uE001"]; // around a player's name: nothing within it names a component

/** A piece of a sentence; `thing` names what it refers to. */
export interface Piece {
  text: string;
  thing?: string;
}

export type Event = Record<string, unknown> & { event: string; seat?: number };

export class Words {
  private readonly bundles: FluentBundle[]; // what a game does not say in a language, English says
  private readonly values: Figures; // of the edition
  private readonly names = new Map<string, string>(); // each is asked for at every step, and never changes

  constructor(
    readonly info: GameInfo,
    language: Language,
  ) {
    const spoken = new Set<Language>([language, "en"]);
    this.bundles = [...spoken].map((each) => bundleOf(each, [info.words[each] ?? ""]));
    this.values = { ...info.figures, ...info.ranges };
  }

  /** Return a message of the game; the edition's values can be named in it. */
  say(name: string, figures: Figures = {}): string {
    if (!this.has(name)) return unworded(name, figures);
    return format(this.bundles, name, { ...this.values, ...figures });
  }

  has(name: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(name));
  }

  /** Return the name of a card, a good or a track; a compound is put together from both. */
  name(text: string): string {
    const known = this.names.get(text) ?? this.worded(text);
    this.names.set(text, known);
    return known;
  }

  private worded(text: string): string {
    if (this.has(`name-${text}`)) return this.say(`name-${text}`);
    const [one, two] = this.parts(text);
    return one && two ? this.say("compound", { one, two }) : text;
  }

  /** Return the names in a compound, such as a building in a city, if the game knows both. */
  private parts(text: string): string[] {
    const parts = text.split(/-(.*)/, 2).map((part) => `name-${part}`);
    return this.has("compound") && parts.every((part) => this.has(part)) ? parts.map((part) => this.say(part)) : [];
  }

  /** Return an action in words; figures worth showing come with the legal ones. */
  action(action: ActionName, outlook: Record<string, unknown> = {}, names: string[] = []): string {
    return plain(this.phrase(action, outlook, names));
  }

  /** Return an action as a sentence whose names can light up. */
  phrase(action: ActionName, outlook: Record<string, unknown> = {}, names: string[] = []): Piece[] {
    const figures: Figures = { count: action.arguments.length, player: player(names, action.arguments[0]) };
    action.arguments.forEach(
      (text, n) => (figures[ORDINALS[n]!] = /^\d+$/.test(text) ? Number(text) : this.name(text)),
    );
    for (const [key, value] of Object.entries(outlook)) figures[key] = this.figure(value);
    const things = [...action.arguments, ...Object.values(outlook)];
    return pieces(this.say(`action-${action.verb}`, figures), this.named(things));
  }

  /** Return an event as a sentence whose names can light up. */
  event(event: Event, names: string[]): Piece[] {
    const figures: Figures = { seat: person(names[event.seat ?? -1] ?? "") };
    for (const name of this.info.events[event.event] ?? []) {
      const value = event[name];
      figures[`has_${name}`] = value === undefined ? 0 : 1;
      figures[name] = value === undefined ? 0 : this.figure(value);
      if (typeof value !== "string") figures[`${name}_name`] = player(names, String(value ?? 0));
    }
    return pieces(this.say(`event-${event.event}`, figures), this.named(Object.values(event)));
  }

  /** Return everything that a step reports. */
  step(step: Step, names: string[]): Piece[][] {
    return (step.events ?? []).map((event) => this.event(event as Event, names));
  }

  private isNamed(text: string): boolean {
    return this.has(`name-${text}`) || this.parts(text).length > 0;
  }

  private figure(value: unknown): string | number {
    return typeof value === "number" ? value : this.name(String(value));
  }

  /** Return the components among some values, by their names. */
  private named(values: unknown[]): Map<string, string> {
    const things = values.filter((value): value is string => typeof value === "string" && this.isNamed(value));
    return new Map(things.map((thing) => [this.name(thing), thing]));
  }
}

/** Return what stands in for a message that a game does not have: its name and its figures, as on the server. */
function unworded(name: string, figures: Figures): string {
  const [kind = "", ...rest] = name.split("-");
  const text = rest.join(" ");
  if (kind === "action") return [text, ...ORDINALS.flatMap((place) => figures[place] ?? [])].join(" ");
  if (kind !== "event") return text;
  const { seat = "", ...others } = figures;
  const shown = Object.entries(others).filter(([key]) => !key.startsWith("has_") && !key.endsWith("_name"));
  const told = shown.map(([key, value]) => `${key} ${String(value)}`).join(", ");
  return `${seat === person("") ? "" : `${String(seat)}: `}${text}${told && ` (${told})`}`;
}

function player(names: string[], number: string | undefined): string {
  return person(names[Number(number) - 1] ?? number ?? "");
}

const person = (name: string): string => `${OPENS}${name}${SHUTS}`;
const PERSON = new RegExp(`${OPENS}(.*?)${SHUTS}`); // splits a sentence so that every other part is a player's name

/** Split a sentence where components are named in it, but not within the names of players. */
export function pieces(text: string, things: Map<string, string> = new Map()): Piece[] {
  const found = text.split(PERSON).flatMap((part, n) => (n % 2 === 1 ? [{ text: part }] : thingsIn(part, things)));
  return found.filter((piece) => piece.text).reduce<Piece[]>(joined, []);
}

/** Find the components that are named by whole words; the longest name that fits wins. */
function thingsIn(text: string, things: Map<string, string>): Piece[] {
  const names = [...things.keys()].filter(Boolean).sort((one, two) => two.length - one.length);
  if (names.length === 0) return [{ text }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u"));
  return parts.map((part) => (things.has(part) ? { text: part, thing: things.get(part)! } : { text: part }));
}

/** Merge neighbouring pieces of plain text. */
function joined(before: Piece[], piece: Piece): Piece[] {
  const last = before.at(-1);
  if (!last || last.thing || piece.thing) return [...before, piece];
  return [...before.slice(0, -1), { text: last.text + piece.text }];
}

/** Put a sentence together again, as plain text. */
export function plain(sentence: Piece[]): string {
  return sentence.map((piece) => piece.text).join("");
}
