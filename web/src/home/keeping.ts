// What is kept of the tables in this browser: on its shelf, or in memory alone where there is none.

import { openDB, type IDBPDatabase } from "idb";

/** A table as it is kept: its card for lists, and all that is needed to hold it again. */
export interface Kept {
  id: string;
  card: string;
  kept: string;
  changed: number;
  aside: boolean;
}

export interface Shelf {
  all(): Promise<Kept[]>;
  get(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<unknown>;
}

/** Why nothing can be put on the shelf: the browser has none for us, or it is full. */
export type Trouble = "blocked" | "full";

const [NAME, STORE, VERSION] = ["kogge", "tables", 1];

/** Return the shelf of this browser. */
export async function openShelf(): Promise<Shelf> {
  const base: IDBPDatabase = await openDB(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }),
    blocking: () => base.close(), // a newer version of these pages wants to change it
  });
  return {
    all: () => base.getAll(STORE) as Promise<Kept[]>,
    get: (id) => base.get(STORE, id) as Promise<Kept | undefined>,
    put: (kept) => base.put(STORE, kept),
  };
}

const isFull = (error: unknown) => (error as DOMException | null)?.name === "QuotaExceededError";

/** Keeps tables; what the shelf does not take stays in memory, and that is told once. */
export class Keeping {
  private readonly memory = new Map<string, Kept>(); // newer than what is on the shelf
  private shelf: Promise<Shelf | null> | null = null;
  private told = false;

  constructor(
    private readonly open: () => Promise<Shelf>,
    private readonly tell: (trouble: Trouble) => void,
  ) {}

  /** Return all tables, those changed last first. */
  async all(): Promise<Kept[]> {
    const found = new Map((await this.look((shelf) => shelf.all(), [])).map((kept) => [kept.id, kept]));
    for (const [id, kept] of this.memory) found.set(id, kept);
    return [...found.values()].sort((one, two) => two.changed - one.changed);
  }

  async get(id: string): Promise<Kept | undefined> {
    return this.memory.get(id) ?? (await this.look((shelf) => shelf.get(id), undefined));
  }

  /** Keep a table as it is now; whether it is aside stays as it was. */
  async keep(id: string, card: string, kept: string, changed: number): Promise<void> {
    const aside = (await this.get(id))?.aside ?? false;
    await this.put({ id, card, kept, changed, aside });
  }

  /** Put a table aside, or take it up again. */
  async putAside(id: string, aside: boolean): Promise<void> {
    const kept = await this.get(id);
    if (kept) await this.put({ ...kept, aside });
  }

  private async put(kept: Kept): Promise<void> {
    const shelf = await this.found();
    try {
      await shelf?.put(kept);
      if (shelf) this.memory.delete(kept.id);
      else this.memory.set(kept.id, kept);
    } catch (error) {
      this.memory.set(kept.id, kept);
      this.report(isFull(error) ? "full" : "blocked");
    }
  }

  private async look<T>(how: (shelf: Shelf) => Promise<T>, none: T): Promise<T> {
    const shelf = await this.found();
    return shelf ? how(shelf).catch(() => none) : none;
  }

  private found(): Promise<Shelf | null> {
    this.shelf ??= this.open().catch(() => {
      this.report("blocked");
      return null;
    });
    return this.shelf;
  }

  private report(trouble: Trouble): void {
    if (!this.told) this.tell(trouble);
    this.told = true;
  }
}
