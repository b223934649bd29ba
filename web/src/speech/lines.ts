// What a seat sees of any game, as lines of text; what belongs to a seat carries its name.

import type { Words } from "./words";

export interface Line {
  name: string;
  text: string;
  by?: number; // the seat to which it belongs
}

interface Schema {
  properties?: Record<string, { minItems?: number; maxItems?: number }>;
}

const UNSHOWN = ["seats", "viewer"]; // these go without saying

/** Return a view as lines. A list with a greatest length and no least one has a place for every seat. */
export function lines(view: Record<string, unknown>, schema: Schema, words: Words): Line[] {
  return Object.entries(view)
    .filter(([field]) => !UNSHOWN.includes(field))
    .flatMap(([field, value]) => {
      const shape = schema.properties?.[field];
      const name = words.name(field).replaceAll("_", " ");
      const bySeat = shape?.maxItems !== undefined && shape.minItems === undefined;
      if (!bySeat || !(value instanceof Array)) return [{ name, text: told(value, words) }];
      return value.map((item, by) => ({ name, text: told(item, words), by }));
    });
}

/** Return what a survey has counted, if anything. */
export const counted = (figures: { counted?: Record<string, unknown> }, words: Words): Line[] =>
  lines(figures.counted ?? {}, {}, words);

/** Return a value in words. */
function told(value: unknown, words: Words): string {
  if (value instanceof Array) return value.map((item) => told(item, words)).join(", ") || "–";
  if (value !== null && typeof value === "object") {
    return Object.entries(value)
      .map(([key, item]) => `${words.name(key)} ${told(item, words)}`)
      .join("; ");
  }
  return typeof value === "string" ? words.name(value) : String(value);
}
