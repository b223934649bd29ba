// What a seat is composing: things that follow each other, then a set that may be picked in any order
// (a payment, a charge, a swap, the discards of winter). The server is asked with every change.

import type { Refusal } from "../../../wire";
import type { Table } from "./types";
import { play } from "../../../site/sound";
import { paidWith, worthOf } from "./payment";
import { Picked, type BillLine, type Mode } from "./picked.svelte";
import { buildingOf, isOwn, type Good, type Thing } from "./things";
import { standing, surveyOf, viewOf, worksOf } from "./view";

/** What clicking a building that stands does. */
export interface Use {
  action: number;
  legal: boolean;
  picked: boolean;
  toggle: () => void;
}

const SHOWN = ["take", "bill", "treasury", "yard", "monastery", "charge", "end"]; // in a turn, each has its place
const PAYING = ["pay", "spend"]; // done with the hand, whatever else is asked
const SETS: Mode[] = ["pay", "spend", "swap", "discard"];
const RESTS: Mode[] = ["wait", "turn", "keep", "name", "pick", "choose", "discard"]; // where picking may stop

export class Choice extends Picked {
  private sent: number[] = [];
  private trying: Promise<Refusal | null> = Promise.resolve(null);

  constructor(table: Table) {
    super(table);
    $effect(() => {
      const wishes = table.wishes;
      if (wishes !== this.sent) this.adopt(wishes); // a hint, the command line, or something put back
    });
  }

  private adopt(wishes: number[]): void {
    const open = wishes.findLastIndex((action) => !this.isLoose(action)) + 1;
    this.before = wishes.slice(0, open);
    this.picks = wishes.slice(open);
    this.sent = wishes;
  }

  private payAction(thing: Thing): number {
    return this.table.action(this.mode === "spend" ? "spend" : "pay", thing);
  }

  /** Whether one more of a thing can pay. */
  canPay(thing: Thing): boolean {
    return this.paying && this.purse >= this.due && paidWith(this.means, this.things, thing, this.due) !== null;
  }

  pay(thing: Thing): void {
    const paid = paidWith(this.means, this.things, thing, this.due);
    if (paid)
      this.choose(
        this.before,
        paid.map((each) => this.payAction(each)),
      );
  }

  takeBack(thing: Thing): void {
    const at = this.things.lastIndexOf(thing);
    if (at >= 0) this.choose(this.before, this.picks.toSpliced(at, 1));
  }

  payCheapest(): void {
    if (this.owing)
      this.choose(
        this.before,
        this.owing.cheapest.map((each) => this.payAction(each)),
      );
  }

  /** Put a building on the bill, or take it off. */
  toggleBill(action: number): void {
    const on = this.lines.some((line) => line.action === action);
    this.bill(on ? this.lines.filter((line) => line.action !== action) : [...this.lines, { action, craned: false }]);
  }

  /** Halve the cost of a building, or no longer. */
  toggleCrane(action: number): void {
    this.bill(this.lines.map((line) => (line.action === action ? { ...line, craned: !line.craned } : line)));
  }

  readonly craned = $derived.by(() => this.lines.filter((line) => line.craned).length);

  private bill(lines: Pick<BillLine, "action" | "craned">[]): void {
    const lead = this.before.slice(
      0,
      this.before.findIndex((action) => this.verb(action) === "bill"),
    );
    const start = this.lines.length > 0 ? lead : this.before;
    const crane = this.table.action("crane");
    const before = [...start, ...lines.flatMap((line) => (line.craned ? [line.action, crane] : [line.action]))];
    this.choose(before, lines.length > 0 ? this.picks : []);
  }

  /** Keep of a payment what another bill can still be paid with. */
  private refit(): void {
    const paid = this.things.reduce<Thing[]>((kept, thing) => paidWith(this.means, kept, thing, this.due) ?? kept, []);
    this.picks = paid.map((each) => this.payAction(each));
  }

  // Everything else.

  /** Pick a row or a building to take, in place of another, or put it back. */
  toggleTake(action: number): void {
    const at = this.before.findIndex((each) => this.verb(each) === "take");
    const lead = at < 0 ? this.through(["monastery", "swap"]) : this.before.slice(0, at);
    this.choose(this.before.includes(action) ? lead : [...lead, action]);
  }

  private through(verbs: string[]): number[] {
    const all = [...this.before, ...this.picks];
    return all.slice(0, all.findLastIndex((action) => verbs.includes(this.verb(action))) + 1);
  }

