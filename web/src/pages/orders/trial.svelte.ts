// A trial board: a table whose other end guesses how it might go on. The server keeps nothing of what is done there.

import { Denied, get, post } from "../../site/api";
import { gameInfo } from "../../site/library";
import type { Body, Partner } from "../../table/line";
import { Table } from "../../table/table.svelte";
import type { Best, Book, Fact, FromServer, Refusal, TableCard, Tried, TrialBoard, Way } from "../../wire";

const DONE: FromServer = { type: "done", id: "", number: 0 };

export class Trial implements Partner {
  board = $state.raw<TrialBoard | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  readonly table: Table;
  private number = 0; // another one is another guess
  private before: Way[][] = []; // orders for the turns before
  private ended = false;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.table = new Table(`trial-${id}`, true, "", this);
  }

  private get asked() {
    return { seat: this.seat, number: this.number, turns: this.before, made: this.board?.made ?? [] };
  }

  private path(rest: string): string {
    return `tables/${this.id}/orders/${rest}`;
  }

  open(): void {} // begun once the orders are known

  /** Lay the board for the turn after some orders. */
  async lay(before: Way[][], fresh = false): Promise<void> {
    this.before = before;
    if (fresh) this.number += 1;
    this.board = null;
    try {
      if (!this.table.card) await this.arrive();
      await this.show([]);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.trouble = error.refusal;
    }
  }

  private async arrive(): Promise<void> {
    const card = await get<TableCard>(`tables/${this.id}`);
    this.table.info = await gameInfo(card.game);
    const seats = card.seats.map((sitter, seat) => ({ ...sitter, mine: seat === this.seat, here: true }));
    this.table.hear({ type: "welcome", table: { ...card, id: this.table.id, seats, clock: {} }, seats: [this.seat] });
    this.table.linked("open", 0);
  }

  private async show(made: number[]): Promise<void> {
    const board = await post<TrialBoard>(this.path("trial"), { ...this.asked, made });
    if (this.ended) return;
    this.table.drop();
    this.table.player.forget(this.seat);
    this.table.recall(this.seat, board.state, []);
    this.board = board;
  }

  async say(body: Body): Promise<FromServer> {
    try {
      if (body.do === "try")
        return await post<Tried>(this.path("try"), {
          ...this.asked,
          wishes: body.actions,
          sort: !!body.sort,
          gather: !!body.gather,
        });
      if (body.do === "act") await this.show([...this.asked.made, ...body.actions]);
      return DONE;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      return { type: "refused", id: "", refusal: error.refusal };
    }
  }

  book(after: number[]): Promise<Book> {
    return post<Book>(this.path("book"), { ...this.asked, wishes: after });
  }

  /** Return what was done as a way to be ordered, under some conditions; or the best of its kind. */
  way(holds: Fact[], best: Best | null = null): Way {
    return { actions: this.board?.made ?? [], holds, best };
  }

  again(): void {
    void this.lay(this.before);
  }

  retry(): void {
    void this.lay(this.before);
  }

  end(): void {
    this.ended = true;
  }
}
