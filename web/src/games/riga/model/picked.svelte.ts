// What is picked at a table of Riga, and how the table stands with it.

import type { State } from "../../../wire";
import { Composition } from "../../../table/composition.svelte";
import type { Phase, Verb } from "./types";
import { sum, type Means } from "./payment";
import { buildingOf, isOwn, type City, type Thing } from "./things";
import { eventsOf, figuresOf, standing, surveyOf, viewOf, type View } from "./view";

/** A building on the bill. */
export interface BillLine {
  action: number;
  card: string;
  craned: boolean;
  cost: number;
}

export type Mode = "wait" | "name" | "keep" | "turn" | "pay" | "swap" | "spend" | "pick" | "choose" | "discard";

const LASTING: Verb[] = ["treasury", "yard", "monastery", "swap", "take"]; // what changes the hand or the rows for good
const MODES: Partial<Record<Phase, Mode>> = {
  name: "name",
  keep: "keep",
  turn: "turn",
  bill: "pay",
  pay: "pay",
  swap: "swap",
  spend: "spend",
  pick: "pick",
  choose: "choose",
  winter: "discard",
};

export class Picked extends Composition<Verb> {
  before = $state.raw<number[]>([]); // what is picked, but for the set
  picks = $state.raw<number[]>([]); // the set, as far as it is picked; the server may not have seen it yet

  protected readonly info = $derived.by(() => this.table.info!);
  protected readonly seat = $derived.by(() => this.table.seat);

  protected argument(action: number): string {
    return this.info.actions[action]?.arguments.at(-1) ?? "";
  }

  // How the table stands: as it is, with what lasts, with everything.

  /** The state before anything picked. */
  readonly now = $derived.by((): State => (this.table.tried ? this.table.truth! : this.table.shown!));

  protected after(verbs: string[]): State {
    const tried = this.table.tried;
    const last = tried ? tried.actions.findLastIndex((action) => verbs.includes(this.verb(action))) : -1;
    return last < 0 ? this.now : tried!.states[last]!;
  }

  /** The rows as a Monastery has left them, and what they are worth. */
  readonly ground = $derived.by((): View => viewOf(this.after(["swap"])));
  readonly rows = $derived.by(() => surveyOf(this.after(["swap"])).rows);

  /** Hand and city with what was taken, before anything is paid or discarded. */
  readonly staged = $derived.by((): State => this.after(LASTING));
  readonly stage = $derived.by((): View => viewOf(this.staged));

  /** With the bill or the Exchange open, and nothing paid yet. */
  protected readonly opened = $derived.by((): State => this.after(["bill", "crane", "charge"]));

  /** What is asked, after what is picked. */
  readonly mode = $derived.by((): Mode => {
    const phase = MODES[viewOf(this.table.truth!).phase] ?? "wait";
    if (!this.table.asked) return "wait";
    if (phase !== "turn") return phase;
    const last = this.verb(this.before.at(-1) ?? -1);
    if (["bill", "crane", "settle"].includes(last)) return "pay";
    if (last === "monastery") return "swap";
    return last === "charge" ? "spend" : "turn";
  });

  has(action: number): boolean {
    return this.before.includes(action) || this.picks.includes(action);
  }

  isLegal(action: number): boolean {
    return this.table.asked && this.table.legal.has(action);
  }

  /** Whether a row or a building can be taken, also in place of another that is picked. */
  canTake(action: number): boolean {
    const tried = this.table.tried;
    const at = tried ? tried.actions.findIndex((each) => this.verb(each) === "take") : -1;
    if (at < 0) return this.isLegal(action);
    const legal = (at === 0 ? this.table.truth : tried!.states[at - 1])?.legal ?? [];
    return this.table.asked && legal.some((each) => each.action === action);
  }

  /** Whether a building can go on the bill; the bill that is open takes more of its city. */
  canBill(action: number): boolean {
    if (this.lines.length === 0) return this.isLegal(action);
    return !!this.set?.fits.includes(action);
  }

  /** Whether this seat is in its turn; while news are being told, the table still shows the turns of others. */
  protected readonly acting = $derived.by(
    () => this.table.pending && this.table.telling === null && this.begun.phase === "turn",
  );

  /** Whether it is the moment to take something. */
  readonly taking = $derived.by(() => this.acting && !this.begun.took);

  /** Whether it is the moment to build. */
  readonly building = $derived.by(() => this.acting && (!!this.begun.took || this.lines.length > 0));

