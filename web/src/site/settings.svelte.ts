// A person's own settings, kept by the browser.

import { LANGUAGES, type Language } from "../speech/languages";
import { frames } from "./frames.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "quick" | "normal" | "calm";

export interface Settings {
  language: Language | null; // null for the browser's own
  theme: Theme;
  contrast: boolean;
  motion: Motion; // how fast what happened is shown
  stepwise: boolean; // whether each step waits to be asked for
  sound: boolean;
  volume: number; // 0 to 1
  notify: boolean;
  confirm: "always" | "never"; // whether a complete choice waits to be confirmed
  letters: boolean; // single-letter keys
  taught: string[]; // games whose first steps were shown or skipped
}

const KEY = "kogge";
const TEMPOS: Record<Motion, number> = { off: 0, quick: 0.5, normal: 1, calm: 2 };
const FORMER: Record<string, Motion> = { none: "off", full: "normal", system: "normal" };
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  contrast: false,
  motion: "normal",
  stepwise: false,
  sound: true,
  volume: 0.6,
  notify: false,
  confirm: "always",
  letters: true,
  taught: [],
};

/** Return settings as they were kept; speeds had other names once. */
function read(kept: Partial<Settings>): Settings {
  const motion = FORMER[kept.motion ?? ""] ?? kept.motion ?? DEFAULTS.motion;
  return { ...DEFAULTS, ...kept, motion };
}

function load(): Settings {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>);
  } catch {
    return { ...DEFAULTS }; // no storage, or nothing readable in it
  }
}

export const settings: Settings = $state(load());

/** Change a setting, and remember it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Return the preferred language: the one set here, or that of the browser; English if we speak neither. */
export function wished(): Language {
  const wishes = [settings.language, navigator.language.slice(0, 2).toLowerCase()];
  return wishes.find(isSpoken) ?? "en";
}

function isSpoken(language: string | null): language is Language {
  return language !== null && Object.hasOwn(LANGUAGES, language);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener("change", () => (systemDark = dark.matches));
still.addEventListener("change", () => (systemStill = still.matches));

/** The theme that is shown. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemDark ? "dark" : "light";
}

/** How long each step is shown: 1 as designed, 0.5 half as long, 0 not at all. */
export function tempo(): number {
  return TEMPOS[settings.motion];
}

/** How fast pieces move: 1 as designed, 0.5 twice as fast, 0 at once. */
export function pace(): number {
  return systemStill || frames.slow ? 0 : tempo();
}
