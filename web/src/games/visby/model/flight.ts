// What flies in Visby: seals from the wall, wares from the sea, both from the supply at the ribbon.

import type { Event } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";

const FROM: Record<string, string> = {
  "took-seals": "[data-track=battle]",
  "took-wares": "[data-track=journey]",
  traded: "[data-track=market]",
};

export function flight(event: Event): Flight | null {
  const seals = Number(event["seals"] ?? 0) > 0;
  if (event.seat === undefined || (!seals && !(Number(event["wares"] ?? 0) > 0))) return null;
  const from = FROM[event.event] ?? ".visby .step.now";
  return {
    from,
    to: `[data-seat="${event.seat}"]`,
    sign: seals ? "wax-seal" : "swap-bag",
    tone: seals ? "seal" : "ware",
  };
}
