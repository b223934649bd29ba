// The switch of languages in the bars: a round of all. The settings offer them beside each other.

import { LANGUAGES, type Language } from "../../speech/languages";
import { speech } from "../../speech/speech.svelte";
import { set } from "../../site/settings.svelte";

const ROUND = Object.keys(LANGUAGES) as Language[];

/** The language that comes after the one that is spoken. */
export const other = {
  get language(): Language {
    return ROUND[(ROUND.indexOf(speech.language) + 1) % ROUND.length]!;
  },
  get name(): string {
    return LANGUAGES[this.language].name;
  },
};

/** Speak that language from now on. */
export function speakOther(): void {
  set("language", other.language);
}
