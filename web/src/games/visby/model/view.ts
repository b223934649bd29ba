// Visby's position, as far as a seat sees it, and what its rounds bring.

import type { GameInfo } from "../../../wire";
import { valueOf, type Card, type Event, type Values } from "./types";

export { eventOf, eventsOf, viewOf, type Event } from "./types";

/** Return what a trade gives on each space of the market: wares and seals. */
export const rates = (info: GameInfo): Values["rate"] => valueOf(info, "rate");

/** What a card brought a seat in a round. */
export interface Gain {
  seat: number;
  card: Card;
  seals: number;
  wares: number;
}

/** Return what the cards of a round brought, from its events. */
export function gains(events: Event[]): Gain[] {
  return events.flatMap((event): Gain[] => {
    const seat = event.seat!;
    switch (event.event) {
      case "traded":
        return [{ seat, card: "merchant", seals: event.seals, wares: -event.wares }];
      case "took-seals":
      case "got-seals":
        return [{ seat, card: event.card!, seals: event.seals, wares: 0 }];
      case "took-wares":
      case "got-wares":
        return [{ seat, card: event.card!, seals: 0, wares: event.wares }];
      default:
        return [];
    }
  });
}

/** Return the card whose step an event belongs to, if it belongs to one. */
export function stepOf(event: Event | undefined): Card | undefined {
  switch (event?.event) {
    case undefined:
    case "revealed":
      return undefined;
    case "crowded":
    case "traded":
    case "emptied":
      return "merchant";
    case "returned":
      return "mendicant";
    default:
      return "card" in event! ? event.card : undefined;
  }
}

/** Return the events of the last round that was revealed. */
export function lastRound(events: Event[]): Event[] {
  const end = events.findLastIndex((event) => event.event === "revealed");
  let start = end;
  while (start > 0 && events[start - 1]?.event === "revealed") start -= 1;
  return end < 0 ? [] : events.slice(start);
}
