// A piece flies from where it lay to the player who gets it, on a shallow arc.

import signs from "virtual:signs";
import { OWN } from "../../art/own";
import { pace } from "../../site/settings.svelte";

/** Elements of the page by their selectors, the best one first: not every layout shows all of them. */
type Spot = string[];

/** What flies, from where to where, and over what on its way. */
export interface Flight {
  from: Spot;
  via?: Spot;
  to: Spot;
  sign: string;
  tone: "seal" | "ware" | "good";
}

const LONG = 380; // milliseconds
const ARC = 40; // pixels above the straight line
const APART = 60; // milliseconds between pieces of one moment

/** Let a piece fly, if both ends are visible and motion is wanted; further ones follow it. */
export function fly({ from, via = [], to, sign, tone }: Flight, after = 0): void {
  const start = middle(from);
  const end = middle(to);
  if (!start || !end || pace() === 0) return;
  const bird = document.createElement("div");
  bird.className = "flying";
  bird.dataset["tone"] = tone;
  bird.setAttribute("aria-hidden", "true");
  const own = OWN[sign];
  const box = own?.box ?? 512;
  bird.innerHTML = `<svg class="sign" viewBox="0 0 ${box} ${box}">${own?.body ?? signs[sign] ?? ""}</svg>`;
  document.body.append(bird);
  const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const top = middle(via) ?? { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - ARC };
  const way = [
    { transform: at(start.x, start.y) },
    { transform: at(top.x, top.y) },
    { transform: at(end.x, end.y), opacity: 0.4 },
  ];
  const [duration, delay] = [LONG * pace(), after * APART * pace()];
  const flight = bird.animate(way, { duration, delay, fill: "backwards", easing: "cubic-bezier(.5,0,.9,.4)" });
  flight.onfinish = flight.oncancel = () => bird.remove();
}

function middle(spot: Spot): { x: number; y: number } | null {
  const boxes = spot.flatMap((each) => document.querySelector(each)?.getBoundingClientRect() ?? []);
  const box = boxes.find(({ width }) => width > 0);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
