// A match as a film: the positions and steps of one pair of eyes, loaded as they are needed.

import { get } from "../../../site/api";
import type { News, Replay, State, Step } from "../../../wire";

const PART = 100; // steps that are loaded at once

export class Film {
  total = $state(0);
  unit = $state(""); // of its stages: rounds, years
  stages = $state.raw<[number, number][]>([]); // each with the step before which it begins
  turns = $state.raw<number[]>([]); // the steps with which one begins
  since = $state(0); // the step after the last that one's own seat made
  private readonly parts = new Map<number, Promise<Replay>>();

  constructor(
    private readonly table: string,
    readonly eyes: string,
    private readonly invitation: string,
  ) {}

  /** Return the position before a step, and everything that led to it. */
  async at(step: number): Promise<{ state: State; news: News[] }> {
    const last = Math.floor(step / PART);
    const parts = await Promise.all([...Array(last + 1).keys()].map((n) => this.part(n)));
    ({ total: this.total, unit: this.unit, stages: this.stages, turns: this.turns } = parts[0]!);
    this.since = parts[0]!.since ?? 0;
    const here = parts[last]!;
    const index = Math.min(step - here.first, here.views.length - 1);
    const steps = parts.flatMap((part) => part.steps).slice(0, step);
    return { state: still(here, index, step), news: steps.map(asNews) };
  }

  private part(n: number): Promise<Replay> {
    let found = this.parts.get(n);
    if (!found) {
      const query = new URLSearchParams({ eyes: this.eyes, first: String(n * PART), count: String(PART) });
      if (this.invitation) query.set("invitation", this.invitation);
      found = get<Replay>(`tables/${this.table}/replay?${query}`);
      this.parts.set(n, found);
    }
    return found;
  }
}

/** Return a moment of the past as a state in which no seat is asked anything. */
export function still(part: Replay, index: number, step: number): State {
  return {
    number: step,
    moment: step,
    view: part.views[index] ?? {},
    asked: [],
    choosing: [],
    legal: [],
    sealed: null,
    figures: part.figures[index] ?? {},
    scores: part.scores[index] ?? [],
    timer: null,
    undo: null,
    proposal: null,
    paused: false,
    over: false,
    places: null,
  };
}

export const asNews = (step: Step, n: number): News => ({ number: n + 1, at: 0, kind: "play", steps: [step] });
