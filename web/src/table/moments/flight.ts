// A piece flies from where it lay to the player who gets it, on a shallow arc.

import signs from "virtual:signs";
import { OWN } from "../../art/own";
import { pace } from "../../site/settings.svelte";

/** What flies, and between which elements of the page. */
export interface Flight {
  from: string;
  to: string;
  sign: string;
  tone: "seal" | "ware" | "good";
}

const LONG = 380; // milliseconds
const ARC = 40; // pixels above the straight line

/** Let a piece fly, if both ends are visible and motion is wanted. */
export function fly({ from, to, sign, tone }: Flight): void {
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
  const top = at((start.x + end.x) / 2, Math.min(start.y, end.y) - ARC);
  const way = [{ transform: at(start.x, start.y) }, { transform: top }, { transform: at(end.x, end.y), opacity: 0.4 }];
  const flight = bird.animate(way, { duration: LONG * pace(), easing: "cubic-bezier(.5,0,.9,.4)" });
  flight.onfinish = flight.oncancel = () => bird.remove();
}

function middle(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
