// The picture of a voyage, drawn on 980 by 206: a town with stepped gables, waves, and a rope from buoy to buoy.

const [WIDTH, FIRST, LAST] = [980, 252, 908];
const [HIGH, LOW] = [98, 122]; // where buoys lie

/** Return where a buoy lies. */
export function seat(n: number, count: number): { x: number; y: number } {
  const step = count > 1 ? (LAST - FIRST) / (count - 1) : 0;
  return { x: Math.round(FIRST + n * step), y: n % 2 ? LOW : HIGH };
}

/** Return the rope between all buoys. */
export function rope(count: number): string {
  const [start, ...others] = [...Array(count).keys()].map((n) => seat(n, count));
  return `M${start!.x} ${start!.y}` + others.map(({ x, y }) => `L${x} ${y}`).join("");
}

/** Return the outline of water, from a crest down to the bottom, with waves of some length. */
export function wave(top: number, bottom: number, length: number): string {
  const waves = [...Array(Math.ceil(WIDTH / length)).keys()].map(() => `q${length / 2} 7 ${length} 0`);
  return `M0 ${top}${waves.join("")}V${bottom}H0z`;
}

/** Return a row of houses with stepped gables, some of them churches; which, a number decides. */
export function town(kind: number, ground: number, height: number): string {
  const houses = [...Array(28).keys()].map((n) => house(170 + n * 30, ground, height - ((n * kind) % 5) * 4));
  const towers = [0, 1, 2, 3, 4].map((n) => tower(230 + n * 155 + kind * 9, ground, height + 26));
  return [...houses, ...towers].join("");
}

function house(left: number, ground: number, height: number): string {
  const step = height / 4;
  return `M${left} ${ground}v${-2 * step}h6v${-step}h6v${-step}h6v${step}h6v${step}h6v${2 * step}z`;
}

function tower(left: number, ground: number, height: number): string {
  return `M${left} ${ground}v${-height * 0.55}l11 ${-height * 0.45}l11 ${height * 0.45}v${height * 0.55}z`;
}
