// How values of options are called on this page.

import type { Words } from "../../speech/words";
import type { OptionInfo } from "../../wire";

/** Return the short name of a value: for how many players it is, the page says apart. */
export function nameOf(words: Words, option: OptionInfo, value: string): string {
  return words.say(`option-${option.name}-${value}`).replace(/ \(.*\)$/, "");
}
