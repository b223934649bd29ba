// How things come to the table while what happened is being shown: they rise, fall into place, or count up.
// Without motion a figure that has changed keeps a gold frame for a while instead.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { frames } from "../../site/frames.svelte";
import { pace } from "../../site/settings.svelte";
import type { Table } from "../table.svelte";

const OUT = "cubic-bezier(.2,.8,.2,1)";
const WAYS = {
  rise: { from: { transform: "translateY(1.5rem)", opacity: 0 }, lasts: 420 }, // a building
  deal: { from: { transform: "translate(2.5rem, -1rem) rotate(6deg)", opacity: 0 }, lasts: 360 }, // a card
};
const FADE = 180; // milliseconds, where nothing is to move
const PULSE = 240; // milliseconds
const FRAMED = 2000;
const MOTION = 420; // how long most of it lasts

/** Let something that is new on the table come there, if that is what is being shown. */
export const comes =
  (table: Table, way: keyof typeof WAYS): Attachment<HTMLElement> =>
  (element) =>
    untrack(() => {
      if (!table.telling) return;
      if (pace() === 0) return void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      const { from, lasts } = WAYS[way];
      element.animate([from, { transform: "none", opacity: 1 }], { duration: lasts * pace(), easing: OUT });
    });

/** Watch whether the browser keeps up with each step that is shown in motion. */
export function watchFrames(table: Table): void {
  $effect(() => {
    if (table.player.scene && pace() > 0) return frames.watch(MOTION * pace());
  });
}

/** Let what is being shown wait while somebody reads a card that they have asked for meanwhile. */
export function waitsFor(table: Table, reading: () => boolean): void {
  $effect(() => {
    if (reading() && untrack(() => table.telling)) return table.player.hold();
  });
}

/** Let a figure be noticed when it changes while what happened is being shown. */
export function counts(table: Table, figure: () => unknown): Attachment<HTMLElement> {
  let before: unknown;
  return (element) => {
    const now = figure();
    const changed = before !== undefined && before !== now;
    before = now;
    if (changed && untrack(() => table.telling)) untrack(() => notice(element));
  };
}

function notice(element: HTMLElement): void {
  if (pace() > 0) {
    element.animate([{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }], {
      duration: PULSE * pace(),
      easing: OUT,
    });
    return;
  }
  element.dataset["changed"] = "";
  window.setTimeout(() => delete element.dataset["changed"], FRAMED);
}
