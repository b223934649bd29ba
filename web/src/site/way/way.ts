// The ways to a table: over the network to a server, or to the house inside this browser.
// Pages ask and listen here; none of them knows where its table is.

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

const OWN = "home-"; // how the names of tables in this browser begin

/** Whether a table stands in this browser. */
export const isHome = (table: string): boolean => table.startsWith(OWN);

/** What also the house in this browser has to say to, while there is a server. */
const SHARED = /^(tables\/home-|mine\b)/;

let house: (() => Promise<Way>) | null = null;
let hold: Promise<Way> | null = null;

/** Say where the house in this browser is found; it is loaded when somebody needs it. */
export function settle(found: () => Promise<Way>): void {
  [house, hold] = [found, null];
}

/** Return the house in this browser, if there is one. */
function home(): Promise<Way> {
  hold ??= house?.() ?? Promise.reject(new Error("nobody lives here"));
  hold.catch(() => (hold = null)); // to be asked again, once it can be loaded
  return hold;
}

export const way: Way = {
  async request(...asked) {
    if (alone || SHARED.test(asked[1])) return (await home()).request(...asked);
    try {
      return await network.request(...asked);
    } catch (error) {
      if (!house) throw error;
      return (await home()).request(...asked);
    }
  },
  line(table, query, ear) {
    return alone || isHome(table) ? later(home(), table, query, ear) : network.line(table, query, ear);
  },
};

const AWAY = 1013; // "try again later", as sockets say it

/** Return a line that opens when somebody is there to take it. */
function later(taker: Promise<Way>, ...call: Parameters<Way["line"]>): Cord {
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
      cord?.close();
    },
  };
}
