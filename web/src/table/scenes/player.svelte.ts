// Plays what happened, scene by scene: as fast as somebody wishes, or one more whenever they ask for it.
// Whoever acts is never kept waiting: skipping lands in the present.

import { settings, tempo } from "../../site/settings.svelte";
import { since, summedUp, type Scene } from "./scene";

const EACH = 600; // milliseconds for a scene, with a rest after it
const LEAST = 150; // what can still be followed; of more, several scenes become one
const MOST = 3800; // for all that waits to be shown, at normal speed
const KEPT = 300; // scenes that can be watched again

export class Player {
  scene = $state.raw<Scene | null>(null); // what is shown, if it is not the present
  at = $state(0); // the number of this scene, from 1
  total = $state(0); // of all that are played in one go
  again = $state(false); // whether it is watched once more
  stopped = $state(false); // whether somebody reads, and asks for each further scene
  played = $state(0); // the number of the last news that was shown to its end
  private queue: Scene[] = [];
  private recent = $state.raw<Record<number, Scene[]>>({});
  private clock = 0;
  private lasts = EACH;
  private held = false; // whether time stands still

  /** Return what the others did since a seat acted last. */
  sinceTurnOf(seat: number): Scene[] {
    return this.recent[seat] ?? [];
  }

  /** Remember scenes, so that a seat can watch them again. */
  keep(seat: number, scenes: Scene[]): void {
    this.recent = { ...this.recent, [seat]: since(this.sinceTurnOf(seat), scenes, seat).slice(-KEPT) };
  }

  /** Forget what a seat could watch again: it is not known how the table went on from there. */
  forget(seat: number): void {
    this.recent = { ...this.recent, [seat]: [] };
  }

  /** Play scenes, after those that are still to be shown. */
  play(scenes: Scene[]): void {
    if (this.again) this.skip();
    this.queue = this.spread([...this.queue, ...scenes]);
    this.total = this.at + this.queue.length;
    if (!this.scene) this.next();
  }

  /** Show once more what the others did since a seat acted last. */
  watch(seat: number): void {
    this.skip();
    this.queue = [...this.sinceTurnOf(seat)];
    this.again = this.queue.length > 0;
    this.lasts = EACH;
    this.total = this.queue.length;
    this.next();
  }

  /** Go on to the next scene, or to the present after the last. */
  next = (): void => {
    clearTimeout(this.clock);
    const scene = this.queue.shift();
    if (!scene) return this.end();
    this.scene = scene;
    this.at += 1;
    this.wait();
  };

  /** Let time stand still, until what this returns is called. */
  hold(): () => void {
    this.held = true;
    clearTimeout(this.clock);
    return () => {
      this.held = false;
      this.wait();
    };
  }

  /** Show the present. */
  skip = (): void => {
    this.queue = [];
    clearTimeout(this.clock);
    this.scene = null;
    this.at = this.total = 0;
    this.again = this.stopped = false;
  };

  /** Go on only when asked to, for this once. */
  step = (): void => {
    this.stopped = true;
    this.next();
  };

  /** Go on by itself again. */
  goOn = (): void => {
    this.stopped = false;
    this.next();
  };

  /** Go on after a while, unless somebody asks for each scene. */
  private wait(): void {
    if (this.held || !this.scene || settings.stepwise || this.stopped) return;
    this.clock = window.setTimeout(this.next, this.lasts * tempo());
  }

  private end(): void {
    this.played = this.scene?.news.at(-1)?.number ?? this.played;
    this.skip();
  }

  /** Give each scene its time; sum up what would take too long. */
  private spread(scenes: Scene[]): Scene[] {
    if (settings.stepwise || this.stopped) return scenes;
    const few = summedUp(scenes, Math.floor(MOST / LEAST));
    this.lasts = Math.min(EACH, MOST / few.length);
    return few;
  }
}
