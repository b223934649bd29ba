// What is spoken of just now: by the log under the pointer, or by the event that is being told.

import { light } from "../../../table/light.svelte";
import type { Table } from "./types";
import { eventOf, type Event } from "./types";

type Named<Name> = Extract<Event, { event: Name }>;

/** Whether one of these things is spoken of. */
export function spoken(table: Table, ...names: string[]): boolean {
  const event = table.telling?.events[table.telling.at];
  return light.on(...names) || (!!event && names.some((name) => Object.values(event).includes(name)));
}

/** Return the events of a kind that have been told so far, out of those that are being told. */
export function toldSoFar<Name extends Event["event"]>(table: Table, kind: Name): Named<Name>[] {
  const told = (table.telling?.events.slice(0, table.telling.at + 1) ?? []).map(eventOf);
  return told.filter((event): event is Named<Name> => event.event === kind);
}
