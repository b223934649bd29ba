// Tables are kept on the shelf; where there is none, or it is full, the game goes on and one is told once.

import { expect, it } from "vitest";
import { Keeping, type Kept, type Shelf, type Trouble } from "./keeping";

class Board implements Shelf {
  readonly kept = new Map<string, Kept>();
  full: Error | null = null;
  all = () => Promise.resolve([...this.kept.values()]);
  get = (id: string) => Promise.resolve(this.kept.get(id));
  put = (kept: Kept) => (this.full ? Promise.reject(this.full) : Promise.resolve(void this.kept.set(kept.id, kept)));
}

function keeping(board: Board | null): [Keeping, Trouble[]] {
  const told: Trouble[] = [];
  const open = () => (board ? Promise.resolve(board) : Promise.reject(new Error("blocked")));
  return [new Keeping(open, (trouble) => told.push(trouble)), told];
}

const ids = async (kept: Keeping) => (await kept.all()).map(({ id }) => id);

it("keeps tables on the shelf, those changed last first", async () => {
  const board = new Board();
  const [kept, told] = keeping(board);
  await kept.keep("home-a", "{}", "first", 1);
  await kept.keep("home-b", "{}", "second", 2);
  await kept.keep("home-a", "{}", "third", 3);
  expect(await ids(kept)).toEqual(["home-a", "home-b"]);
  expect(board.kept.get("home-a")).toMatchObject({ kept: "third", changed: 3, aside: false });
  expect(told).toEqual([]);
});

it("remembers what was put aside, also when the table changes", async () => {
  const [kept] = keeping(new Board());
  await kept.keep("home-a", "{}", "first", 1);
  await kept.putAside("home-a", true);
  await kept.keep("home-a", "{}", "second", 2);
  expect(await kept.get("home-a")).toMatchObject({ kept: "second", aside: true });
});

it("keeps in memory what a browser without a shelf cannot, and says so once", async () => {
  const [kept, told] = keeping(null);
  await kept.keep("home-a", "{}", "first", 1);
  await kept.keep("home-b", "{}", "second", 2);
  expect(await ids(kept)).toEqual(["home-b", "home-a"]);
  expect((await kept.get("home-a"))?.kept).toBe("first");
  expect(told).toEqual(["blocked"]);
});

it("goes on in memory when the shelf is full, and on the shelf once there is room", async () => {
  const board = new Board();
  const [kept, told] = keeping(board);
  await kept.keep("home-a", "{}", "first", 1);
  board.full = new DOMException("no room", "QuotaExceededError");
  await kept.keep("home-a", "{}", "second", 2);
  await kept.keep("home-a", "{}", "third", 3);
  expect((await kept.get("home-a"))?.kept).toBe("third");
  expect(board.kept.get("home-a")?.kept).toBe("first");
  expect(told).toEqual(["full"]);
  board.full = null;
  await kept.keep("home-a", "{}", "fourth", 4);
  expect(board.kept.get("home-a")?.kept).toBe("fourth");
  expect(await ids(kept)).toEqual(["home-a"]);
});
