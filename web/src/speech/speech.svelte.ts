// What the pages say, in each of their languages, from Fluent files.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages";
import { need, textsOf } from "./texts";

export type Figures = Record<string, FluentVariable>;

let bundles = $state.raw<FluentBundle[]>([]); // English comes behind a draft
let spoken = $state<Language>("en");

/** Return a bundle of messages; figures and names stand in it without direction marks. */
export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const [error] = made.addResource(new FluentResource(text));
    if (error) throw error;
  }
  return made;
}

/** Return a message of the first bundle that has it; what is missing is shown by its name, so that a test finds it. */
export function format(from: FluentBundle[], name: string, figures: Figures = {}): string {
  const bundle = from.find((each) => each.hasMessage(name));
  const value = bundle?.getMessage(name)?.value;
  if (!bundle || !value) return `{${name}}`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, figures, errors);
  if (errors.length > 0) console.error(name, ...errors);
  return text;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const needed: Language[] = LANGUAGES[language].draft ? [language, "en"] : [language];
  bundles = await Promise.all(needed.map(async (each) => bundleOf(each, await textsOf(each))));
  spoken = language;
  document.documentElement.lang = language;
}

/** Know words, too, that were put off: those of a game, or of the end. */
export async function learn(...parts: string[]): Promise<void> {
  if (parts.map(need).some(Boolean)) await speak(spoken);
}

/** Return what the pages say under a name. */
export function say(name: string, figures: Figures = {}): string {
  return bundles.length > 0 ? format(bundles, name, figures) : "";
}

/** Whether there is a message of that name. */
export function known(name: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(name));
}

export const speech = {
  get language(): Language {
    return spoken;
  },
};
