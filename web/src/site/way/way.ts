// The ways to a table: over the network to a server, or to the house inside this browser.
// Pages ask and listen here; none of them knows where its table is.

import { connection } from "./connection.svelte";
import { network } from "./network";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** What was answered: a status as of HTTP, and a text. */
export interface Answer {
  status: number;
  text: string;
}

/** Who listens at a line to a table. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** A line to a table. */
export interface Cord {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Way {
  /** Ask for something; the promise is broken if nobody can be reached. */
  request(method: Method, path: string, body: string | undefined, language: string): Promise<Answer>;
  /** Open a line to a table. */
  line(table: string, query: URLSearchParams, ear: Ear): Cord;
}

/** Whether this site has no server: everything is played in the browser. */
export const alone = document.querySelector('meta[name="kogge"]')?.getAttribute("content") === "alone";

/** Where the site begins: a web space may have it in a folder, and a server below a path. */
export const root = alone
  ? new URL(".", location.href)
  : new URL(document.querySelector('meta[name="kogge-root"]')?.getAttribute("content") ?? "/", location.origin);

const OWN = "home-"; // how the names of tables in this browser begin

/** Whether a table stands in this browser. */
export const isHome = (table: string): boolean => table.startsWith(OWN);

export type Stand = "kept" | "away" | "none";

/** The house in this browser. */
export interface House extends Way {
  /** Whether this site has one, and whether it is kept for times without a network. */
  stands(): Promise<Stand>;
  /** Fetch all of it, for such times. */
  stock(): Promise<void>;
  /** Reckon something here that a server would do too, if that takes no waiting for Python; else get it ready. */
  spare(...asked: Parameters<Way["request"]>): Promise<Answer | null>;
  /** Answer in place of a server that cannot be reached; the promise is broken where only a server can. */
  standIn(...asked: Parameters<Way["request"]>): Promise<Answer>;
}

let house: (() => Promise<House>) | null = null;
let hold: Promise<House> | null = null;

/** Say where the house in this browser is found; it is loaded when somebody needs it. */
export function settle(found: () => Promise<House>): void {
  [house, hold] = [found, null];
}

/** Return the house in this browser, if there is one. */
export function home(): Promise<House> {
  hold ??= house?.() ?? Promise.reject(new Error("nobody lives here"));
  hold.catch(() => (hold = null)); // to be asked again, once it can be loaded
  return hold;
}

/** Whether a request is for the house in this browser, though there is a server. */
const isForHome = (path: string) => path.startsWith("tables/home-") || (path.startsWith("mine") && lived());

export const way: Way = {
  async request(...asked) {
    if (alone || isForHome(asked[1])) return (await home()).request(...asked);
    try {
      const answer = await network.request(...asked);
      connection.lost = false;
      return answer;
    } catch {
      connection.lost = true;
      return (await home()).standIn(...asked);
    }
  },
  line(table, query, ear) {
    return alone || isHome(table) ? later(home(), table, query, ear) : network.line(table, query, ear);
  },
};

const MARK = "kogge-home"; // what the browser remembers of it

/** Whether a table was ever kept in this browser: until then nothing of the house needs to be loaded. */
export function lived(): boolean {
  try {
    return alone || moved || localStorage.getItem(MARK) !== null;
  } catch {
    return moved;
  }
}

let moved = false;

/** Remember that tables are kept in this browser. */
export function moveIn(): void {
  moved = true;
  try {
    localStorage.setItem(MARK, "1");
  } catch {
    // then only until the page is left
  }
}

const [AWAY, HUNG_UP] = [1013, 1000]; // as sockets say it

/** Return a line that opens when somebody is there to take it. */
function later(taker: Promise<House>, ...call: Parameters<Way["line"]>): Cord {
  let [cord, ended]: [Cord | null, boolean] = [null, false];
  taker.then(
    (found) => ended || (cord = found.line(...call)),
    () => ended || call[2].closed(AWAY),
  );
  return {
    get open() {
      return cord?.open ?? false;
    },
    send: (text) => cord?.send(text),
    close() {
      ended = true;
      if (cord) cord.close();
      else queueMicrotask(() => call[2].closed(HUNG_UP));
    },
  };
}
