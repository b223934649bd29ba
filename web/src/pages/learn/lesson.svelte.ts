// A lesson: a table whose other end is a teacher. The server keeps nothing of it; whatever counted is sent again.

import { Denied, post } from "../../site/api";
import { gameInfo } from "../../site/library";
import { finish, keepPlace, placeIn } from "./progress.svelte";
import { tempo } from "../../site/settings.svelte";
import { cardOf, still } from "../../table/scenery";
import { met } from "../../table/lately";
import { Table } from "../../table/table.svelte";
import type { Body, Partner } from "../../table/line";
import type {
  Book, FromServer, LessonScene, LessonStanding, LessonTry, Refusal, Tried,
} from "../../wire"; // prettier-ignore

const LEARNER = 0;
const DONE: FromServer = { type: "done", id: "", number: 0 };
const SHOWN = 900; // milliseconds for which a move that is shown lies there before it is made
const [FIRST, EACH] = [1500, 40]; // milliseconds to read what came of a move, before the table is cleared
const LONGEST = 9000; // in all

export class Lesson implements Partner {
  now = $state.raw<LessonStanding | null>(null); // where the learner stands, and what is asked
  ahead = $state.raw<LessonStanding | null>(null); // where that will be when all that happened has been shown
  answer = $state(""); // to a move that was not made
  trouble = $state.raw<Refusal | null>(null); // why there is no lesson
  reading = $state(0); // milliseconds until the table is laid anew; 0 if it need not be
  readonly table: Table;
  private made: number[] = [];
  private marks: number[] = []; // how many moves had been made before each step
  private timer = 0;
  private ended = false;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    this.table = new Table(`lesson-${game}-${number}`, true, "", this);
  }

  private get path(): string {
    return `lessons/${this.game}/${this.number}`;
  }

  // Beginning, and going back.

  open(): void {
    ({ made: this.made, marks: this.marks } = placeIn(this.game, this.number));
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      const info = await gameInfo(this.game); // by then there is a table
      this.table.info = info;
      await this.stand();
      this.table.linked("open", 0);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.trouble = error.refusal;
    }
  }

  /** Lay the table as it is after the moves made so far; where these do not fit any more, as it is at first. */
  private async stand(): Promise<void> {
    let now = await post<LessonStanding>(this.path, { actions: this.made }).catch((error: unknown) => {
      if (this.made.length > 0 && error instanceof Denied && error.status >= 400) return null;
      throw error;
    });
    if (now?.made.length !== this.made.length) {
      [this.made, this.marks] = [[], []];
      now = await post<LessonStanding>(this.path, {});
    }
    if (this.ended || !now) return;
    this.table.hear({ type: "welcome", table: cardOf(this.table, this.game, LEARNER, now), seats: [LEARNER] });
    this.lay(now);
  }

  /** Be told everything anew, for instance in another language. */
  again(): void {
    this.halt();
    void this.stand();
  }

  /** Whether there is a step to go back to. */
  readonly backs = $derived.by(() => (this.now?.step ?? 0) > 0 || this.table.picked);

  /** Go back to the beginning of this step, or of the one before. */
  back(): void {
    this.halt();
    const begun = this.marks.at(-1) ?? 0;
    if (begun === this.made.length) this.marks = this.marks.slice(0, -1);
    this.made = this.made.slice(0, this.marks.at(-1) ?? 0);
    this.keep();
    void this.stand();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.reading = 0;
    this.answer = "";
    this.ahead = null;
    this.table.hush();
    this.table.drop();
  }

  // What the table says.

  async say(body: Body): Promise<FromServer> {
    try {
      if (body.do === "try") return await this.tried(body.actions, !!body.sort, !!body.gather);
      return body.do === "act" ? await this.act(body.actions) : DONE;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (body.do === "act") this.answer = error.message;
      return { type: "refused", id: "", refusal: error.refusal };
    }
  }

  private tried(wishes: number[], sort: boolean, gather: boolean): Promise<Tried> {
    return post<Tried>(`${this.path}/try`, { actions: this.made, wishes, sort, gather } satisfies LessonTry);
  }

  book(after: number[]): Promise<Book> {
    return post<Book>(`${this.path}/book`, { actions: this.made, wishes: after });
  }

  private async act(wishes: number[]): Promise<FromServer> {
    this.answer = "";
    const after = await post<LessonStanding>(this.path, { actions: this.made, wishes });
    this.answer = after.answer ?? "";
    if (!this.ended && after.made.length > this.made.length) this.happened(after);
    return DONE;
  }

  /** Do what is asked for, so that it can be seen. */
  async show(): Promise<void> {
    const moves = this.now?.shown ?? [];
    if (moves.length === 0 || this.ahead || this.table.busy) return;
    await this.table.pick(moves);
    await new Promise((seen) => setTimeout(seen, SHOWN * tempo()));
    if (!this.ended && this.now?.shown === moves) await this.table.act(moves);
  }

  // What comes of it.

  private happened(after: LessonStanding): void {
    const [scene, fresh] = after.scenes;
    if (after.step !== this.now?.step) this.marks = [...this.marks, after.made.length];
    this.made = after.made;
    this.keep();
    met(this.game);
    if (after.over) finish(this.game, this.number);
    this.ahead = after;
    this.table.hear({
      type: "update",
      seat: LEARNER,
      news: [{ number: this.made.length, at: 0, kind: "play", steps: scene!.steps }],
      state: fresh || after.over ? still(scene!.state) : scene!.state,
      after: scene!.changes,
    });
  }

  private keep(): void {
    keepPlace(this.game, this.number, { made: this.made, marks: this.marks });
  }

  /** All that happened has been shown: ask for the next step, on a new table after some time for the old one. */
  arrive(): void {
    if (!this.ahead || this.reading) return;
    const fresh = this.ahead.scenes.length > 1;
    this.reading = fresh ? tempo() * Math.min(LONGEST, FIRST + EACH * (this.ahead.praise ?? "").length) : 0;
    if (this.reading) this.timer = window.setTimeout(this.goOn, this.reading);
    else this.goOn();
  }

  readonly goOn = (): void => {
    clearTimeout(this.timer);
    this.reading = 0;
    const { ahead } = this;
    this.ahead = null;
    if (!ahead || this.ended) return;
    if (ahead.scenes.length > 1) this.lay(ahead);
    else this.now = ahead;
  };

  /** Lay a table on which nothing has happened yet that is told. */
  private lay(now: LessonStanding): void {
    const { state } = now.scenes.at(-1) as LessonScene;
    this.table.player.forget(LEARNER);
    this.table.recall(LEARNER, now.over ? still(state) : state, []);
    this.now = now;
  }

  retry(): void {
    void this.begin();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
