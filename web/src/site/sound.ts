// Short, dry, wooden sounds, made on the spot; every one has a visible twin.

import { settings } from "./settings.svelte";

export type Sound =
  "pick" | "confirm" | "reveal" | "gain" | "wares" | "coins" | "paid" | "rondel" | "die" | "turn" | "no" | "end";

interface Note {
  at: number; // seconds
  pitch: number; // hertz; 0 is a knock without a tone
  length: number;
  loud: number;
}

const knock = (at: number, loud = 0.5): Note => ({ at, pitch: 0, length: 0.06, loud });
const tone = (at: number, pitch: number, length = 0.25, loud = 0.3): Note => ({ at, pitch, length, loud });

export const SOUNDS: Record<Sound, Note[]> = {
  pick: [knock(0, 0.2)],
  confirm: [knock(0, 0.45), knock(0.07, 0.2)],
  reveal: [knock(0, 0.6), knock(0.015, 0.5), knock(0.03, 0.5)],
  gain: [tone(0, 330, 0.18)],
  wares: [knock(0, 0.35), tone(0, 110, 0.08, 0.2)],
  coins: [tone(0, 1900, 0.12, 0.12), tone(0.06, 2300, 0.14, 0.12)],
  paid: [tone(0, 2300, 0.12, 0.12), tone(0.06, 1900, 0.14, 0.12)],
  rondel: [knock(0, 0.3), knock(0.09, 0.3), knock(0.18, 0.3)],
  die: [knock(0, 0.3), knock(0.1, 0.25), knock(0.16, 0.2), knock(0.2, 0.15)],
  turn: [tone(0, 523, 0.5, 0.22), tone(0.22, 392, 0.7, 0.22)],
  no: [tone(0, 90, 0.1, 0.3)],
  end: [tone(0, 392, 0.9), tone(0.5, 392, 0.9), tone(1, 392, 1.4)],
};

let context: AudioContext | null = null;
addEventListener("pointerdown", () => (context ??= new AudioContext()), { once: true });
addEventListener("keydown", () => (context ??= new AudioContext()), { once: true });

/** Make a sound, if the page has been touched and sound is wanted. */
export function play(sound: Sound): void {
  if (!context || !settings.sound || settings.volume === 0) return;
  for (const note of SOUNDS[sound]) sing(context, note);
}

function sing(at: AudioContext, note: Note): void {
  const start = at.currentTime + note.at;
  const gain = at.createGain();
  gain.gain.setValueAtTime(note.loud * settings.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  gain.connect(at.destination);
  const source = note.pitch ? pitched(at, note.pitch) : wooden(at);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.length);
}

function pitched(at: AudioContext, pitch: number): OscillatorNode {
  const source = at.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

function wooden(at: AudioContext): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, at.sampleRate * 0.06, at.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = (Math.random() * 2 - 1) * Math.exp(-n / (wave.length / 8));
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}