  /** Pick one of several that exclude each other. */
  toggleOne(action: number): void {
    this.choose(this.before.includes(action) ? [] : [action]);
  }

  /** Use a function, or put it back with all that came after it. */
  toggleUse(action: number): void {
    const at = this.before.indexOf(action);
    if (at >= 0) this.choose(this.before.slice(0, at));
    else this.choose([...this.before, ...(this.picks.length > 0 && this.complete ? this.picks : []), action]);
  }

  /** Lay aside a card for winter, the oldest giving way if it is too much; or take it back. */
  discard(action: number, more: boolean): void {
    const picks = this.picks.length > 0 ? this.picks : [...this.sealed];
    const at = picks.lastIndexOf(action);
    this.choose(this.before, more ? [...picks, action].slice(-this.owed) : picks.toSpliced(at, 1));
  }

  /** What is sealed already, and may still be changed. */
  readonly sealed = $derived.by(() => (this.table.pending ? [] : (this.table.truth?.sealed ?? [])));

  /** How often something is picked, or sealed if nothing is. */
  marked(action: number): number {
    const picked = [...this.before, ...this.picks];
    return (picked.length > 0 ? picked : this.sealed).filter((each) => each === action).length;
  }

  /** Whether one of several that exclude each other can be picked, in place of another too. */
  isKeepable(action: number): boolean {
    return this.table.asked && !!this.table.truth?.legal.some((legal) => legal.action === action);
  }

  /** Return the figures that came with an action when it could be picked; none once it is done. */
  outlookOf(action: number): Record<string, unknown> | null {
    const states = [this.table.truth!, ...(this.table.tried?.states ?? [])];
    return states.flatMap((state) => state.legal).find((legal) => legal.action === action)?.outlook ?? null;
  }

  /** What is picked beside bill and set, to be told in words. */
  readonly beside = $derived.by(() =>
    this.before.filter(
      (action) =>
        !["bill", "crane", "settle", "charge"].includes(this.verb(action)) &&
        !(this.mode === "name" || this.mode === "choose" || this.mode === "pick"),
    ),
  );
  readonly takes = $derived.by(() => this.before.some((action) => this.verb(action) === "take"));

  /** Whether an act was begun by the command line: then it can be finished step by step too. */
  readonly stepwise = $derived.by(
    () => this.table.asked && ["bill", "pay", "swap", "spend"].includes(this.begun.phase),
  );

  /** Whether a step of it is picked, and no more. */
  readonly stepping = $derived.by(() => this.stepwise && this.before.length > 0 && this.picks.length === 0);

  /** What may be done now, but has no place on the table. */
  readonly unshown = $derived.by((): number[] => {
    if (this.stepwise && this.picks.length > 0) return []; // that is done first, by the red button
    if (this.stepwise) return [...this.table.legal.keys()].filter((action) => !PAYING.includes(this.verb(action)));
    if (this.mode !== "turn") return [];
    return [...this.table.legal.keys()].filter((action) => !SHOWN.includes(this.verb(action)));
  });

  /** Return what a good of a row can be swapped with. */
  private partnersOf(action: number): number[] {
    const place = this.info.actions[action]!.arguments.join(" ");
    const partners = surveyOf(this.after(["monastery"])).swaps?.[place] ?? [];
    return partners.map((each) => this.table.action("swap", each));
  }

  /** Return the swap with one more good; what does not go with it gives way, else the oldest. */
  private swapWith(action: number): number[] {
    const partners = this.partnersOf(action);
    return [...this.picks.filter((each) => partners.includes(each)), action].slice(-2);
  }

  /** Pick a good of a row for the Monastery, or put it back. */
  toggleSwap(action: number): void {
    this.choose(
      this.before,
      this.picks.includes(action) ? this.picks.filter((each) => each !== action) : this.swapWith(action),
    );
  }

  /** Whether a good of a row can be swapped. */
  canSwap(row: number, good: Good): boolean {
    return this.partnersOf(this.swapOf(row, good)).length > 0;
  }

  readonly owed = $derived.by(() => this.begun.owed[this.seat] ?? 0);

  /** Whether nothing is missing in the set. */
  readonly complete = $derived.by((): boolean => {
    if (this.picks.length > 0) return !!this.set?.complete;
    return this.before.length > 0 && !SETS.includes(this.mode);
  });

