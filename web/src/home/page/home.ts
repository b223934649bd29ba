// The house in this browser, as pages see it: what can be told without Python is answered here, the rest by the worker.

import {
  moveIn,
  type Answer,
  type Cord,
  type Ear,
  type House,
  type Method,
  type Stand,
  type Way,
} from "../../site/way/way";
import { say } from "../../speech/speech.svelte";
import type { GameInfo, NewTable, Refusal, TableCard, Tables } from "../../wire";
import type { Coming } from "./coming.svelte";
import { Indoors } from "./indoors";
import { Undone, type Staff } from "./staff";

interface Asked {
  method: Method;
  path: string;
  body: string;
  language: string;
}

export interface Surroundings {
  staff: Pick<Staff, "call">;
  coming: Pick<Coming, "until" | "here">;
  server: Way | null; // none at a site without one
  prepared: (name: string) => Promise<Answer>; // a file that lies ready in the folder `home/`
  stand: () => Promise<Stand>; // what of that folder is there without a network
}

type Route = (asked: Asked, part: string) => Answer | Promise<Answer>;

const CONFLICT = 409;
const told = (value: unknown): Answer => ({ status: 200, text: JSON.stringify(value) });
const refusal = (reason: string): Refusal => ({ reason, sentence: say(reason) });
const refused = (why: Refusal): Answer => ({ status: CONFLICT, text: JSON.stringify(why) });

/** Return why something was not done, in words: Python's own, or ours. */
function whyNot(error: unknown): Refusal {
  if (!(error instanceof Undone)) return refusal("home-broken");
  return error.text ? (JSON.parse(error.text) as Refusal) : refusal(`home-${error.why}`);
}

export class Home implements House {
  private readonly cords = new Map<string, Indoors>();
  private lines = 0;

  constructor(private readonly around: Surroundings) {}

  /** What is answered here, wherever the pages come from. */
  private readonly own: Record<string, Route> = {
    "GET tables/(home-[^/]+)/game": (asked, id) => this.game(asked, id),
    "POST tables/(home-[^/]+)/aside": (asked, id) => this.aside(asked, id),
    "(?:GET|POST) tables/home-.*": (asked) => this.served(asked),
    "GET mine": (asked) => this.mine(asked, true),
    "GET mine/here": (asked) => this.mine(asked, false),
  };

  /** What is answered in place of a server. */
  private readonly instead: Record<string, Route> = {
    "GET session": () => told({ person: { name: say("guest"), account: false } }),
    "POST me": ({ body }) => told({ ...(JSON.parse(body) as object), account: false }),
    "GET games": () => this.around.prepared("games.json"),
    "GET games/([a-z]+)": (_, game) => this.around.prepared(`games/${game}.json`),
    "(?:GET|POST) (?:lessons/|puzzles).*": (asked) => this.served(asked),
    "POST tables": (asked) => this.opened(asked),
    "POST matches": (asked) => this.served(asked),
  };

  /** What only a site without a server must know. */
  private readonly bare: Record<string, Route> = {
    "GET site": () => this.site(),
    "GET deals/stored": () => this.around.prepared("deals.json"),
    "POST deals/[a-z]+": (asked) => this.served(asked),
    "GET (?:tables|running)": () => told({ tables: [] }),
    ".*": () => refused(refusal("needs-server")),
  };

  async request(method: Method, path: string, body = "", language: string): Promise<Answer> {
    const routes = this.around.server ? this.own : { ...this.own, ...this.instead, ...this.bare };
    return this.answer(routes, { method, path, body, language });
  }

  async standIn(method: Method, path: string, body = "", language: string): Promise<Answer> {
    if ((await this.stands()) === "none") throw new Error("this site has no house");
    return this.answer(this.instead, { method, path, body, language });
  }

  stands(): Promise<Stand> {
    return this.around.stand();
  }

  async spare(method: Method, path: string, body = "", language: string): Promise<Answer | null> {
    if (this.around.coming.here) return this.served({ method, path, body, language });
    if ((await this.stands()) === "kept") this.wake(); // for the next time: nobody waits for it now
    return null;
  }

  async stock(): Promise<void> {
    await this.waited(() => this.around.staff.call("open")).catch(() => {}); // whoever gave up was told why
  }

