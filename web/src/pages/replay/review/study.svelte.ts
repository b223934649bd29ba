// The review of a seat as it comes: it is asked for once, and then looked at until it is whole.

import { Denied, get, post } from "../../../site/api";
import { present } from "../../../site/me.svelte";
import type { Finding, Moment, Parts, Review } from "../../../wire";

const PAUSE = 1000; // milliseconds between two looks
const NOTHING: Review = { state: "none", ahead: 0, entries: 0, steps: [], found: [], moments: [] };

/** A moment, and what sets the better choice apart, in sentences. */
export type Worded = Moment & { told: string[] };

export class Study {
  state = $state<Review["state"] | "failed">("none");
  ahead = $state(0); // reviews that come first
  trouble = $state(""); // why there is none
  entries = $state(0);
  steps = $state.raw<number[]>([]); // before each entry, in a replay with the eyes of the seat
  found = $state.raw<Finding[]>([]);
  moments = $state.raw<Worded[]>([]);

  readonly decisions = $derived(this.found.flatMap(({ decision }) => (decision ? [decision] : [])));
  readonly graded = $derived(this.decisions.filter(({ grade }) => grade !== "sound"));
  readonly at = $derived(this.found.at(-1)?.entry ?? 0);
  readonly parts = $derived<Parts[]>(this.found.at(-1)?.parts ?? []); // of each seat

  private left = false;

  constructor(
    private readonly table: string,
    readonly seat: number,
    private readonly invitation: string,
  ) {}

  /** Ask for it, and look until it is there. */
  async begin(): Promise<void> {
    [this.trouble, this.found, this.moments] = ["", [], []];
    try {
      await present();
      const { seat, invitation } = this;
      this.take(await post<Review>(`tables/${this.table}/review`, { seat, invitation }));
      while (!this.left && (this.state === "waiting" || this.state === "working")) {
        await new Promise((done) => setTimeout(done, PAUSE));
        if (!this.left) this.take(await this.look());
      }
      if (this.state === "none") this.state = "failed";
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      [this.state, this.trouble] = ["failed", error.message];
    }
  }

  /** Look no longer: whoever has left is not worked for. */
  leave(): void {
    this.left = true;
  }

  private look(): Promise<Review> {
    const query = new URLSearchParams({ seat: String(this.seat), first: String(this.found.length) });
    if (this.invitation) query.set("invitation", this.invitation);
    return get<Review>(`tables/${this.table}/review?${query}`);
  }

  private take({ state, ahead, entries, steps, found, moments, told = [] }: Review = NOTHING): void {
    [this.state, this.ahead] = [state, ahead];
    if (state === "none") return;
    this.entries = entries;
    // until it is its turn nobody knows how the seat has seen the match
    if (steps.length > 0) this.steps = steps;
    this.found = [...this.found, ...found];
    this.moments = moments.map((moment, n) => ({ ...moment, told: told[n] ?? [] }));
  }
}

/** Return points of the win: a whole win is 100. */
export const points = (share: number): number => Math.round(100 * share);
