// Composing a move: everything on the table that can be picked goes through here.
//
// What is tried is a chain of states, one for each action picked. A thing on the table can be
// picked if its action is legal in any state of the chain: then it takes the place of whatever
// was picked from there on. So another field, good or order is always one click away.

import type { ActionName, Legal, Refusal, State } from "../../../wire";
import { play } from "../../../site/sound";
import type { Table } from "./types";
import { previewOf } from "./preview";
import type { Good, Store } from "./things";
import { surveyOf, viewOf, type Phase, type SeatFigures, type Survey, type View } from "./types";

/** Phases that begin an action; confirming in them would leave it half done. */
const INNER: Phase[] = [
  "dice",
  "amount",
  "stacks",
  "card",
  "hiring",
  "selling",
  "order-and-good",
  "free-good",
  "delivering",
  "loading",
  "buying",
  "order-or-sale",
];

/** Phases in which the action of a field is carried out, or the event before it. */
export const AT_FIELD: Phase[] = [...INNER.filter((phase) => phase !== "amount"), "pick", "between", "sale"];

/** Phases in which an order goes with a good, in either order. */
const WITH_ORDER: Phase[] = ["order-and-good", "order-or-sale"];

/** What is asked for: the phase, or what is left of it once its other part is done. */
const questionOf = ({ phase, count }: View): string =>
  count > 0 && [...WITH_ORDER, "stacks"].includes(phase) ? `${phase}-too` : phase;

export type Worker = "own" | "neutral";

export class Composer {
  wanted = $state<Worker>("own"); // which worker is to be placed, if both can be
  private drops = $state.raw<number[]>([]); // goods to be given up, until there are enough
  private dropsOf = $state(0); // the moment they belong to

  private gone = false; // the table is not shown any more: answers that arrive now come to nothing

  constructor(readonly table: Table) {}

  leave(): void {
    this.gone = true;
  }

  readonly seat = $derived.by(() => Math.max(this.table.seat, 0));

  /** The actions that are being tried, in order. */
  readonly actions = $derived.by(() => this.table.tried?.actions ?? []);

  /** The states between them: before the first, after each. */
  readonly chain = $derived.by<State[]>(() =>
    this.table.tried ? [this.table.truth!, ...this.table.tried.states] : [this.table.shown!],
  );

  /** What lies on the table before anything was picked. */
  readonly base = $derived.by<View>(() => viewOf(this.chain[0]!));

  /** What would lie there. */
  readonly view = $derived.by<View>(() => previewOf(this.chain, this.table.tried?.steps ?? []));

  readonly active = $derived.by(() => this.table.asked && this.table.telling === null);

  private picks = $state.raw<number[]>([]); // what was picked here last, and not by a hint or a typed move

  private readonly close = $derived.by(() => this.table.action("done"));

  /** How far the action reaches that is being composed: the state in which its last part was asked for. */
  private readonly sceneAt = $derived.by(() => {
    const last = this.chain.length - 1;
    const final = this.chain[last]!;
    const open = final.asked.includes(this.table.seat);
    const verb = this.verb(this.actions.at(-1));
    if (last === 0 || (open && (INNER.includes(viewOf(final).phase) || ["loan", "repay", "hire"].includes(verb))))
      return last;
    return last - 1;
  });

  /** The state whose question is being answered. */
  readonly scene = $derived.by<State>(() => this.chain[this.sceneAt]!);
  readonly asking = $derived.by<View>(() => viewOf(this.scene));
  readonly question = $derived.by(() => questionOf(this.asking));

  /** What the rules make of the question, and of the seat in view as it would stand. */
  readonly figures = $derived.by<Survey>(() => surveyOf(this.scene));
  readonly own = $derived.by<SeatFigures>(() => surveyOf(this.chain.at(-1)!).seats[this.seat]!);

  /** The picks of the set that is being composed, and where it begins in the chain. */
  readonly set = $derived.by<{ verb: string; from: number; picks: number[] }>(() => {
    const verb = this.figures.set ?? "";
    if (verb === "drop") return { verb, from: 0, picks: this.given };
    let end = this.actions.length;
    if (this.actions[end - 1] === this.close) end -= 1;
    let from = end;
    while (verb && from > 0 && this.verb(this.actions[from - 1]) === verb && this.setAt(from - 1) === verb) from -= 1;
    return { verb, from, picks: this.actions.slice(from, end) };
  });

