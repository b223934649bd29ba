// A line that was not played: it leaves the match at a moment, and is shown on the board step by step.

import { get } from "../../../site/api";
import type { Moment, News, Replay, State } from "../../../wire";
import { asNews, still } from "../film/film.svelte";

export class Detour {
  at = $state(0);
  private readonly line: Replay;

  private constructor(
    line: Replay,
    readonly moment: Moment,
    readonly seat: number,
  ) {
    this.line = line;
  }

  /** Ask how a match would have gone on from a moment of a seat. */
  static async of(table: string, seat: number, step: number, moment: Moment, asked: URLSearchParams): Promise<Detour> {
    const query = new URLSearchParams({ eyes: String(seat), step: String(step), after: moment.line.join() });
    const line = await get<Replay>(`tables/${table}/line?${query}&${asked}`);
    return new Detour(line, moment, seat);
  }

  get total(): number {
    return this.line.steps.length;
  }

  get state(): State {
    return still(this.line, this.at, this.line.first + this.at);
  }

  /** What would have happened, up to now. */
  get news(): News[] {
    return this.whole.slice(0, this.at);
  }

  /** All that would have happened. */
  get whole(): News[] {
    return this.line.steps.map((step, n) => asNews(step, this.line.first + n));
  }

  get done(): boolean {
    return this.at >= this.total;
  }
}
