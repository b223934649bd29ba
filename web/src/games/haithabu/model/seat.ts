// A seat in words: all that lies before it.

import { say } from "../../../speech/speech.svelte";
import type { Table } from "./types";
import { VEHICLES } from "./things";
import { NONE, orderOf, type View } from "./view";
import { goodsInWords, namesInWords } from "./words";

export function seatInWords(table: Table, view: View, seat: number): string {
  return say("haithabu-seat", {
    name: table.names[seat] ?? "",
    points: view.points[seat]!,
    silver: view.silver[seat]!,
    loans: view.loans[seat]!,
    warehouse: goodsInWords(table, view.warehouse[seat]),
    post: goodsInWords(table, view.post[seat]),
    transports: namesInWords(
      table,
      VEHICLES.map(({ name }) => view.vehicles[seat]![name]),
    ),
    characters: namesInWords(table, view.characters[seat]!),
    completed: view.completed[seat]!,
  });
}

/** Return an order of a seat with what lies on it. */
export function slotInWords(table: Table, view: View, seat: number, slot: number): string {
  const name = view.orders[seat]![slot]!;
  if (name === NONE) return say("haithabu-slot-free", { slot: slot + 1 });
  const { goods, points, silver } = orderOf(table.info!, name);
  return say("haithabu-slot", {
    slot: slot + 1,
    goods: goodsInWords(table, goods),
    laid: goodsInWords(table, view.laid[seat]![slot]),
    points,
    silver,
  });
}
