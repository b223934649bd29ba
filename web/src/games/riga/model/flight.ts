// What flies in Riga: goods from a row to the player who takes them, and from a hand to the bill.

import type { Event as Told } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";
import { GOODS } from "./things";
import { eventOf } from "./types";

export function flight(told: Told, own: number): Flight | null {
  const event = eventOf(told);
  const thing = event.event === "took-goods" ? event.good : event.event === "paid" ? event.thing : undefined;
  const sign = GOODS.find(({ name }) => name === thing)?.sign;
  if (!sign || event.seat === undefined) return null;
  const places = [".seat-panel", ".fold > ", ".phone-seat"].map((each) => `.riga-table ${each}.seat${event.seat! + 1}`);
  const seat = event.seat === own ? [".riga-table .hand-cards", ...places] : places;
  if (event.event === "took-goods")
    return { from: [`.riga-table .goods-rows > :nth-child(${event.row})`], to: seat, sign, tone: "good" };
  return { from: seat, to: [".riga-table .receipt"], sign, tone: "good" };
}
