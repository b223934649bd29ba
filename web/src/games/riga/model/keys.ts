// Keys: R and a figure for a row, B and a figure for a building on offer or, after taking, in hand.

import type { Choice } from "./choice.svelte";
import { look } from "./look.svelte";
import { viewOf } from "./view";

export class Keys {
  private pending = "";

  constructor(private readonly choice: Choice) {}

  press(key: string): void {
    const letter = key.toLowerCase();
    const figure = Number(key);
    if (figure >= 1 && this.pending) this.point(this.pending, figure - 1);
    this.pending = letter === "r" || letter === "b" ? letter : "";
    if (letter === "z") look.keep();
    if (letter === "e" && this.choice.ending) void this.choice.end();
    if (letter === "u" && this.choice.table.truth?.undo) void this.choice.table.undo();
  }

  private point(letter: string, at: number): void {
    const view = viewOf(this.choice.table.truth!);
    if (letter === "r") this.click(`[data-row="${at + 1}"]`);
    else this.click(`${view.took || view.phase !== "turn" ? ".hand" : ".offer"} [data-card]`, at);
  }

  // Through the control, so that a key does what a click does, and explains itself as a click does.
  private click(selector: string, at = 0): void {
    document.querySelectorAll<HTMLElement>(`.riga-table ${selector}`)[at]?.click();
  }
}
