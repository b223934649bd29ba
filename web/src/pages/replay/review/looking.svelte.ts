// A closer look at a match: the review that is open, the better line that is shown, and where both lie in the replay.

import type { Words } from "../../../speech/words";
import { stageIn } from "../../../table/ending/ending";
import type { Graded } from "../../../table/grades";
import type { Moment } from "../../../wire";
import type { Film } from "../film/film.svelte";
import { Detour } from "./detour.svelte";
import { Study } from "./study.svelte";

const PACE = 1200; // milliseconds for a step of the better line

export class Looking {
  study = $state.raw<Study | null>(null);
  detour = $state.raw<Detour | null>(null);
  asked = $state(false); // whether somebody has opened it
  private readonly known = new Map<number, Study>(); // by seat

  constructor(
    private readonly table: string,
    private readonly query: URLSearchParams,
  ) {}

  /** Look at the decisions of a seat. */
  open(seat: number): void {
    this.close();
    this.asked = true;
    const known = this.known.get(seat);
    this.study = known?.state === "done" ? known : new Study(this.table, seat, this.query.get("invitation") ?? "");
    this.known.set(seat, this.study);
    if (this.study !== known) void this.study.begin();
  }

  /** Look no longer, since the page is left: what it shows must not change any more. */
  leave(): void {
    this.study?.leave();
  }

  close(): void {
    this.study?.leave();
    [this.study, this.detour] = [null, null];
  }

  /** Return the step of an entry, for these eyes: a seat has not seen everything. */
  stepOf(eyes: string, entry: number): number {
    return eyes === "open" ? entry : (this.study?.steps[entry] ?? entry);
  }

  /** Return the entry before which a step lies. */
  entryAt(eyes: string, step: number): number {
    const steps = this.study?.steps ?? [];
    if (eyes === "open" || steps.length === 0) return step;
    return Math.max(
      0,
      steps.findLastIndex((each) => each <= step),
    );
  }

  /** Return where rounds or years begin. */
  stages(eyes: string, film: Pick<Film, "stages" | "unit">, words: Words): { label: string; entry: number }[] {
    return film.stages.map(([stage, step]) => ({
      label: stageIn(words, film.unit, stage),
      entry: this.entryAt(eyes, step),
    }));
  }

  /** Return the grades by the numbers of the news that these eyes have seen. */
  graded(eyes: string): Graded | null {
    const { study } = this;
    if (!study || study.steps.length === 0) return null;
    const grades = study.graded.map(({ entry, grade }) => [this.stepOf(eyes, entry) + 1, grade]);
    return { seat: study.seat, grades: Object.fromEntries(grades) as Graded["grades"] };
  }

  /** Play out on the board what would have been better. */
  async better(moment: Moment): Promise<void> {
    const { study } = this;
    if (!study) return;
    const step = study.steps[moment.decision.entry] ?? 0;
    const detour = await Detour.of(this.table, study.seat, step, moment, this.query);
    if (this.study !== study) return;
    this.detour = detour;
    while (this.detour === detour && !detour.done) {
      await new Promise((done) => setTimeout(done, PACE));
      detour.at += 1;
    }
  }
}
