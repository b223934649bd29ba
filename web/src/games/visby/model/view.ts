// Visby's position, as far as a seat sees it.

import type { GameInfo, State } from "../../../wire";
import type { Event } from "../../../speech/words";
import type { Family } from "./cards";

export interface View {
  seats: number;
  target: number;
  phase: "choosing" | "trading" | "over";
  rounds: number;
  track: Record<Family, number>;
  seals: number[];
  wares: number[];
  hand: string[][];
  played: string[][];
  offer: number[];
}

export const viewOf = (state: State): View => state.view as unknown as View;

/** Return what a trade gives on each space of the market: wares and seals. */
export function rates(info: GameInfo): [wares: number, seals: number][] {
  return (info.values.find((value) => value.name === "rate")?.value ?? []) as [number, number][];
}

/** What a card brought a seat in a round. */
export interface Gain {
  seat: number;
  card: string;
  seals: number;
  wares: number;
}

const PAYING = ["took-seals", "took-wares", "got-seals", "got-wares"];

/** Return what the cards of a round brought, from its events. */
export function gains(events: Event[]): Gain[] {
  return events.flatMap((event) => {
    const seals = Number(event["seals"] ?? 0);
    const wares = Number(event["wares"] ?? 0);
    if (event.event === "traded") return [{ seat: event.seat!, card: "merchant", seals, wares: -wares }];
    return PAYING.includes(event.event) ? [{ seat: event.seat!, card: String(event["card"]), seals, wares }] : [];
  });
}

/** Return the events of the last round that was revealed. */
export function lastRound(events: Event[]): Event[] {
  const end = events.findLastIndex((event) => event.event === "revealed");
  let start = end;
  while (start > 0 && events[start - 1]?.event === "revealed") start -= 1;
  return end < 0 ? [] : events.slice(start);
}
