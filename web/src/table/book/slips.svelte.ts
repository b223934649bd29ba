// What lies open beside the table: the ledger of a figure, what something would bring, or a whole seat.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Entry, Ledger } from "../../wire";
import type { Table } from "../table.svelte";
import { shelf } from "./book.svelte";

const PATIENCE = 300; // milliseconds of hovering
const PRESS = 450; // milliseconds of a long press

export interface Slip {
  anchor: Element;
  title: string;
  thing: string; // a card or a piece that is shown enlarged, if any
  ledger: Ledger | null;
  entries: Entry[];
}

class Slips {
  slip = $state.raw<Slip | null>(null);
  kept = $state(false); // stays until it is let go
  private timer = 0;
  private asked: Element | null = null;
  private readonly pieces = new WeakMap<Element, () => void>(); // what can be enlarged, and how

  /** Open a slip beside an element, if there is something on it. */
  async open(anchor: Element, found: Promise<Omit<Slip, "anchor"> | null>): Promise<void> {
    if (this.kept) return;
    this.asked = anchor;
    const slip = await found;
    if (this.asked === anchor) this.slip = slip && { anchor, ...slip };
  }

  later(what: () => void, after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, after);
  }

  /** Take the slip away: a moment later, since what it belongs to may just be leaving the page. */
  close(): void {
    clearTimeout(this.timer);
    if (this.kept) return;
    this.asked = null;
    queueMicrotask(() => {
      if (this.asked === null) this.slip = null;
    });
  }

  /** Remember how the card or piece of an element is shown enlarged. */
  knows(element: Element, open: () => void): void {
    this.pieces.set(element, open);
  }

  /** Enlarge what is pointed at or focused, and keep it; or let go what is kept. */
  keep(): void {
    if (this.kept) return this.letGo();
    const there = [...document.querySelectorAll(":hover, :focus")].findLast((each) => this.pieces.has(each));
    if (!there) return;
    this.pieces.get(there)!();
    this.kept = true;
  }

  letGo(): void {
    this.kept = false;
    this.close();
  }
}

export const slips = new Slips();

/** Which seat lies open with everything it has; -1 if none does. */
class Inspected {
  seat = $state(-1);
  private opener: HTMLElement | null = null;

  open(seat: number): void {
    slips.letGo();
    if (this.seat < 0) this.opener = document.activeElement as HTMLElement | null;
    this.seat = seat;
  }

  close(): void {
    this.seat = -1;
    this.opener?.focus();
    this.opener = null;
  }
}

export const inspected = new Inspected();

/** Let a figure open its ledger: after hovering, on focus, by a press. */
export function derives(table: Table, name: string): Attachment<HTMLElement> {
  const found = async () => {
    const ledger = (await shelf.of(table)).ledgers[name];
    return ledger ? { title: "", thing: "", ledger, entries: ledger.entries } : null;
  };
  return (element) => attached(element, () => void slips.open(element, found()), true);
}

/** Let a thing say what it would bring now: after hovering, on focus, by a long press. */
export function foretells(table: Table, action: number, title: string, thing = ""): Attachment<HTMLElement> {
  return (element) => attached(element, enlarging(element, table, action, title, thing), false);
}

/** Return what opens the slip of a thing, and remember it, so that a card or piece can be enlarged by a key. */
export function enlarging(element: Element, table: Table, action: number, title: string, thing: string): () => void {
  const found = async () => {
    const entries = await broughtBy(table, action);
    return entries.length > 0 || thing ? { title, thing, ledger: null, entries } : null;
  };
  const open = () => void slips.open(element, found());
  if (thing) slips.knows(element, open);
  return open;
}

/** Return what an action would bring, as the rules reckon it. */
export const broughtBy = async (table: Table, action: number): Promise<Entry[]> =>
  (await shelf.of(table)).prospects[action] ?? [];

function attached(element: HTMLElement, open: () => void, pressed: boolean): () => void {
  let long = false; // pressed long enough: then letting go picks nothing
  const held = () => {
    long = true;
    open();
  };
  const on: Record<string, (event: PointerEvent) => void> = {
    pointerenter: (event) => event.pointerType === "mouse" && slips.later(open, PATIENCE),
    pointerdown: (event) => {
      long = false;
      if (event.pointerType !== "mouse") slips.later(held, PRESS);
      else if (!pressed) slips.close();
    },
    pointerup: (event) => event.pointerType !== "mouse" && !pressed && slips.close(),
    pointerleave: () => slips.close(),
    pointercancel: () => slips.close(),
    focus: () => element.matches(":focus-visible") && open(),
    blur: () => slips.close(),
  };
  const click = (event: Event) => {
    if (pressed) open();
    else if (long) event.stopImmediatePropagation();
    long = false;
  };
  for (const [name, what] of Object.entries(on)) element.addEventListener(name, what as EventListener);
  element.addEventListener("click", click, true);
  // The table may have changed below the pointer: then it tells what holds now.
  untrack(() => slips.slip?.anchor === element && open());
  return () => {
    queueMicrotask(() => !element.isConnected && slips.slip?.anchor === element && slips.letGo());
    for (const [name, what] of Object.entries(on)) element.removeEventListener(name, what as EventListener);
    element.removeEventListener("click", click, true);
  };
}