  /** The verb of the set that is asked for somewhere in the chain. */
  private setAt(at: number): string {
    return surveyOf(this.chain[at]!).set ?? "";
  }

  /** What is to be given up, as far as it is picked. */
  private readonly given = $derived.by(() => (this.dropsOf === this.table.truth?.moment ? this.drops : []));

  /** What is missing before the move can be done: a phase, or nothing. */
  readonly missing = $derived.by(() => {
    const final = this.chain.at(-1)!;
    const { phase } = viewOf(final);
    const question = questionOf(viewOf(final));
    if (this.actions.length === 0) return this.stop ? "" : question;
    if (this.table.wishes !== this.picks) return ""; // a hint may end in the middle of an action, and be followed there
    const inside = final.asked.includes(this.table.seat) && INNER.includes(phase);
    return inside && !this.legalAt(this.close, final) ? question : "";
  });

  /** The action that ends the question without anything picked, if it may be ended so. */
  readonly stop = $derived.by<Legal | null>(() => {
    if (this.actions.length > 0 || !this.active) return null;
    return this.legalAt(this.close, this.chain[0]!) ?? this.legalAt(this.table.action("end"), this.chain[0]!) ?? null;
  });

  /** The worker that a click places: the own one first, unless the neutral one is wanted. */
  readonly worker = $derived.by<Worker>(() => {
    const turn = this.chain.findLast((state) => viewOf(state).phase === "turn");
    const view = turn ? viewOf(turn) : null;
    if (!view || view.neutral_left === 0) return "own";
    return view.own_left === 0 ? "neutral" : this.wanted;
  });

  name(action: number | undefined): ActionName | undefined {
    return action === undefined ? undefined : this.table.info!.actions[action];
  }

  verb(action: number | undefined): string {
    return this.name(action)?.verb ?? "";
  }

  private legalAt(action: number, state: State): Legal | undefined {
    return state.legal.find((legal) => legal.action === action);
  }

  /** Where in the chain an action can be picked: as late as possible, or -1. */
  private place(action: number): number {
    return this.active ? this.chain.findLastIndex((state) => this.legalAt(action, state)) : -1;
  }

  /** Whether an action can be picked now, on top of what is picked or in its place. */
  can(action: number): boolean {
    if (!this.active) return false;
    if (this.isPart(action)) return this.fits(action);
    return this.place(action) >= 0;
  }

  /** What an action costs or brings where it can be picked. */
  outlook(action: number): Record<string, unknown> {
    const at = this.place(action);
    return (at >= 0 && this.legalAt(action, this.chain[at]!)?.outlook) || {};
  }

  /** How often an action is picked. */
  picked(action: number): number {
    const among = this.set.verb === "drop" ? this.set.picks : this.actions;
    return among.filter((each) => each === action).length;
  }

  /** The figures of an action that is picked already, as they were told before it. */
  told(action: number): Record<string, unknown> {
    const at = this.actions.indexOf(action);
    return (at >= 0 && this.legalAt(action, this.chain[at]!)?.outlook) || {};
  }

  /** Whether an action is a part of the set that is being composed. */
  private isPart(action: number): boolean {
    const { verb, from } = this.set;
    if (verb === "" || this.verb(action) !== verb) return false;
    return verb === "drop" || this.setAt(from) === verb;
  }

  /** Whether one more goes with the set, named before or after the others. */
  private fits(action: number): boolean {
    const { verb, from, picks } = this.set;
    if (verb === "drop") return this.spare(picks, action) > 0;
    return !!surveyOf(this.chain[from + picks.length]!).more?.includes(action);
  }

  /** How many more of a good can be given up. */
  private spare(picks: number[], action: number): number {
    const [good, store] = this.name(action)!.arguments as [Good, Store];
    const most = surveyOf(this.chain[0]!).spare?.[store][good] ?? 0;
    return Math.min(this.left(picks)[store], most - picks.filter((pick) => pick === action).length);
  }

  /** Try actions in the order of the rules, and remember that they were picked here. */
  private async pick(wishes: number[]): Promise<Refusal | null> {
    this.picks = wishes;
    const refusal = await this.table.pick(wishes, false);
    if (refusal) this.picks = this.table.wishes;
    return refusal;
  }

