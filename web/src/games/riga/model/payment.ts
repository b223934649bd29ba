// Adding up what is picked for a bill; what each thing is worth, the server says.

import type { Means, Thing } from "./types";

export type { Means } from "./types";

export const worthOf = (means: Means[], thing: Thing): number => means.find((each) => each.thing === thing)?.worth ?? 0;

export const sum = (means: Means[], things: Thing[]): number =>
  things.reduce((total, thing) => total + worthOf(means, thing), 0);

/** Add a thing to a payment; what it makes superfluous goes back. Null if it would be that itself. */
export function paidWith(means: Means[], things: Thing[], thing: Thing, due: number): Thing[] | null {
  const source = means.find((each) => each.thing === thing);
  if (!source || source.worth === 0 || things.filter((other) => other === thing).length >= source.count) return null;
  const kept = [...things].sort((one, two) => worthOf(means, one) - worthOf(means, two));
  while (kept.length > 0 && sum(means, kept) + source.worth - worthOf(means, kept[0]!) >= due) kept.shift();
  return sum(means, kept) >= due ? null : [...kept, thing];
}
