// Composing a move of Haithabu: everything on the table that can be picked goes through here.

import type { Legal, State } from "../../../wire";
import { play } from "../../../site/sound";
import { Composition } from "../../../table/composition.svelte";
import { previewOf } from "./preview";
import type { Store } from "./things";
import { surveyOf, viewOf, type Phase, type SeatFigures, type Survey, type Verb, type View } from "./types";

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

/** What an event asks for is done by itself: the action of the field comes after it. */
const OF_EVENT: Verb[] = ["event", "lose"];

/** Phases in which the action of a field is carried out, or the event before it. */
export const AT_FIELD: Phase[] = [...INNER.filter((phase) => phase !== "amount"), "pick", "between", "sale"];

/** Phases in which an order goes with a good, in either order. */
const WITH_ORDER: Phase[] = ["order-and-good", "order-or-sale"];

/** What is asked for: the phase, or what is left of it once its other part is done. */
function questionOf({ phase, count, own_left, neutral_left }: View): string {
  if (phase === "turn" && own_left + neutral_left === 0) return "turn-placed";
  return count > 0 && [...WITH_ORDER, "stacks"].includes(phase) ? `${phase}-too` : phase;
}

export type Worker = "own" | "neutral";

export class Composer extends Composition<Verb> {
  wanted = $state<Worker>("own"); // which worker is to be placed, if both can be

  readonly seat = $derived.by(() => Math.max(this.table.seat, 0));

  /** What lies on the table before anything was picked. */
  readonly base = $derived.by<View>(() => viewOf(this.chain[0]!));

  /** What would lie there. */
  readonly view = $derived.by<View>(() => previewOf(this.chain, this.table.tried?.steps ?? []));

  private readonly close = $derived.by(() => this.table.action("done"));

  /** Whether the last thing picked answers an event. */
  private readonly atEvent = $derived.by(() => OF_EVENT.includes(this.verb(this.actions.at(-1)) as Verb));

  /** How far the action reaches that is being composed: the state in which its last part was asked for. */
  private readonly sceneAt = $derived.by(() => {
    const last = this.chain.length - 1;
    const final = this.chain[last]!;
    const open = final.asked.includes(this.table.seat);
    const verb = this.verb(this.actions.at(-1));
    if (this.atEvent) return last - 1;
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

  /** What is missing before the move can be done: a phase, or nothing. */
  readonly missing = $derived.by(() => {
    const final = this.chain.at(-1)!;
    const { phase } = viewOf(final);
    const question = questionOf(viewOf(final));
    if (this.actions.length === 0) return this.stop ? "" : question;
    if (this.atEvent) return "";
    if (!this.isOwn) return ""; // a hint may end in the middle of an action, and be followed there
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

  /** Pick something, or one more of it. */
  async take(action: number): Promise<void> {
    if (!this.can(action)) return;
    play("pick");
    this.table.hush();
    if (this.isPart(action)) return this.compose([...this.parts, action]);
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
    if (this.isPart(action)) return this.compose(this.parts.toSpliced(this.parts.lastIndexOf(action), 1));
    const at = this.actions.lastIndexOf(action);
    await this.pick([...this.actions.slice(0, at), ...this.kept(action, at)]);
  }

  /** Give up what is still too much, the first goods of the list first. */
  async fill(): Promise<void> {
    play("pick");
    await this.compose([...this.parts, ...this.set!.rest]);
  }

  /** How many goods each store still has to give up. */
  readonly excess = $derived.by<Record<Store, number>>(() => {
    const from = (store: Store) => this.parts.filter((pick) => this.name(pick)!.arguments[1] === store).length;
    const { warehouse, post } = this.base.excess;
    return { warehouse: warehouse - from("warehouse"), post: post - from("post") };
  });

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
    const last = this.actions.at(-1);
    if (this.parts.length > 0) void this.putBack(this.parts.at(-1)!);
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
}
