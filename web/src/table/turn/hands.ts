// The hands at a table: what a key or a touch means, whoever answers there.

import { PRESS } from "../book/slips.svelte";
import type { Table } from "../table.svelte";

const ENLARGES = "z"; // it reads a card, and acts on nothing
const PASSING = [ENLARGES, "Tab", "Shift", "Control", "Alt", "Meta", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];

/** Whether something is done that has nothing to do with the steps that are shown, or with reading. */
const acts = (target: HTMLElement): boolean => !target.closest("[data-playing], [data-enlarges], .log");

export class Hands {
  private pointed = false; // whether the focus lies where a pointer left it
  private touchedAt = 0; // when a finger came down

  constructor(private readonly table: Table) {}

  readonly touched = (event: PointerEvent): void => {
    this.pointed = true;
    this.touchedAt = event.timeStamp;
    if (event.pointerType === "mouse") this.skip(event);
  };

  /** A finger that stays reads, and one that wanders scrolls: only one that taps skips what is being shown. */
  readonly lifted = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && event.timeStamp - this.touchedAt < PRESS) this.skip(event);
  };

  private skip({ target }: PointerEvent): void {
    if (this.table.telling && acts(target as HTMLElement)) this.table.hush();
  }

  /** Do what a key means at every table; return whether it may mean something more. */
  press(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (this.table.telling && this.lead(event)) return false;
    if (event.key === "Tab" || event.key.startsWith("Arrow")) this.pointed = false;
    if (event.key === "Enter" && this.confirms(target)) {
      event.preventDefault();
      void this.table.confirm();
    }
    return true;
  }

  /** Whether Enter means "do it": not where it would first press another button. */
  private confirms(target: HTMLElement): boolean {
    if (this.table.wishes.length === 0) return false;
    const control = target.closest("button, a, summary, [role=button]");
    return (
      !control || (control.matches("[data-legal]") && (this.pointed || control.getAttribute("aria-pressed") === "true"))
    );
  }

  /** Lead what is shown: the next step, or straight to the present with any key that does something else. */
  private lead(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (PASSING.includes(event.key) || !acts(target)) return true;
    if (event.key === " " && !target.closest("button, a, summary")) {
      event.preventDefault();
      this.table.player.step();
      return true;
    }
    this.table.hush();
    return false;
  }
}
