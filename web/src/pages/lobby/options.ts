// How options and their values are called on the pages around the tables.

import { speech } from "../../speech/speech.svelte";
import type { Offer, OptionInfo } from "../../wire";

/** Return how an option is called. */
export function titleOfOption(offer: Offer, option: string): string {
  return offer.words[speech.language]?.[option] ?? option;
}

/** Return the short name of a value: for how many players it is, the page says apart. */
export function nameOf(offer: Offer, option: Pick<OptionInfo, "name">, value: string): string {
  return titleOfOption(offer, `${option.name}-${value}`).replace(/ \(.*\)$/, "");
}

/** Return what newcomers should know of a value, if anything. */
export function adviceOn(offer: Offer, option: Pick<OptionInfo, "name">, value: string): string | undefined {
  return offer.advice[speech.language]?.[`${option.name}-${value}`];
}