  /** Whether what is picked can be done as it is. */
  readonly ready = $derived.by((): boolean => {
    if (!this.table.heard || this.table.tried!.stopped) return false; // a bill is never sent without its payment
    if (this.stepping) return true;
    return this.complete && (RESTS.includes(this.mode) || this.picks.length > 0);
  });

  private choose(before: number[], picks: number[] = []): void {
    play("pick");
    const kept = before.join() === this.before.join();
    this.before = before;
    this.picks = picks;
    this.trying = kept || picks.length === 0 ? this.send() : this.sendAnew();
    void this.trying.then(() => (this.ready ? this.table.settle() : undefined));
  }

  private send(): Promise<Refusal | null> {
    return this.ask([...this.before, ...this.picks]);
  }

  // What is due now, the server must say before it is known what still pays it.
  private async sendAnew(): Promise<Refusal | null> {
    const before = this.before;
    const refused = await this.ask(before);
    if (refused || this.before !== before) return refused;
    this.refit();
    return this.send();
  }

  private ask(wishes: number[]): Promise<Refusal | null> {
    const asking = this.pick(wishes);
    this.sent = this.table.wishes;
    return asking;
  }

  clear = (): void => this.choose([]);

  /** Put back the last thing picked. */
  back(): void {
    if (this.picks.length > 0) this.choose(this.before, this.picks.slice(0, -1));
    else if (this.lines.length > 0) this.bill(this.lines.slice(0, -1));
    else this.choose(this.before.slice(0, -1));
  }

  /** Do what is picked, once the server has said what comes of it. */
  confirm = async (): Promise<void> => {
    await this.trying;
    if (!this.ready) return;
    play("confirm");
    await this.table.confirm();
  };

  /** Whether the turn can be ended as things are. */
  readonly ending = $derived.by(
    () => this.before.length + this.picks.length === 0 && this.isLegal(this.table.action("end")),
  );

  end = async (): Promise<void> => {
    play("confirm");
    await this.table.act([this.table.action("end")]);
  };

  /** What can be done with a building that stands: pay with it, halve a cost, use or charge it. */
  useOf(card: string): Use | null {
    const { kind } = buildingOf(card);
    if (worksOf(this.info, card) !== "once") return null;
    if (kind.name === "crane") return this.craneUse(card);
    if (kind.thing && this.mode === "pay") return this.payUse(card, kind.thing);
    const verb = kind.verb ?? "";
    const action = verb ? this.table.action(verb) : this.table.action("pay", kind.thing!);
    if (!verb) return { action, legal: false, picked: false, toggle: () => undefined };
    const first = isOwn(kind) || this.firstReady(kind.name) === card;
    // an open bill is done first, since its goods are still in the hand that is shown
    const closed = this.lines.length === 0;
    return {
      action,
      legal: first && closed && this.isLegal(action),
      picked: first && this.before.includes(action),
      toggle: () => this.toggleUse(action),
    };
  }

  private firstReady(kind: string): string | undefined {
    // once its use is picked, the stage shows it as spent
    const built = viewOf(this.now).built[this.seat] ?? [];
    return built.find(
      (card) => card.endsWith(`-${kind}`) && standing(this.table, this.now, this.seat, card) === "ready",
    );
  }

  private craneUse(card: string): Use {
    const at = this.readyOf("crane").indexOf(card);
    const line = this.lines.findLast((each) => each.craned === (at >= 0 && at < this.craned));
    const picked = at >= 0 && at < this.craned;
    return {
      action: this.table.action("crane"),
      legal: at >= 0 && !picked && this.lines.some((each) => !each.craned),
      picked,
      toggle: () => line && this.toggleCrane(line.action),
    };
  }

  private payUse(card: string, thing: Thing): Use {
    const all = thing === "exchange" ? [card] : this.readyOf(buildingOf(card).kind.name);
    const at = all.indexOf(card);
    const picked = at >= 0 && at < this.pickedOf(thing);
    return {
      action: this.payAction(thing),
      legal: at >= 0 && this.canPay(thing),
      picked,
      toggle: () => (picked ? this.takeBack(thing) : this.pay(thing)),
    };
  }

  // Names of actions.

  takeRow = (row: number): number => this.table.action("take", "row", row + 1);
  takeCard = (card: string): number => this.table.action("take", card);
  billOf = (card: string): number => this.table.action("bill", card);

  worthOf = (thing: Thing): number => worthOf(this.means, thing);
  swapOf = (row: number, good: Good): number => this.table.action("swap", row + 1, good);
}
