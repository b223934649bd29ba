// Where a slip can lie: over the log if the page has one beside the board, else under the bar;
// never over anything that is to be pressed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Surroundings {
  width: number; // of the window
  height: number;
  bar: number; // its lower edge
  log: Box | null;
  clear: Box[]; // what must stay in sight
  rem: number;
}

const GAP = 6; // pixels
const LEAST = 18; // rem that a slip takes beside the board, even where the log is lower
const WIDEST = 30; // rem

/** Return the room that a slip may take. */
export function berth(around: Surroundings): Box {
  const top = Math.max(around.bar, 0) + GAP;
  return around.log ? beside(around, around.log, top) : under(around, top);
}

/** Over the log: below what has to stay clear above it, and above what lies over it. */
function beside({ height, clear, rem }: Surroundings, log: Box, top: number): Box {
  const near = clear.filter((box) => box.right > log.left && box.left < log.right);
  const above = near.filter((box) => box.bottom <= log.top);
  const over = near.filter((box) => box.bottom > log.top);
  const ceiling = Math.max(top, ...above.map((box) => box.bottom + GAP));
  const bottom = Math.min(height - GAP, log.bottom, ...over.map((box) => box.top - GAP));
  return { left: log.left, right: log.right, top: Math.max(ceiling, Math.min(log.top, bottom - LEAST * rem)), bottom };
}

/** Under the bar, as wide as a phone. */
function under({ width, height, clear, rem }: Surroundings, top: number): Box {
  const below = clear.filter((box) => box.bottom > top);
  const bottom = Math.min(height - GAP, ...below.map((box) => box.top - GAP));
  return { left: Math.max(GAP, width - GAP - WIDEST * rem), right: width - GAP, top, bottom };
}

/** Return how the page lies around a slip just now. */
export function surroundings(): Surroundings {
  return {
    width: document.documentElement.clientWidth,
    height: innerHeight,
    bar: document.querySelector(BAR)?.getBoundingClientRect().bottom ?? 0,
    log: document.querySelector(LOG)?.getBoundingClientRect() ?? null,
    clear: sheets().map((sheet) => sheet.getBoundingClientRect()),
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  };
}

/** Return everything whose size decides where a slip lies. */
export function neighbours(): Element[] {
  return [...document.querySelectorAll(`${BAR}, ${LOG}`), ...sheets()];
}

const BAR = "header.top";
const LOG = "main > .side, aside > .side"; // not one that is opened over the board, or among the leaves of a phone

/** Return the element around the red button, which also shows what is picked. */
function sheets(): Element[] {
  return [...document.querySelectorAll("[data-confirm]")].map(outermost);
}

function outermost(control: Element): Element {
  let found = control;
  for (let each: Element | null = control; each; each = each.parentElement) {
    if (each.matches("section, footer, .panel")) found = each;
  }
  return found;
}
