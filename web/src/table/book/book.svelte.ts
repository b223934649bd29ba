// The book of a position: how figures come about and what things would bring, asked for when it is wanted.

import { Denied, get } from "../../site/api";
import type { Book, Entry, GameInfo, Ledger } from "../../wire";
import { WATCHER, type Table } from "../table.svelte";

const KEPT = 8; // books of positions that somebody may come back to
const EMPTY: Book = { ledgers: {}, prospects: {} };

class Shelf {
  private readonly books = new Map<string, Promise<Book>>();

  /** Return the book of what a table shows; it is asked for once for each position. */
  of(table: Table): Promise<Book> {
    const address = leafOf(table);
    const key = `${address} ${table.truth?.moment}`;
    const known = this.books.get(key);
    if (known) return known;
    const asked = (table.line.book?.(table.tried?.actions ?? []) ?? get<Book>(address)).catch((error: unknown) => {
      this.books.delete(key);
      if (error instanceof Denied) return EMPTY; // there is nothing to show; the table itself says what is wrong
      throw error;
    });
    this.books.set(key, asked);
    if (this.books.size > KEPT) this.books.delete(this.books.keys().next().value!);
    return asked;
  }
}

export const shelf = new Shelf();

/** Return where the book of what is shown lies: of the present, or of a step of the past, by the eyes of a viewer. */
function leafOf(table: Table): string {
  const query = new URLSearchParams(table.past ?? table.invited);
  if (table.past !== null) query.set("step", String(table.truth?.moment ?? 0));
  else query.set("eyes", table.seat === WATCHER ? "watch" : String(table.seat));
  if (table.tried?.actions.length) query.set("after", table.tried.actions.join(","));
  return `tables/${table.id}/book?${query}`;
}

/** Return the figure of a line as it is written: a range where others or dice decide. */
export const figureOf = ({ figure, most }: Pick<Entry, "figure" | "most">): string =>
  most === undefined || most === null ? signed(figure) : `${signed(figure)}\u2009\u2013\u2009${signed(most)}`;

const signed = (figure: number): string => String(figure).replace("-", "\u2212");

/** Return the name of a ledger or of a line in words; what its terms name is named. */
export function inWords(table: Table, kind: "ledger" | "entry", line: Ledger | Entry): string {
  const words = table.words!;
  const named = Object.entries(line.terms ?? {}).map(([key, value]) => [
    key,
    typeof value === "string" ? words.name(value) : value,
  ]);
  return words.say(`${kind}-${line.word}`, Object.fromEntries(named) as Record<string, string | number>);
}

const WEAKER = ["printed", "public", "inferred", "reconstructed"];

/** Return where the values of a thing come from: the weakest source of any of them. */
export function originOf(info: GameInfo, names: string[]): string {
  const found = info.values.flatMap(({ origins }) =>
    Object.entries(origins).flatMap(([path, origin]) =>
      names.some((name) => path.split(".").slice(1).includes(name)) ? [origin] : [],
    ),
  );
  return WEAKER.findLast((origin) => found.includes(origin)) ?? "";
}
