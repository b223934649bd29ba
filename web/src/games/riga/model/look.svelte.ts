// Which building is looked at closely: after a while of hovering, at once on focus, by a long press.

import type { Attachment } from "svelte/attachments";
import { PRESS } from "../../../table/book/slips.svelte";

const PATIENCE = 600; // milliseconds of hovering

class Look {
  card = $state("");
  kept = $state(false); // stays until it is let go
  private timer = 0;
  private readonly lying = new Map<string, number>(); // how many elements show a building

  later(card: string, after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.card = card), after);
  }

  /** Look away: a moment later, since the building may just be leaving the page. */
  away(card: string): void {
    clearTimeout(this.timer);
    queueMicrotask(() => {
      if (this.card === card && !this.kept) this.card = "";
    });
  }

  /** Note an element that shows a building; return how it leaves. What lies nowhere any more is not kept either. */
  lay(card: string): () => void {
    this.lying.set(card, (this.lying.get(card) ?? 0) + 1);
    return () => {
      this.lying.set(card, this.lying.get(card)! - 1);
      queueMicrotask(() => {
        if (this.card === card && this.lying.get(card) === 0) this.kept = false;
        this.away(card);
      });
    };
  }

  keep(): void {
    this.kept = this.card !== "" && !this.kept;
    if (!this.kept) this.card = "";
  }
}

export const look = new Look();

/** Let an element show its building enlarged. */
export function enlarges(card: string): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false; // long enough: then letting go picks nothing
    let hovered = false; // by a pointer that has moved; what appears under a resting one is not looked at
    const on = {
      pointermove: (event: PointerEvent) => {
        if (hovered || event.pointerType !== "mouse") return;
        hovered = true;
        look.later(card, PATIENCE);
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType === "mouse") look.away(card);
        else look.later(card, PRESS);
      },
      pointerup: () => {
        pressed = look.card === card && !element.matches(":focus-visible") && !look.kept;
        look.away(card);
      },
      pointerleave: () => {
        hovered = false;
        look.away(card);
      },
      pointercancel: () => look.away(card),
      focus: () => element.matches(":focus-visible") && look.later(card, 0),
      blur: () => look.away(card),
      contextmenu: (event: Event) => event.preventDefault(),
    };
    const click = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    for (const [name, what] of Object.entries(on)) element.addEventListener(name, what as EventListener);
    element.addEventListener("click", click, true);
    const leave = look.lay(card);
    return () => {
      leave();
      for (const [name, what] of Object.entries(on)) element.removeEventListener(name, what as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