  /** Start Python without showing it. */
  private wake(): void {
    const { staff, coming } = this.around;
    void staff.call("open").then(
      () => (coming.here = true),
      () => {}, // a server does it instead
    );
  }

  private async answer(routes: Record<string, Route>, asked: Asked): Promise<Answer> {
    const named = `${asked.method} ${asked.path.split("?")[0]}`;
    for (const [pattern, route] of Object.entries(routes)) {
      const found = new RegExp(`^${pattern}$`).exec(named);
      if (found) return route(asked, found[1] ?? "");
    }
    throw new Error("only a server can answer that");
  }

  /** Let the worker answer. */
  private async served({ method, path, body, language }: Asked): Promise<Answer> {
    try {
      const [status, text] = await this.waited(() => this.around.staff.call("ask", method, path, body, language));
      if (method === "POST" && status < CONFLICT) moveIn();
      return { status, text };
    } catch (error) {
      return refused(whyNot(error));
    }
  }

  private waited<T>(what: () => Promise<T>): Promise<T> {
    return this.around.coming.until(what, (error) => error instanceof Undone && error.why === "no-boot");
  }

  private async opened(asked: Asked): Promise<Answer> {
    const { chairs } = JSON.parse(asked.body) as NewTable;
    return chairs.some(({ kind }) => kind === "open") ? refused(refusal("needs-server")) : this.served(asked);
  }

  /** Tell what the game of a table is: as it lies ready, unless the table has values of its own. */
  private async game(asked: Asked, id: string): Promise<Answer> {
    const card = await this.card(id);
    const ready = card && (await this.around.prepared(`games/${card.game}.json`).catch(() => null));
    const usual = ready?.status === 200 && (JSON.parse(ready.text) as GameInfo).edition === card?.edition;
    return usual ? ready : this.served(asked);
  }

  private async card(id: string): Promise<TableCard | null> {
    const text = await this.around.staff.call("card", id).catch(() => null);
    return text === null ? null : (JSON.parse(text) as TableCard);
  }

  private async aside({ body }: Asked, id: string): Promise<Answer> {
    await this.around.staff.call("aside", id, (JSON.parse(body) as { aside: boolean }).aside);
    return { status: 204, text: "" };
  }

  /** List the tables in this browser, and those at the server, as far as it can be reached. */
  private async mine(asked: Asked, everywhere: boolean): Promise<Answer> {
    const aside = new URLSearchParams(asked.path.split("?")[1]).get("aside") === "true";
    const listed = await this.around.staff.call("list").catch(() => []);
    const here = listed.filter((each) => each.aside === aside).map(({ card }) => JSON.parse(card) as TableCard);
    const there = everywhere ? await this.elsewhere(asked) : [];
    return told({ tables: [...here, ...there].sort(byTurn) } satisfies Tables);
  }

  private async elsewhere({ method, path, language }: Asked): Promise<TableCard[]> {
    const answer = await this.around.server?.request(method, path, undefined, language).catch(() => null);
    return answer?.status === 200 ? (JSON.parse(answer.text) as Tables).tables : [];
  }

  private async site(): Promise<Answer> {
    const { version } = JSON.parse((await this.around.prepared("index.json")).text) as { version: string };
    return told({ imprint: "", privacy: "", version: version.slice(0, 12) });
  }

  line(table: string, query: URLSearchParams, ear: Ear): Cord {
    const name = String((this.lines += 1));
    const cord = new Indoors(name, this.around.staff, ear, () => this.cords.delete(name));
    this.cords.set(name, cord);
    const entered = this.waited(() => this.around.staff.call("enter", name, table, query.get("language") ?? "en"));
    entered.then(
      () => cord.entered(),
      (error) => cord.refused(whyNot(error)),
    );
    return cord;
  }

  /** A message for a line has come. */
  heard(line: string, text: string): void {
    this.cords.get(line)?.heard(text);
  }
}

/** Those that wait for a choice come first, then those changed last. */
const byTurn = (one: TableCard, two: TableCard) =>
  Number(two.asked ?? false) - Number(one.asked ?? false) || two.changed - one.changed;
