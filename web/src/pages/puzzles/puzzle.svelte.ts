// A puzzle: a table at which one choice is tried. The answer comes only with what is said to the try.

import { Denied, get, post } from "../../site/api";
import { gameInfo } from "../../site/library";
import { cardOf, still } from "../../table/scenery";
import { Table } from "../../table/table.svelte";
import type { Body, Partner } from "../../table/line";
import type { Book, FromServer, PuzzleAnswer, PuzzleAttempt, PuzzleTable, PuzzleTry, Refusal, Tried } from "../../wire";
import { met } from "../../table/lately";
import { keep, note, standing, triedHere } from "./record.svelte";
import { cardsOf, following } from "./sitting";

const DONE: FromServer = { type: "done", id: "", number: 0 };
const DAY = 86_400_000; // milliseconds

export class Puzzle implements Partner {
  now = $state.raw<PuzzleTable | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  remark = $state(""); // why a try was none: the rules refuse it
  trouble = $state.raw<Refusal | null>(null); // why there is no puzzle
  readonly table: Table;
  readonly riddle = true;
  private tries: number[] = []; // what was tried last, to be told of it in another language
  private ended = false;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    this.table = new Table(`puzzle-${game}-${number}`, true, "", this);
  }

  private get path(): string {
    return `puzzles/${this.game}/${this.number}`;
  }

  /** Whether it was tried before: then nothing counts any more. */
  get known(): boolean {
    return (this.now?.tried ?? triedHere(this.game, this.number)) !== null;
  }

  open(): void {
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      const info = await gameInfo(this.game); // by then there is a table
      this.table.info = info;
      await this.load();
      if (!this.ended) this.lay();
      this.table.linked("open", 0);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.trouble = error.refusal;
    }
  }

  private async load(): Promise<void> {
    const now = await get<PuzzleTable>(this.path);
    if (this.ended) return;
    this.now = now;
    this.table.hear({ type: "welcome", table: cardOf(this.table, this.game, now.seat, now), seats: [now.seat] });
  }

  /** Lay the table as it was before the try. */
  private lay(): void {
    const { seat, state } = this.now!;
    this.table.hush();
    this.table.drop();
    this.table.player.forget(seat);
    this.table.recall(seat, this.answer ? still(state) : state, []);
  }

  /** Be told everything anew, in another language. */
  again(): void {
    void this.load().then(async () => {
      this.lay();
      if (this.answer) this.answer = { ...(await this.asked(this.tries, true)), rating: this.answer.rating };
    });
  }

  /** Try once more, for oneself. */
  retry(): void {
    if (!this.now) return void this.begin();
    [this.answer, this.remark] = [null, ""];
    this.lay();
  }

  // What the table says.

  async say(body: Body): Promise<FromServer> {
    try {
      if (body.do === "try") return await this.tried(body.actions, !!body.sort, !!body.gather);
      if (body.do === "act") await this.act(body.actions);
      return DONE;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (body.do === "act") this.remark = error.message;
      return { type: "refused", id: "", refusal: error.refusal };
    }
  }

  private tried(wishes: number[], sort: boolean, gather: boolean): Promise<Tried> {
    return post<Tried>(`${this.path}/try`, { wishes, sort, gather } satisfies PuzzleTry);
  }

  book(after: number[]): Promise<Book> {
    return post<Book>(`${this.path}/book`, { wishes: after });
  }

  private asked(wishes: number[], again: boolean): Promise<PuzzleAnswer> {
    const body: PuzzleAttempt = { wishes, again, ...standing(this.game) };
    return post<PuzzleAnswer>(`${this.path}/answer`, body);
  }

  private async act(wishes: number[]): Promise<void> {
    this.remark = "";
    const answer = await this.asked(wishes, this.known);
    if (this.ended) return;
    this.tries = wishes;
    this.answer = answer;
    met(this.game);
    note(this.game, this.number);
    if (!answer.kept) keep(this.game, this.number, Math.floor(Date.now() / DAY), answer);
    if (answer.solved) this.show();
    else this.lay();
  }

  /** Play the answer, and how it goes on. */
  readonly show = (): void => {
    const { line } = this.answer!;
    this.lay();
    this.table.hear({
      type: "update",
      seat: this.now!.seat,
      news: [{ number: 1, at: 0, kind: "play", steps: line.steps }],
      state: still(line.state),
      after: line.changes,
    });
  };

  /** Return the number of the puzzle that follows. */
  async next(): Promise<number> {
    const cards = await cardsOf(this.game, this.answer?.kept ?? false);
    return following(cards, this.number)?.number ?? this.number;
  }

  end(): void {
    this.ended = true;
  }
}
