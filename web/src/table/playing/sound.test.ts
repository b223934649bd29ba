import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../site/settings.svelte";
import { play, SOUNDS, type Sound } from "../../site/sound";

interface Strike {
  from: number;
  to: number;
  loud: number;
  pitch: number;
}
let struck: Strike[] = [];

/** Something that notes when it sounds, how loud and how high. */
function source(strike: Strike, sampled: { pitch: number }) {
  return {
    connect: () => undefined,
    frequency: { set value(pitch: number) { sampled.pitch = pitch; } }, // prettier-ignore
    start: (at: number) => Object.assign(strike, { from: at, pitch: sampled.pitch }),
    stop: (at: number) => struck.push({ ...strike, to: at }),
  };
}

class Recorder {
  currentTime = 5;
  sampleRate = 8000;
  destination = {};
  private readonly strike: Strike = { from: 0, to: 0, loud: 0, pitch: 0 };
  createGain = () => ({
    connect: () => undefined,
    gain: {
      setValueAtTime: (loud: number) => (this.strike.loud = loud),
      exponentialRampToValueAtTime: () => undefined,
    },
  });
  createOscillator = () => source(this.strike, { pitch: 0 });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => source(this.strike, { pitch: 0 });
}

beforeAll(() => {
  vi.stubGlobal("AudioContext", Recorder);
  dispatchEvent(new Event("pointerdown")); // nothing sounds before a page is touched
});
beforeEach(() => {
  struck = [];
  settings.sound = true;
  settings.volume = 1;
});

const KINDS = Object.keys(SOUNDS) as Sound[];

it.each(KINDS)("strikes %s at once, briefly, and never too loud", (kind) => {
  play(kind);
  expect(Math.min(...struck.map(({ from }) => from))).toBe(5);
  expect(Math.max(...struck.map(({ to }) => to))).toBeLessThan(5 + 2.5);
  for (const { loud } of struck) expect(loud).toBeGreaterThan(0);
  const together = struck.filter(({ from }) => from < 5.05).reduce((sum, { loud }) => sum + loud, 0);
  expect(together).toBeLessThan(2);
});

it("has another sound for every moment", () => {
  const sheets = KINDS.map((kind) => {
    struck = [];
    play(kind);
    return JSON.stringify(struck);
  });
  expect(new Set(sheets).size).toBe(KINDS.length);
});

it("is silent where no sound is wanted", () => {
  settings.sound = false;
  play("gain");
  settings.sound = true;
  settings.volume = 0;
  play("gain");
  expect(struck).toEqual([]);
});
