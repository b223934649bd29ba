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
}

/** Return the receipt of the last turn in some events, if it is one that has something to show. */
export function receiptOf(events: Event[]): Receipt | null {
  const seat = events.at(-1)?.seat;
  if (seat === undefined) return null;
  const turn = events.slice(events.findLastIndex((event) => event.seat !== seat) + 1);
  const receipt: Receipt = { seat, taken: [], card: "", used: [], paid: [], lapsed: 0, built: [] };
  for (const event of turn) note(receipt, event);
  const { taken, card, used, paid, built } = receipt;
  return taken.length + used.length + paid.length + built.length > 0 || card ? receipt : null;
}

function note(receipt: Receipt, event: Event): void {
  if (event.event === "took-goods" && event.good) receipt.taken.push({ good: event.good, count: event.count });
  if (event.event === "took-building") receipt.card = event.building ?? "";
  if (event.event === "used") receipt.used.push(...[event.building ?? event.own ?? []].flat());
  if (event.event === "paid" && event.thing) pay(receipt, event.thing, event.ducats);
  if (event.event === "lapsed") receipt.lapsed = event.ducats;
  if (event.event === "built" && event.building) receipt.built.push(event.building);
  if (event.event === "built-own" && event.own) receipt.built.push(event.own);
}

/** Note a payment; the same at the same worth is one line. */
function pay({ paid }: Receipt, thing: Thing, ducats: number): void {
  const known = paid.find((line) => line.thing === thing && line.ducats === ducats);
  if (known) known.count += 1;
  else paid.push({ thing, ducats, count: 1 });
}
