// What flies in Riga: goods from a row to whoever takes them, and from a hand to the bill.

import type { Event } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";
import { GOODS } from "./things";

export function flight(event: Event): Flight | null {
  const sign = GOODS.find(({ name }) => name === (event["good"] ?? event["thing"]))?.sign;
  if (!sign || event.seat === undefined) return null;
  const seat = `.riga .pl.seat${event.seat + 1}, .riga .hc`; // one's own goods lie in the hand
  if (event.event === "took-goods")
    return { from: `.riga .grows > :nth-child(${Number(event["row"])})`, to: seat, sign, tone: "good" };
  if (event.event === "paid") return { from: seat, to: ".riga .slip", sign, tone: "good" };
  return null;
}
