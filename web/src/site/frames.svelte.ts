// Whether this browser keeps up with what moves. It counts its own pictures while pieces move; where too few come,
// the same steps are shown without movement for a while, as for those who want less of it.

const ENOUGH = 50; // pictures a second; a display has 60 or more
const SAMPLE = 1000; // milliseconds of motion, from several steps, before anything is judged
const AWAY = 5000; // milliseconds without a picture: the page was not looked at
const REST = 60_000; // milliseconds until motion is tried again; each time in vain doubles it

export class Frames {
  slow = $state(false);
  private pictures = 0;
  private time = 0;
  private rest = REST;

  /** Count pictures while something moves; return how to stop. */
  watch(lasts: number): () => void {
    let [before, end, asked] = [performance.now(), Infinity, 0];
    const tick = (now: number) => {
      if (end === Infinity) end = now + lasts;
      else this.took(now - before, 1);
      before = now;
      asked = now < end ? requestAnimationFrame(tick) : 0;
    };
    // the step itself is drawn with the first picture, before anything moves
    asked = requestAnimationFrame(() => (asked = requestAnimationFrame(tick)));
    return () => {
      cancelAnimationFrame(asked);
      const waited = performance.now() - before;
      if (asked && waited >= lasts && document.visibilityState === "visible") this.took(waited, 0);
    };
  }

  /** Note how long some pictures took; none, if all of a motion went by without one. */
  private took(time: number, pictures: number): void {
    if (time > AWAY) return;
    this.pictures += pictures;
    this.time += time;
    if (this.time < SAMPLE) return;
    if (this.pictures * 1000 < ENOUGH * this.time) this.pause();
    this.pictures = this.time = 0;
  }

  private pause(): void {
    if (this.slow) return;
    this.slow = true;
    window.setTimeout(() => (this.slow = false), this.rest);
    this.rest *= 2;
  }
}

export const frames = new Frames();
