// Who runs the house for one, in the worker: lets in what comes, one after the other; what happened
// is kept before anybody hears of it, so that an answer means that it will last; bots think in between.

import type { Door, Hatch } from "./door";
import type { Keeping } from "./keeping";
import type { Calls, Failure, Listed } from "./messages";

/** Something could not be done, for a reason that the pages have words for. */
export class Failed extends Error {
  constructor(
    readonly why: Failure,
    readonly text = "", // a refusal in words, where Python had some
  ) {
    super(why);
  }
}

export interface Ground {
  keeping: Keeping;
  boot: (hatch: Hatch) => Promise<Door>;
  claim: (table: string) => Promise<boolean>; // whether no other window of this browser plays at it
  post: (line: string, text: string) => void;
  now: () => number;
}

const TABLE = /^tables\/(home-[^/?]+)/;

export class Steward implements Calls {
  private door: Promise<Door> | null = null;
  private readonly taken = new Set<string>(); // tables that no other window plays at
  private readonly fresh = new Set<string>(); // those of them that the house holds as they are
  private kept: [id: string, card: string, kept: string][] = [];
  private sent: [line: string, text: string][] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private thinking = false;

  constructor(private readonly ground: Ground) {}

  // What needs no Python.

  async list(): Promise<Listed[]> {
    return (await this.ground.keeping.all()).map(({ card, aside }) => ({ card, aside }));
  }

  async card(id: string): Promise<string | null> {
    return (await this.ground.keeping.get(id))?.card ?? null;
  }

  aside(id: string, aside: boolean): Promise<void> {
    return this.inTurn(() => this.ground.keeping.putAside(id, aside));
  }

  // What does.

  open(): Promise<void> {
    return this.through(() => {});
  }

  ask(method: string, path: string, body: string, language: string): Promise<[number, string]> {
    const table = TABLE.exec(path)?.[1];
    return this.through(
      async (door) => {
        if (table !== undefined) await this.fetched(door, table);
        return door.ask(method, path, body, language);
      },
      method === "GET" ? undefined : table,
    );
  }

  enter(line: string, table: string, language: string): Promise<void> {
    return this.through(async (door) => {
      const fits = await this.fetched(door, table);
      if (!fits) throw new Failed("damaged", door.ask("GET", `tables/${table}`, "", language)[1]);
      door.enter(line, table, language);
    }, table);
  }

  hear(line: string, text: string): Promise<void> {
    return this.through((door) => door.hear(line, text));
  }

  leave(line: string): Promise<void> {
    return this.through((door) => door.leave(line));
  }

  /** Take a table for this window: whoever plays at it must be the only one. */
  private async take(table: string): Promise<void> {
    if (this.taken.has(table)) return;
    if (!(await this.ground.claim(table))) throw new Failed("elsewhere");
    this.taken.add(table);
  }

  /** Have a table in the house, as it was kept last; return whether it fits. What is ours we know better. */
  private async fetched(door: Door, table: string): Promise<boolean> {
    if (this.fresh.has(table)) return true;
    const fits = await this.put(door, table);
    if (fits && this.taken.has(table)) this.fresh.add(table);
    return fits;
  }

  /** Put a table from the shelf into the house; if it does not fit, the house says why when it is asked for it. */
  private async put(door: Door, table: string): Promise<boolean> {
    const found = await this.ground.keeping.get(table);
    if (!found) throw new Failed("gone");
    try {
      door.put(table, found.kept);
      return true;
    } catch {
      return false;
    }
  }

  /** Do something in the house when it is its turn, at a table that is ours if one is named. */
  private through<T>(what: (door: Door) => T | Promise<T>, table?: string): Promise<T> {
    return this.inTurn(async () => {
      if (table !== undefined) await this.take(table);
      const value = await what(await this.opened());
      await this.seen();
      this.goOn();
      return value;
    });
  }

  private inTurn<T>(what: () => Promise<T>): Promise<T> {
    const done = this.turn.then(what);
    this.turn = done.catch(() => {});
    return done;
  }

  /** Open the house, once; if that fails, the next who comes tries again. */
  private opened(): Promise<Door> {
    this.door ??= this.ground.boot(this.hatch).catch((error: unknown) => {
      console.error(error);
      this.door = null;
      throw new Failed("no-boot");
    });
    return this.door;
  }

  private readonly hatch: Hatch = {
    send: (line, text) => void this.sent.push([line, text]),
    keep: (id, card, kept) => void this.kept.push([id, card, kept]),
  };

  /** Keep what happened, then tell it. */
  private async seen(): Promise<void> {
    const [kept, sent] = [new Map(this.kept.map((each) => [each[0], each])), this.sent];
    [this.kept, this.sent] = [[], []];
    for (const [id, card, text] of kept.values()) await this.ground.keeping.keep(id, card, text, this.ground.now());
    for (const id of kept.keys()) await this.own(id);
    for (const [line, text] of sent) this.ground.post(line, text);
  }

  /** A table that was made here is ours. */
  private async own(id: string): Promise<void> {
    if (this.fresh.has(id)) return;
    await this.take(id);
    this.fresh.add(id);
  }

  /** Let the bots think: a turn at a time, and after whoever waits to be heard. */
  private goOn(): void {
    if (this.thinking) return;
    this.thinking = true;
    setTimeout(() => this.inTurn(() => this.think()).catch(console.error), 0);
  }

  private async think(): Promise<void> {
    this.thinking = false;
    const more = (await this.opened()).think();
    await this.seen();
    if (more) this.goOn();
  }
}
