// "Why not?": a slip beside anything that cannot be done now, with the sentence of the rules.

import type { Attachment } from "svelte/attachments";
import { play } from "../../site/sound";
import type { Entry, Refusal } from "../../wire";
import { broughtBy, enlarging, foretells, slips } from "../book/slips.svelte";
import type { Table } from "../table.svelte";

const PATIENCE = 300; // milliseconds of hovering

export interface Slip {
  anchor: Element;
  thing: string;
  refusal: Refusal;
  brings: Entry[]; // what it would bring all the same
}

class Why {
  slip = $state.raw<Slip | null>(null);
  private timer = 0;
  private asked: Element | null = null;

  /** Ask the rules why an action is not possible, and show the answer beside an element. */
  async ask(table: Table, action: number, thing: string, anchor: Element): Promise<void> {
    this.asked = anchor;
    const [refusal, brings] = await Promise.all([table.whyNot(action), broughtBy(table, action)]);
    if (this.asked === anchor && refusal) this.slip = { anchor, thing, refusal, brings };
  }

  /** Show a refusal that is known already. */
  show(refusal: Refusal, thing: string, anchor: Element): void {
    this.asked = anchor;
    this.slip = { anchor, thing, refusal, brings: [] };
  }

  later(what: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, PATIENCE);
  }

  /** Take the slip away: a moment later, since what it explained may just be leaving the page. */
  hide(): void {
    clearTimeout(this.timer);
    this.asked = null;
    queueMicrotask(() => {
      if (this.asked === null) this.slip = null;
    });
  }
}

export const why = new Why();

/**
 * Let an element explain itself, after hovering, on focus, on a click or tap: why it cannot be done now (`action`),
 * or else what it would bring (`wish`). A card or piece that it shows can be named, to be seen enlarged.
 */
export function explains(
  table: Table,
  action: number | null,
  thing: string,
  wish = -1,
  piece = "",
): Attachment<HTMLElement> {
  return (element) => {
    if (action === null) return wish >= 0 || piece ? foretells(table, wish, thing, piece)(element) : undefined;
    const knock = () => {
      play("no");
      ask();
    };
    const ask = () => void why.ask(table, action, thing, element);
    const open = enlarging(element, table, wish, thing, piece);
    const enlarge = (event: Event) => {
      if (!piece) return; // a long press, or the other button of a mouse
      event.preventDefault();
      hide();
      open();
    };
    const later = () => why.later(ask);
    const hide = () => {
      why.hide();
      slips.close();
    };
    const focus = () => element.matches(":focus-visible") && ask();
    element.addEventListener("pointerenter", later);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", hide);
    element.addEventListener("click", knock);
    element.addEventListener("contextmenu", enlarge);
    return () => {
      if (why.slip?.anchor === element) why.hide();
      if (slips.slip?.anchor === element) slips.letGo();
      element.removeEventListener("pointerenter", later);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", hide);
      element.removeEventListener("click", knock);
      element.removeEventListener("contextmenu", enlarge);
    };
  };
}
