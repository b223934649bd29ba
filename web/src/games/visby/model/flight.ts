// What flies in Visby: seals from the wall, wares from the sea, both from the supply at the ribbon.

import type { Event as Told } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";
import { eventOf, type Event } from "./types";

const FROM: Partial<Record<Event["event"], string>> = {
  "took-seals": "[data-track=battle]",
  "took-wares": "[data-track=journey]",
  traded: "[data-track=market]",
};

export function flight(told: Told): Flight | null {
  const event = eventOf(told);
  const seals = "seals" in event && event.seals > 0;
  if (event.seat === undefined || (!seals && !("wares" in event && event.wares > 0))) return null;
  const from = FROM[event.event] ?? ".visby .step.now";
  return {
    from: [from],
    to: [`[data-seat="${event.seat}"]`],
    sign: seals ? "wax-seal" : "swap-bag",
    tone: seals ? "seal" : "ware",
  };
}
