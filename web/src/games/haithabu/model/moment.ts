// What an event names, as things that can be drawn: nothing here knows what the event means.

import { INCIDENTS } from "./things";
import type { Character, Event, Field, Good, Incident, Order, Transport } from "./types";
import type { Event as Told } from "../../../speech/words";

export type Part =
  | { kind: "worker"; neutral: boolean }
  | { kind: "fields"; fields: Field[]; night: boolean } // one, or the first and the last of several
  | { kind: "die"; eyes: number }
  | { kind: "good"; good: Good; count: number }
  | { kind: "price"; before: number; after: number }
  | { kind: "order"; order: Order }
  | { kind: "transport"; transport: Transport }
  | { kind: "character"; character: Character }
  | { kind: "silver"; silver: number }
  | { kind: "incident"; incident: Incident }
  | { kind: "points"; points: number };

type Figures = Partial<
  Record<"eyes" | "count" | "before" | "after" | "silver" | "points" | "night" | "neutral", number>
> &
  Partial<{
    field: Field;
    first: Field;
    last: Field;
    good: Good;
    order: Order;
    transport: Transport;
    character: Character;
    incident: Incident;
  }>;

/** Return what an event shows, in the order in which it is read. */
export function partsOf(told: Told): Part[] {
  const { eyes, good, count, before, after, order, transport, character, silver, incident, points } = told as Figures;
  const { field, first, last, night, neutral } = told as Figures;
  const fields = [field, first, last].filter((each) => each !== undefined);
  const parts: (Part | false)[] = [
    neutral !== undefined && { kind: "worker", neutral: neutral > 0 },
    fields.length > 0 && { kind: "fields", fields, night: !!night },
    !!eyes && { kind: "die", eyes },
    !!incident && { kind: "die", eyes: INCIDENTS.indexOf(incident) + 1 },
    !!incident && { kind: "incident", incident },
    !!good && { kind: "good", good, count: count ?? 1 },
    before !== undefined && after !== undefined && { kind: "price", before, after },
    !!order && { kind: "order", order },
    !!transport && { kind: "transport", transport },
    !!character && { kind: "character", character },
    !!silver && { kind: "silver", silver },
    !!points && { kind: "points", points },
  ];
  return parts.filter((part) => part !== false);
}

/** A price die of the end of a round, and what it did. */
export interface Fall {
  good: Good;
  eyes: number;
  before: number | null; // where the price did not move, there is nothing to compare
  after: number | null;
  settled: boolean; // whether it has been told what came of it
}

/** Return the price dice that have been told, each with the move of its price. */
export function fallsIn(events: Event[]): Fall[] {
  return events.flatMap((event, n): Fall[] => {
    if (event.event !== "price-die" || !event.good) return [];
    const next = events[n + 1];
    const moved = next?.event === "price" && next.good === event.good ? next : null;
    const { good, eyes } = event;
    return [{ good, eyes, before: moved?.before ?? null, after: moved?.after ?? null, settled: !!next }];
  });
}
