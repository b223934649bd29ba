// "Why not?": a slip beside anything that cannot be done now, with the sentence of the rules.

import type { Attachment } from "svelte/attachments";
import { play } from "../../site/sound";
import type { Entry, Refusal } from "../../wire";
import { Beside } from "../book/beside.svelte";
import { broughtBy, enlarges, enlarging, foretells, slips } from "../book/slips.svelte";
import type { Table } from "../table.svelte";

const PATIENCE = 300; // milliseconds of hovering

interface Reasons {
  thing: string;
  refusal: Refusal;
  brings: Entry[]; // what it would bring all the same
}

class Why extends Beside<Reasons> {
  /** Ask the rules why an action is not possible, and show the answer beside an element. */
  async ask(table: Table, action: number, thing: string, anchor: Element): Promise<void> {
    const found = async () => {
      const [refusal, brings] = await Promise.all([table.whyNot(action), broughtBy(table, action)]);
      return refusal && { thing, refusal, brings };
    };
    await this.open(anchor, found());
  }
}

export const why = new Why();

/** Whether a pointer or the focus goes on to the slip itself, where a link leads to the rules. */
const staysBeside = ({ relatedTarget }: FocusEvent | PointerEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest(".tip") !== null;

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
    if (action === null && wish >= 0) return foretells(table, wish, thing, piece)(element);
    if (action === null) return piece ? enlarges(table, thing, piece)(element) : undefined;
    const ask = () => void why.ask(table, action, thing, element);
    const open = enlarging(element, table, wish, thing, piece);
    const hide = () => {
      why.close();
      slips.close();
    };
    const leave = (event: FocusEvent | PointerEvent) => !staysBeside(event) && hide();
    const on: Record<string, (event: PointerEvent) => void> = {
      pointerenter: () => why.later(element, PATIENCE),
      pointerleave: leave,
      focus: () => element.matches(":focus-visible") && ask(),
      blur: leave,
      click: () => {
        play("no");
        ask();
      },
      contextmenu: (event) => {
        if (!piece) return; // a long press, or the other button of a mouse
        event.preventDefault();
        hide();
        void open();
      },
    };
    for (const [name, what] of Object.entries(on)) element.addEventListener(name, what as EventListener);
    const release = [why.bind(element, ask), slips.bind(element, () => void open())];
    return () => {
      release.forEach((each) => each());
      for (const [name, what] of Object.entries(on)) element.removeEventListener(name, what as EventListener);
    };
  };
}
