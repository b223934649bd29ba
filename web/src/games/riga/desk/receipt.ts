// What a player has done in the turn that is being told, as lines of a receipt. Nothing here knows a rule.

import type { Event, Good, Thing } from "../model/types";

export interface Receipt {
  seat: number;
  taken: { good: Good; count: number }[];
  card: string; // a building that was taken
  used: string[]; // functions, by their buildings
  paid: { thing: Thing; ducats: number; count: number }[];
  lapsed: number;
  built: string[];
  discarded: { good: Good; count: number }[];
  cast: string[]; // buildings that were discarded
}

/** Return the receipt of the last turn in some events, if it is one that has something to show. */
export function receiptOf(events: Event[]): Receipt | null {
  const seat = events.at(-1)?.seat;
  if (seat === undefined) return null;
  // What is given up in winter is no part of the turn before.
  const before = events.findLastIndex((event) => event.seat !== seat || event.event === "owes");
  const receipt: Receipt = {
    ...{ seat, taken: [], card: "", used: [], paid: [], lapsed: 0, built: [] },
    ...{ discarded: [], cast: [] },
  };
  for (const event of events.slice(before + 1)) note(receipt, event);
  const lines = Object.values(receipt).flatMap((line) => (Array.isArray(line) ? line : []));
  return lines.length > 0 || receipt.card ? receipt : null;
}

function note(receipt: Receipt, event: Event): void {
  if (event.event === "took-goods" && event.good) receipt.taken.push({ good: event.good, count: event.count });
  if (event.event === "took-building") receipt.card = event.building ?? "";
  if (event.event === "used") receipt.used.push(...[event.building ?? event.own ?? []].flat());
  if (event.event === "paid" && event.thing) pay(receipt, event.thing, event.ducats);
  if (event.event === "lapsed") receipt.lapsed = event.ducats;
  if (event.event === "built" && event.building) receipt.built.push(event.building);
  if (event.event === "discarded-goods" && event.good) discard(receipt, event.good, event.count);
  if (event.event === "discarded" && event.building) receipt.cast.push(event.building);
  if (event.event === "built-own" && event.own) receipt.built.push(event.own);
}

/** Note a payment; the same at the same worth is one line. */
function pay({ paid }: Receipt, thing: Thing, ducats: number): void {
  const known = paid.find((line) => line.thing === thing && line.ducats === ducats);
  if (known) known.count += 1;
  else paid.push({ thing, ducats, count: 1 });
}

/** Note goods that were given up, one after another or together. */
function discard({ discarded }: Receipt, good: Good, count: number): void {
  const known = discarded.find((line) => line.good === good);
  if (known) known.count += count;
  else discarded.push({ good, count });
}
