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

interface Point {
  x: number;
  y: number;
}

/** Let pieces fly one after another, each if both its ends are visible. */
export function fly(flights: Flight[]): void {
  const ways = flights.map(({ from, via = [], to }) => ({ start: middle(from), top: middle(via), end: middle(to) }));
  // all is measured before anything is added: the page would be laid out anew for every piece
  flights.forEach((flight, n) => {
    const { start, top, end } = ways[n]!;
    if (start && end) send(flight, [start, top ?? above(start, end), end], n);
  });
}

function send({ sign, tone }: Flight, [start, top, end]: [Point, Point, Point], after: number): void {
  const bird = document.createElement("div");
  bird.className = "flying";
  bird.dataset["tone"] = tone;
  bird.setAttribute("aria-hidden", "true");
  const own = OWN[sign];
  const box = own?.box ?? 512;
  bird.innerHTML = `<svg class="sign" viewBox="0 0 ${box} ${box}">${own?.body ?? signs[sign] ?? ""}</svg>`;
  document.body.append(bird);
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const way = [{ transform: at(start) }, { transform: at(top) }, { transform: at(end), opacity: 0.4 }];
  const [duration, delay] = [LONG * pace(), after * APART * pace()];
  const flight = bird.animate(way, { duration, delay, fill: "backwards", easing: "cubic-bezier(.5,0,.9,.4)" });
  flight.onfinish = flight.oncancel = () => bird.remove();
}

const above = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: Math.min(one.y, two.y) - ARC });

function middle(spot: Spot): Point | null {
  const boxes = spot.flatMap((each) => document.querySelector(each)?.getBoundingClientRect() ?? []);
  const box = boxes.find(({ width }) => width > 0);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
