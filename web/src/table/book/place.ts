// Where a slip lies: above or below what it belongs to, never over it, and within the window.

const GAP = 10; // pixels
const LEAST = 9; // rem that must be free above

export interface Place {
  left: number;
  width: number;
  above: boolean;
  arrow: number;
  y: number;
}

/** Return where a slip of some width, in rem, lies beside an element. */
export function placeOf(anchor: Element, widest: number, least = LEAST): Place {
  const box = anchor.getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.min(widest * rem, innerWidth - 2 * GAP);
  const middle = box.left + box.width / 2;
  const left = Math.max(GAP, Math.min(middle - width / 2, innerWidth - width - GAP));
  const above = box.top > least * rem;
  return { left, width, above, arrow: middle - left, y: above ? innerHeight - box.top + GAP : box.bottom + GAP };
}
