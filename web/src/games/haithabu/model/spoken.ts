// What is spoken of just now: by the log under the pointer, or by the event that is being told.

import { light } from "../../../table/light.svelte";
import type { Table } from "./types";

/** Whether one of these things is spoken of. */
export function spoken(table: Table, ...names: string[]): boolean {
  const event = table.telling?.events[table.telling.at];
  return light.on(...names) || (!!event && names.some((name) => Object.values(event).includes(name)));
}
