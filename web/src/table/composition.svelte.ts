// Composing a move: what is picked, the states between, and what else can be picked.
//
// What is tried is a chain of states, one for each action. Something can be picked if it is legal in
// any state of the chain: then it takes the place of whatever was picked from there on. So another
// field, card or good is always one click away. Members of a set (a payment, what is sold, what is
// discarded) are picked in any order; which of them go together, and whether anything is missing,
// the server says.

import type { ActionName, Legal, PickedSet, Refusal, State } from "../wire";
import type { Table } from "./table.svelte";

export class Composition<Verb extends string = string> {
  private latest: number[] = []; // what was picked here last, and not by a hint or a typed move
  private learnt = $state.raw<{ wishes: number[]; moment: number; set: PickedSet | null } | null>(null);

  constructor(readonly table: Table<Verb>) {
    $effect(() => {
      if (this.unclear) void this.learn();
    });
  }

  protected gone = false; // the table is not shown any more: answers that arrive now come to nothing

  leave(): void {
    this.gone = true;
  }

  /** The actions that are being tried, in the order of the rules. */
  readonly actions = $derived.by(() => this.table.tried?.actions ?? []);

  /** The states between them: before the first, after each. */
  readonly chain = $derived.by<State[]>(() =>
    this.table.tried ? [this.table.truth!, ...this.table.tried.states] : [this.table.shown!],
  );

  readonly active = $derived.by(() => this.table.asked && this.table.telling === null);

  // The set.

  /** The set that is being picked, or asked for. */
  readonly set = $derived.by<PickedSet | null>(() => {
    const { tried, truth, wishes } = this.table;
    if (tried?.set) return tried.set;
    return this.learnt?.wishes === wishes && this.learnt.moment === truth?.moment ? this.learnt.set : null;
  });

  /** What is picked of it, in the order in which that was done. */
  readonly parts = $derived.by(() => this.set?.picked ?? []);

  /** Whether an action is a part of the set. */
  isPart(action: number): boolean {
    return !!this.set?.verb && this.verb(action) === this.set.verb;
  }

  protected isLoose(action: number | undefined): boolean {
    return this.table.info!.loose.includes(this.verb(action));
  }

  /** What is picked, without what ends a set. */
  private readonly open = $derived.by(() => {
    const { wishes, info } = this.table;
    return wishes.length > 0 && this.verb(wishes.at(-1)) === info!.closing ? wishes.slice(0, -1) : wishes;
  });

  /** Whether a set may be asked for that the server has not described yet: at first, and after a hint. */
  private readonly unclear = $derived.by(() => {
    if (!this.active || this.table.tried?.set || (this.latest === this.table.wishes && this.latest.length > 0))
      return false;
    return this.isLoose(this.open.at(-1)) || !!this.chain.at(-1)?.legal.some(({ action }) => this.isLoose(action));
  });

  private async learn(): Promise<void> {
    const { wishes, truth } = this.table;
    const set = await this.table.gathered(this.open);
    this.learnt = { wishes, moment: truth!.moment, set };
  }

  // Names.

  name(action: number | undefined): ActionName | undefined {
    return action === undefined ? undefined : this.table.info!.actions[action];
  }

  verb(action: number | undefined): string {
    return this.name(action)?.verb ?? "";
  }

  // What can be picked.

  protected legalAt(action: number, state: State): Legal | undefined {
    return state.legal.find((legal) => legal.action === action);
  }

  /** Where in the chain an action can be picked: as late as possible, or -1. */
  protected place(action: number): number {
    return this.active ? this.chain.findLastIndex((state) => this.legalAt(action, state)) : -1;
  }

  /** Whether an action can be picked now, on top of what is picked or in its place. */
  can(action: number): boolean {
    if (!this.active) return false;
    return !!this.set?.fits.includes(action) || (!this.isPart(action) && this.place(action) >= 0);
  }

  /** How often an action is picked. */
  picked(action: number): number {
    const among = this.isPart(action) ? this.parts : this.actions;
    return among.filter((each) => each === action).length;
  }

  /** What an action costs or brings where it can be picked. */
  outlook(action: number): Record<string, unknown> {
    const at = this.place(action);
    return (at >= 0 && this.legalAt(action, this.chain[at]!)?.outlook) || {};
  }

  /** The figures of an action that is picked already, as they were before it. */
  told(action: number): Record<string, unknown> {
    const at = this.actions.indexOf(action);
    return (at >= 0 && this.legalAt(action, this.chain[at]!)?.outlook) || {};
  }

  // Picking.

  /** Whether what is picked was picked here. */
  protected get isOwn(): boolean {
    return this.latest === this.table.wishes;
  }

  /** Try wishes in any order, of which the last may be a part of a set. */
  protected async pick(wishes: number[]): Promise<Refusal | null> {
    this.latest = wishes;
    const refusal = await this.table.pick(wishes, "gathered");
    if (refusal && this.latest === wishes) this.latest = this.table.wishes;
    return refusal;
  }

  /** Pick these of the set in place of those picked before; if that cannot be, say why, and leave it. */
  protected async compose(picks: number[]): Promise<void> {
    const before = this.table.wishes;
    const refusal = await this.pick([...this.actions.slice(0, this.set!.start), ...picks]);
    if (!refusal || this.gone) return;
    await this.pick(before);
    this.table.trouble = refusal;
  }
}
