// Who runs the house: one after the other, kept before it is told, and bots in between.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeDoor } from "./fake";
import { Keeping, type Kept } from "./keeping";
import { Steward } from "./steward";

let door: FakeDoor;
let shelf: Map<string, Kept>;
let heard: string[];
let boots: number;
let reachable: boolean;
let taken: string[]; // tables that another window plays at

function steward(): Steward {
  const open = () =>
    Promise.resolve({
      all: () => Promise.resolve([...shelf.values()]),
      get: (id: string) => Promise.resolve(shelf.get(id)),
      put: (kept: Kept) => {
        heard.push(`kept ${kept.id} ${kept.kept}`);
        return Promise.resolve(shelf.set(kept.id, kept));
      },
    });
  return new Steward({
    keeping: new Keeping(open, () => {}),
    boot: (hatch) => {
      boots += 1;
      return reachable ? Promise.resolve((door = new FakeDoor(hatch))) : Promise.reject(new Error("offline"));
    },
    claim: (table) => Promise.resolve(!taken.includes(table) && taken.push(table) > 0), // once, even for ourselves
    post: (line, text) => void heard.push(`${line}: ${text}`),
    now: () => 7,
  });
}

const kept = (id: string, text: string): Kept => ({ id, card: `{"id":"${id}"}`, kept: text, changed: 1, aside: false });

describe("the steward", () => {
  beforeEach(() => {
    shelf = new Map([["home-a", kept("home-a", "as it was")]]);
    [heard, taken, boots, reachable] = [[], [], 0, true];
  });

  it("lists tables without Python", async () => {
    const house = steward();
    expect(await house.list()).toEqual([{ card: '{"id":"home-a"}', aside: false }]);
    await house.aside("home-a", true);
    expect(await house.list()).toEqual([{ card: '{"id":"home-a"}', aside: true }]);
    expect(boots).toBe(0);
  });

  it("takes a table from the shelf before somebody enters, once", async () => {
    const house = steward();
    await Promise.all([house.enter("1", "home-a", "en"), house.enter("2", "home-a", "en")]);
    expect(door.said).toEqual(["put home-a as it was", "enter 1 home-a", "enter 2 home-a"]);
    expect(boots).toBe(1);
  });

  it("keeps what happened before anybody hears of it", async () => {
    const house = steward();
    await house.enter("1", "home-a", "en");
    await Promise.all([house.hear("1", "x"), house.hear("1", "y")]);
    expect(heard).toEqual(["kept home-a after x", "1: answer to x", "kept home-a after y", "1: answer to y"]);
  });

  it("owns what was made here, and does not fetch it again", async () => {
    const house = steward();
    expect(await house.ask("POST", "tables", "wish", "en")).toEqual([200, '{"id":"home-new"}']);
    await house.enter("1", "home-new", "en");
    expect(door.said).toEqual(["POST tables", "enter 1 home-new"]);
    expect(shelf.get("home-new")).toMatchObject({ kept: "wish", changed: 7 });
  });

  it("looks at a table of another window as it was kept last, and does not play at it", async () => {
    taken = ["home-a"];
    const house = steward();
    await house.ask("GET", "tables/home-a/log", "", "en");
    shelf.set("home-a", kept("home-a", "later"));
    await house.ask("GET", "tables/home-a/log", "", "en");
    expect(door.said.filter((said) => said.startsWith("put"))).toEqual(["put home-a as it was", "put home-a later"]);
    await expect(house.enter("1", "home-a", "en")).rejects.toThrow("elsewhere");
    await expect(house.ask("POST", "tables/home-a/close", "", "en")).rejects.toThrow("elsewhere");
  });

  it.each([
    ["home-none", "gone"],
    ["home-bad", "damaged"],
  ])("says why nobody can sit at %s", async (table, why) => {
    shelf.set("home-bad", kept("home-bad", "rubbish"));
    await expect(steward().enter("1", table, "en")).rejects.toThrow(why);
  });

  it("does not start Python for a table of another window", async () => {
    taken = ["home-a"];
    await expect(steward().enter("1", "home-a", "en")).rejects.toThrow("elsewhere");
    expect(boots).toBe(0);
  });

  it("tries again to open the house", async () => {
    const house = steward();
    reachable = false;
    await expect(house.enter("1", "home-a", "en")).rejects.toThrow("no-boot");
    reachable = true;
    await house.enter("1", "home-a", "en");
    expect(boots).toBe(2);
  });

  it("lets bots think a turn at a time, and hears who speaks in between", async () => {
    const house = steward();
    await house.enter("1", "home-a", "en");
    door.waiting = 2;
    door.meanwhile = () => {
      door.meanwhile = () => {};
      void house.hear("1", "stop");
    };
    await vi.waitFor(() => expect(door.waiting).toBe(0));
    expect(door.said.slice(2)).toEqual(["think", "hear 1 stop", "think"]);
  });
});
