// What flies in Haithabu: goods between the market and whoever buys or sells them.

import type { Event as Told } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";
import { GOODS } from "./things";
import { eventOf, type Event } from "./types";

const GAINS: Event["event"][] = ["bought", "took-good"];

export function flight(told: Told): Flight | null {
  const event = eventOf(told);
  const good = "good" in event ? event.good : undefined;
  const place = GOODS.findIndex(({ name }) => name === good);
  if (place < 0 || event.seat === undefined) return null;
  const market = `.haithabu :is(.market-columns, .market-strip) > :nth-child(${place + 1})`;
  const seat = `.haithabu .seat-panel.seat${event.seat + 1}, .haithabu .own-name`; // one's own board has no panel
  const sign = GOODS[place]!.sign;
  if (GAINS.includes(event.event)) return { from: market, to: seat, sign, tone: "good" };
  return event.event === "sold" ? { from: seat, to: market, sign, tone: "good" } : null;
}