  /** Pick something, or one more of it. */
  async take(action: number): Promise<void> {
    if (!this.can(action)) return;
    play("pick");
    this.table.hush();
    if (this.isPart(action)) return this.compose([...this.set.picks, action]);
    const at = this.place(action);
    await this.pick([...this.actions.slice(0, at), action, ...this.kept(action, at)]);
    if (!this.gone) await this.table.settle();
  }

  /** The order that stays picked, with a good or without it: named last, for a card is drawn after it. */
  private kept(good: number, at: number): number[] {
    if (!["sell", "free"].includes(this.verb(good)) || !WITH_ORDER.includes(viewOf(this.chain[at]!).phase)) return [];
    return this.actions.slice(at).filter((action) => this.verb(action) === "slot");
  }

  /** Put something back that is picked; what followed from it goes too. */
  async putBack(action: number): Promise<void> {
    play("pick");
    if (this.isPart(action)) {
      const picks = [...this.set.picks];
      picks.splice(picks.lastIndexOf(action), 1);
      return this.compose(picks);
    }
    const at = this.actions.lastIndexOf(action);
    await this.pick([...this.actions.slice(0, at), ...this.kept(action, at)]);
  }

  /** Give up what is still too much, the first goods of the list first. */
  async fill(): Promise<void> {
    const picks = [...this.given];
    const drops = this.table.info!.actions.filter((action) => action.verb === "drop");
    for (const { number } of drops) while (this.spare(picks, number) > 0) picks.push(number);
    play("pick");
    await this.compose(picks);
  }

  /** How many goods each store still has to give up. */
  readonly excess = $derived.by(() => this.left(this.given));

  private left(picks: number[]): Record<Store, number> {
    const from = (store: Store) => picks.filter((pick) => this.name(pick)!.arguments[1] === store).length;
    const { warehouse, post } = this.base.excess;
    return { warehouse: warehouse - from("warehouse"), post: post - from("post") };
  }

  /** Pick something, or put it back if it is picked. */
  toggle(action: number): void {
    void (this.picked(action) > 0 ? this.putBack(action) : this.take(action));
  }

  /** Place a worker on the market, and begin with a number. */
  async trade(action: number, most: boolean): Promise<void> {
    if (this.picked(action) > 0) return this.putBack(action);
    await this.take(action);
    if (this.gone || this.actions.at(-1) !== action) return;
    const amounts = this.table.can("amount").map((legal) => legal.action);
    const amount = amounts.at(most ? -1 : 0);
    if (amount !== undefined) await this.take(amount);
  }

  /** Put back the last step of the composition, as Escape does. */
  back(): boolean {
    const { picks, verb } = this.set;
    const last = this.actions.at(-1);
    if (verb && picks.length > 0) void this.putBack(picks.at(-1)!);
    else if (this.verb(last) === "amount") void this.pick(this.actions.slice(0, -2));
    else return false;
    return true;
  }

  /** Do what is composed, or end the question. */
  confirm(): void {
    play("confirm");
    if (this.stop) void this.table.act([this.stop.action]);
    else void this.table.confirm();
  }

  /** Try a set: its parts as the game lists its actions (the rules name them so), then its end if it may end. */
  private async compose(picks: number[]): Promise<void> {
    const { verb, from } = this.set;
    const parts = picks.toSorted((one, two) => one - two);
    if (verb === "drop") return this.composeDrops(parts);
    const before = this.actions;
    const wishes = [...before.slice(0, from), ...parts];
    const refusal = await this.pick(wishes);
    if (this.gone) return;
    if (refusal) {
      await this.pick(before);
      this.table.trouble = refusal;
    }
    if (refusal || parts.length === 0 || this.table.wishes !== wishes) return;
    if (this.legalAt(this.close, this.chain.at(-1)!) && this.setAt(this.chain.length - 1) === verb) {
      await this.pick([...wishes, this.close]);
    }
  }

  /** Goods are given up exactly as many as must be: only then can they be tried. */
  private async composeDrops(parts: number[]): Promise<void> {
    this.dropsOf = this.table.truth?.moment ?? 0;
    this.drops = parts;
    if (this.excess.warehouse + this.excess.post === 0) await this.pick(parts);
    else this.table.drop();
  }
}
