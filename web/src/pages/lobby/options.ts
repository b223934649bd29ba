// The names of options and their values on the pages around the tables.

import { speech } from "../../speech/speech.svelte";
import type { Offer, OptionInfo } from "../../wire";

/** Return the name of an option. */
export function titleOfOption(offer: Offer, option: string): string {
  return offer.words[speech.language]?.[option] ?? option;
}

/** Return the short name of a value: the page states the number of players separately. */
export function nameOf(offer: Offer, option: Pick<OptionInfo, "name">, value: string): string {
  return titleOfOption(offer, `${option.name}-${value}`).replace(/ \(.*\)$/, "");
}

/** Return what newcomers should know about a value, if anything. */
export function adviceOn(offer: Offer, option: Pick<OptionInfo, "name">, value: string): string | undefined {
  return offer.advice[speech.language]?.[`${option.name}-${value}`];
}
