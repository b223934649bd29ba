// Something that lies beside an element: as long as that is pointed at, pressed or focused, and is on the page.

import { untrack } from "svelte";

export class Beside<What extends object> {
  slip = $state.raw<(What & { anchor: Element }) | null>(null);
  private timer = 0;
  private asked: Element | null = null;
  protected readonly openers = new WeakMap<Element, () => void>(); // of all elements that something may lie beside

  /** Lay something beside an element once it is found, if that is still wanted. */
  async open(anchor: Element, found: Promise<What | null>): Promise<void> {
    this.asked = anchor;
    const what = await found;
    if (this.asked === anchor) this.slip = what && { anchor, ...what };
  }

  /** Open what an element has, after a while of pointing or pressing. */
  later(anchor: Element, after: number, besides = (): void => {}): void {
    clearTimeout(this.timer);
    const open = () => {
      besides();
      this.openers.get(anchor)?.(); // as it is by then
    };
    this.timer = window.setTimeout(open, after);
  }

  /** Take away what lies open, if a pointer comes down elsewhere: a touch does not leave what it has pressed. */
  touched(target: EventTarget | null): void {
    if (this.slip && !(target instanceof Node && this.slip.anchor.contains(target))) this.close();
  }

  /** Take it away: a moment later, since what it belongs to may just be leaving the page. */
  close(): void {
    clearTimeout(this.timer);
    this.asked = null;
    queueMicrotask(() => {
      if (this.asked === null) this.slip = null;
    });
  }

  /** Tell anew what is open: the table has changed below the pointer. */
  again(): void {
    if (this.asked) untrack(() => this.openers.get(this.asked!)?.());
  }

  /** Let an element open something; return how it is let go. */
  bind(anchor: Element, open: () => void): () => void {
    this.openers.set(anchor, open);
    if (this.asked === anchor) this.again();
    return () => {
      this.openers.delete(anchor);
      queueMicrotask(() => this.openers.has(anchor) || this.forget(anchor));
    };
  }

  /** An element has gone, or has nothing to say any more. */
  protected forget(anchor: Element): void {
    if (this.asked === anchor) this.close();
  }
}
