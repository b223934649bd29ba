// What the pages say, in German or English, from Fluent files.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de";
export type Figures = Record<string, FluentVariable>;

const files = {
  en: () => import("./en"),
  de: () => import("./de"),
};

let bundle = $state.raw<FluentBundle | null>(null);
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

/** Return a message of a bundle; what is missing is shown by its name, so that a test finds it. */
export function format(from: FluentBundle, name: string, figures: Figures = {}): string {
  const message = from.getMessage(name);
  if (!message?.value) return `{${name}}`;
  const errors: Error[] = [];
  const text = from.formatPattern(message.value, figures, errors);
  if (errors.length > 0) console.error(name, ...errors);
  return text;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const { texts } = await files[language]();
  bundle = bundleOf(language, texts);
  spoken = language;
  document.documentElement.lang = language;
}

/** Return what the pages say under a name. */
export function say(name: string, figures: Figures = {}): string {
  return bundle ? format(bundle, name, figures) : "";
}

/** Whether there is a message of that name. */
export function known(name: string): boolean {
  return bundle?.hasMessage(name) ?? false;
}

export const speech = {
  get language(): Language {
    return spoken;
  },
};
