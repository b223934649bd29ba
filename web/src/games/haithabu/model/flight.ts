// What flies in Haithabu: goods between the market and the stores, on a transport to the trading post, and to an order.

import type { Event as Told } from "../../../speech/words";
import type { Flight } from "../../../table/moments/flight";
import { GOODS, type Good } from "./things";
import { eventOf } from "./types";

type Way = Pick<Flight, "from" | "via" | "to">;

export function flight(told: Told): Flight | null {
  const event = eventOf(told);
  const good = GOODS.find(({ name }) => "good" in event && name === event.good);
  const way = good && event.seat !== undefined ? wayOf(event, event.seat, market(good.name)) : null;
  return way && { ...way, sign: good!.sign, tone: "good" };
}

function wayOf(event: ReturnType<typeof eventOf>, seat: number, stalls: string[]): Way | null {
  const at = (place: string) => placeOf(seat, place);
  switch (event.event) {
    case "bought":
    case "took-good":
      return { from: stalls, to: at("warehouse") };
    case "sold":
      return { from: at("post"), to: stalls };
    case "loaded":
      return { from: at("warehouse"), via: at("transport"), to: at("post") };
    case "delivered":
      return { from: at("post"), to: at(`order-${event.slot}`) };
    case "dropped":
    case "returned-good":
      return { from: at(event.store ?? "warehouse"), to: stalls };
    default:
      return null;
  }
}

const market = (good: Good): string[] => [
  `.haithabu :is(.market-columns, .market-strip) > :nth-child(${GOODS.findIndex(({ name }) => name === good) + 1})`,
];

/** Return where something of a seat lies: on its board or panel, else at its chip. */
const placeOf = (seat: number, place: string): string[] => [
  `.haithabu .seat${seat + 1} [data-place="${place}"]`,
  `.haithabu :is(.rail-seat, .phone-seat).seat${seat + 1}`,
];
