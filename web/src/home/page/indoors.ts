// A line to a table in this browser.

import type { Cord, Ear } from "../../site/way/way";
import type { Refusal } from "../../wire";
import type { Staff } from "./staff";

const [NOT_LET_IN, BROKEN, HUNG_UP] = [1008, 1011, 1000]; // as sockets say it

export class Indoors implements Cord {
  open = false;
  private ended = false;

  constructor(
    private readonly name: string,
    private readonly staff: Pick<Staff, "call">,
    private readonly ear: Ear,
    private readonly gone: () => void,
  ) {}

  entered(): void {
    if (this.ended) return this.leave();
    this.open = true;
    this.ear.opened();
  }

  refused(refusal: Refusal): void {
    if (!this.ended) this.ear.heard(JSON.stringify({ type: "refused", id: null, refusal }));
    this.end(NOT_LET_IN);
  }

  heard(text: string): void {
    if (this.open) this.ear.heard(text);
  }

  send(text: string): void {
    this.staff.call("hear", this.name, text).catch(() => this.end(BROKEN));
  }

  close(): void {
    if (this.open) this.leave();
    this.open = false;
    queueMicrotask(() => this.end(HUNG_UP));
  }

  private leave(): void {
    this.staff.call("leave", this.name).catch(() => {}); // whoever cannot be left is not there
  }

  private end(code: number): void {
    if (this.ended) return;
    this.ended = true;
    this.open = false;
    this.gone();
    this.ear.closed(code);
  }
}
