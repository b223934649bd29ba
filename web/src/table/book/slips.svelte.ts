// What lies open beside the table: the ledger of a figure, what something would bring, or a whole seat.

import type { Attachment } from "svelte/attachments";
import type { Entry, Ledger } from "../../wire";
import type { Table } from "../table.svelte";
import { Beside } from "./beside.svelte";
import { shelf } from "./book.svelte";

const PATIENCE = 300; // milliseconds of hovering
export const PRESS = 450; // milliseconds of a long press

interface Slip {
  title: string;
  thing: string; // a card or a piece that is shown enlarged, if any
  ledger: Ledger | null;
  entries: Entry[];
}

class Slips extends Beside<Slip> {
  kept = $state(false); // stays until it is let go
  private readonly pieces = new WeakMap<Element, () => Promise<void>>(); // what can be enlarged, and how

  override async open(anchor: Element, found: Promise<Slip | null>): Promise<void> {
    if (!this.kept || this.slip?.anchor === anchor) await super.open(anchor, found);
  }

  override close(): void {
    if (!this.kept) super.close();
  }

  protected override forget(anchor: Element): void {
    if (this.slip?.anchor === anchor) this.kept = false;
    super.forget(anchor);
  }

  /** Remember how the card or piece of an element is shown enlarged. */
  knows(element: Element, open: () => Promise<void>): void {
    this.pieces.set(element, open);
  }

  /** Enlarge what is pointed at or focused, and keep it; or let go what is kept. */
  toggle(): void {
    if (this.kept) return this.letGo();
    const pointed = [...document.querySelectorAll(":hover, :focus")].filter((each) => this.openers.has(each));
    const there = pointed.findLast((each) => this.pieces.has(each));
    if (there) void this.keep(there);
  }

  /** Enlarge the card or piece of an element, and keep it; or let it go, if it is kept. */
  async keep(element: Element): Promise<void> {
    if (this.kept && this.slip?.anchor === element) return this.letGo();
    this.kept = false;
    await this.pieces.get(element)?.();
    this.kept = this.slip?.anchor === element;
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
    const ledger = (await bookOf(table))?.ledgers[name];
    return ledger ? { title: "", thing: "", ledger, entries: ledger.entries } : null;
  };
  return (element) => attached(element, () => slips.open(element, found()), true);
}

/** Let a thing say what it would bring now: after hovering, on focus, by a long press. */
export function foretells(table: Table, action: number, title: string, thing = ""): Attachment<HTMLElement> {
  return (element) => attached(element, enlarging(element, table, action, title, thing), false);
}

/**
 * Let a card that can only be looked at be enlarged: by a click, a tap or Enter, until it is let go; after hovering
 * only while nothing is being shown, since cards come to lie below a pointer that has not moved.
 */
export function enlarges(table: Table, title: string, thing: string): Attachment<HTMLElement> {
  return (element) => {
    const open = enlarging(element, table, -1, title, thing);
    const click = (event: Event) => {
      if (!(event.target as Element).closest("[data-legal]")) void slips.keep(element);
    };
    element.dataset["enlarges"] = "";
    element.addEventListener("click", click);
    const release = attached(element, open, false, () => table.telling !== null);
    return () => {
      release();
      element.removeEventListener("click", click);
      delete element.dataset["enlarges"];
    };
  };
}

/** Return what opens the slip of a thing, and remember it, so that a card or piece can be enlarged by a key. */
export function enlarging(
  element: Element,
  table: Table,
  action: number,
  title: string,
  thing: string,
): () => Promise<void> {
  const found = async () => {
    const entries = await broughtBy(table, action);
    return entries.length > 0 || thing ? { title, thing, ledger: null, entries } : null;
  };
  const open = () => slips.open(element, found());
  if (thing) slips.knows(element, open);
  return open;
}

/** Return what an action would bring, as the rules reckon it. */
export const broughtBy = async (table: Table, action: number): Promise<Entry[]> =>
  (await bookOf(table))?.prospects[action] ?? [];

/** Return the book of what is shown: none while steps lead to the present, which must not be told yet. */
const bookOf = async (table: Table) => (table.telling ? null : shelf.of(table));

function attached(
  element: HTMLElement,
  open: () => Promise<void>,
  pressed: boolean,
  shy = (): boolean => false, // whether it waits to be asked for
): () => void {
  let long = false; // pressed long enough: then letting go picks nothing
  const on: Record<string, (event: PointerEvent) => void> = {
    pointerenter: (event) => event.pointerType === "mouse" && !shy() && slips.later(element, PATIENCE),
    pointerdown: (event) => {
      long = false;
      if (event.pointerType !== "mouse") slips.later(element, PRESS, () => (long = true));
      else if (!pressed) slips.close();
    },
    pointerup: (event) => event.pointerType !== "mouse" && !pressed && slips.close(),
    pointerleave: () => slips.close(),
    pointercancel: () => slips.close(),
    focus: () => element.matches(":focus-visible") && void open(),
    blur: () => slips.close(),
  };
  const click = (event: Event) => {
    if (pressed) void open();
    else if (long) event.stopImmediatePropagation();
    long = false;
  };
  for (const [name, what] of Object.entries(on)) element.addEventListener(name, what as EventListener);
  element.addEventListener("click", click, true);
  const release = slips.bind(element, () => void open());
  return () => {
    release();
    for (const [name, what] of Object.entries(on)) element.removeEventListener(name, what as EventListener);
    element.removeEventListener("click", click, true);
  };
}
