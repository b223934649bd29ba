// Orders as they are being written: a few turns, each with ways of which the first that fits is taken.

import { get, post } from "../../site/api";
import type { Forecast, Orders, ToldFact, ToldWay, Way } from "../../wire";

const TURNS = 5;
const WAYS = 4;

export class Plan {
  turns = $state.raw<ToldWay[][]>([]);
  stopped = $state("");
  writable = $state(true);
  changed = $state(false); // and not sealed yet
  forecast = $state.raw<Forecast | null>(null);
  turn = $state(0); // that is being written

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  private get path(): string {
    return `tables/${this.table}/orders`;
  }

  get ways(): Way[][] {
    return this.turns.map((ways) => ways.map(({ way }) => way));
  }

  /** What has been ordered for the turns before the one that is being written. */
  get before(): Way[][] {
    return this.ways.slice(0, this.turn);
  }

  readonly full = $derived.by(() => (this.turns[this.turn]?.length ?? 0) >= WAYS);
  readonly further = $derived.by(() => this.turns.length === this.turn + 1 && this.turns.length < TURNS);

  async read(): Promise<void> {
    this.take(await get<Orders>(`${this.path}?seat=${this.seat}`));
  }

  private take({ turns, stopped, writable }: Orders): void {
    this.turns = turns;
    this.stopped = stopped ?? "";
    this.writable = writable ?? true;
    this.changed = false;
    this.forecast = null;
  }

  add(way: Way, sentences: string[], facts: ToldFact[]): void {
    const ways = [...(this.turns[this.turn] ?? []), { way, sentences, facts }];
    this.change([...this.turns.slice(0, this.turn), ways, ...this.turns.slice(this.turn + 1)]);
  }

  /** Take a way out; a turn without any ends the orders there, since those after it build on it. */
  remove(turn: number, way: number): void {
    const ways = (this.turns[turn] ?? []).filter((_, n) => n !== way);
    const before = this.turns.slice(0, turn);
    this.change(ways.length > 0 ? [...before, ways, ...this.turns.slice(turn + 1)] : before);
    this.turn = Math.min(this.turn, this.turns.length);
  }

  private change(turns: ToldWay[][]): void {
    this.turns = turns;
    this.changed = true;
    this.forecast = null;
  }

  async seal(turns: Way[][] = this.ways): Promise<void> {
    this.take(await post<Orders>(this.path, { seat: this.seat, turns }));
  }

  async look(): Promise<void> {
    this.forecast = await post<Forecast>(`${this.path}/forecast`, { seat: this.seat, turns: this.ways });
  }
}