  /** Who took which row since the last spring. */
  readonly takers = $derived.by((): [row: number, seat: number][] => {
    const events = eventsOf(this.table);
    const spring = events.slice(events.findLastIndex((event) => event.event === "year"));
    return spring.flatMap((event) => (event.event === "took-goods" ? [[event.row - 1, event.seat ?? 0]] : []));
  });

  // The bill.

  readonly lines = $derived.by((): BillLine[] => {
    const cranes = (n: number) => this.verb(this.before[n] ?? -1) === "crane";
    const bills = this.before
      .map((action, n) => ({ action, craned: cranes(n + 1) }))
      .filter(({ action }) => this.verb(action) === "bill");
    return bills.map(({ action, craned }) => ({
      action,
      craned,
      card: this.argument(action),
      cost: this.costOf(action),
    }));
  });

  /** Return what a building has added to the bill; before the server has seen it, what is printed. */
  protected costOf(action: number): number {
    const tried = this.table.tried;
    const at = tried?.actions.indexOf(action) ?? -1;
    if (at < 0) return figuresOf(this.info, this.argument(action)).cost;
    const dueAt = (n: number) => surveyOf(n < 0 ? this.table.truth! : tried!.states[n]!).payment?.due ?? 0;
    const craned = this.verb(tried!.actions[at + 1] ?? -1) === "crane";
    return dueAt(craned ? at + 1 : at) - dueAt(at - 1);
  }

  protected readonly begun = $derived.by(() => viewOf(this.table.truth!)); // a bill may have been begun by command

  /** What stands on a bill that was begun before: a puzzle may open in the middle of one. */
  readonly billed = $derived.by((): Pick<BillLine, "card" | "cost">[] => {
    if (!["bill", "pay"].includes(this.begun.phase)) return [];
    const names = this.info.actions.filter(({ verb }) => verb === "bill").map((action) => action.arguments[0]!);
    const owns = names.filter((card) => isOwn(buildingOf(card).kind));
    const cards = [...this.begun.billed, ...owns.filter((_, n) => (this.begun.billed_own >> n) & 1)];
    return cards.map((card) => ({ card, cost: figuresOf(this.info, card).cost }));
  });

  /** What of it is no longer due, and why: the rest was paid, or a Crane has spared it. */
  readonly settled = $derived.by((): { ducats: number; by: "paid" | "crane" | "either" } => {
    const left = surveyOf(this.table.truth!).payment?.due ?? 0;
    const ducats = this.billed.length > 0 ? this.billed.reduce((total, { cost }) => total + cost, -left) : 0;
    if (this.begun.phase === "bill") return { ducats, by: "crane" };
    const craned = this.begun.used[this.seat]?.some((card) => card.endsWith("-crane"));
    return { ducats, by: craned ? "either" : "paid" };
  });

  readonly city = $derived.by((): City | null => {
    const line = this.lines[0];
    return line ? buildingOf(line.card).city.name : this.mode === "pay" ? this.begun.city : null;
  });

  protected readonly owing = $derived.by(() => surveyOf(this.opened).payment);
  readonly due = $derived.by((): number => this.owing?.due ?? this.lines.reduce((total, line) => total + line.cost, 0));

  /** What can pay, or charge the Exchange. */
  readonly means = $derived.by((): Means[] => this.owing?.means ?? []);

  readonly things = $derived.by(() => this.picks.map((action) => this.argument(action) as Thing));
  readonly paid = $derived.by(() => sum(this.means, this.things));
  readonly purse = $derived.by(() => this.means.reduce((total, { count, worth }) => total + count * worth, 0));
  readonly cranes = $derived.by(() => this.readyOf("crane").length);

  protected readonly paying = $derived.by(() => this.mode === "pay" || this.mode === "spend");

  /** What pays, kind by kind. */
  readonly payment = $derived.by(() =>
    this.means
      .filter(({ thing }) => this.pickedOf(thing) > 0)
      .map((each) => ({ ...each, count: this.pickedOf(each.thing) })),
  );

  pickedOf(thing: Thing): number {
    return this.things.filter((other) => other === thing).length;
  }

  // Equal functions are as good as each other: the rules mark the first.
  protected readyOf(kind: string): string[] {
    return (this.stage.built[this.seat] ?? []).filter(
      (card) => card.endsWith(`-${kind}`) && standing(this.table, this.staged, this.seat, card) === "ready",
    );
  }
}
