import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../wire";
import type { View } from "./view";
import { cheapest, meansIn, paidWith, sum, worthOfGood, worthOfGoods, type Means } from "./worth";

const info = {
  figures: { post: 4, purse: 2, charged: 8, knights_fortress: 2, merchants_trading_post: 1, merchants_market_hall: 1, knights_manufactory: 1 },
  values: [
    { name: "basic", value: { cloth: 5, glass: 4, wine: 3, grain: 2 } },
    {
      name: "worth",
      value: {
        danzig: { cloth: 5, glass: 6, wine: 3, grain: 0 },
        visby: { cloth: 0, glass: 4, wine: 5, grain: 2 },
      },
    },
    { name: "prized", value: { danzig: "glass", visby: "wine", tallinn: "grain", stockholm: "cloth" } },
    { name: "refused", value: { danzig: "grain", visby: "cloth", tallinn: "glass", stockholm: "wine" } },
  ],
} as unknown as GameInfo;

function view(built: string[], fresh: string[] = [], used: string[] = []): View {
  const goods = { cloth: 1, glass: 2, wine: 3, grain: 2 };
  return { built: [built], fresh, used: [used], goods: [goods], own: [[]], own_fresh: [], school: [0], charged: [0], prayed: [0] } as unknown as View;
}

describe("what goods are worth", () => {
  it("is what the city pays", () => {
    expect(worthOfGood(info, view([]), 0, "danzig", "glass")).toBe(6);
    expect(worthOfGood(info, view([]), 0, "visby", "cloth")).toBe(0);
  });
  it("is raised by a Manufactory and opened by a Market Hall, from the next turn on", () => {
    expect(worthOfGood(info, view(["danzig-manufactory"]), 0, "visby", "glass")).toBe(5);
    expect(worthOfGood(info, view(["visby-market-hall"]), 0, "visby", "cloth")).toBe(5);
    expect(worthOfGood(info, view(["visby-market-hall", "stockholm-manufactory"]), 0, "visby", "cloth")).toBe(6);
    expect(worthOfGood(info, view(["danzig-manufactory"], ["danzig-manufactory"]), 0, "visby", "glass")).toBe(4);
  });
  it("adds up for a row, also for those who only watch", () => {
    expect(worthOfGoods(info, view([]), -2, "visby", { cloth: 1, glass: 1, wine: 2, grain: 0 })).toBe(14);
  });
});

describe("what can pay", () => {
  it("holds functions that are ready, and people since an earlier turn", () => {
    const means = meansIn(info, view(["danzig-trading-post", "danzig-tavern", "visby-bank", "tallinn-fortress"], ["tallinn-fortress"], ["visby-bank"]), 0, "danzig");
    const of = (thing: string) => means.find((each) => each.thing === thing);
    expect(of("post")).toMatchObject({ count: 1, worth: 4 });
    expect(of("tavern")).toMatchObject({ count: 1, worth: 0 });
    expect(of("bank")).toMatchObject({ count: 0, worth: 2 });
  });
});

describe("a payment", () => {
  const means: Means[] = [
    { thing: "wine", count: 3, worth: 5 },
    { thing: "glass", count: 1, worth: 4 },
    { thing: "grain", count: 2, worth: 2 },
    { thing: "post", count: 1, worth: 4 },
  ];
  it("takes nothing beyond what there is, or that is worth nothing", () => {
    expect(paidWith(means, ["glass"], "glass", 16)).toBeNull();
    expect(paidWith(means, [], "cloth", 16)).toBeNull();
  });
  it("gives back what becomes superfluous", () => {
    expect(paidWith(means, ["grain"], "wine", 5)).toEqual(["wine"]);
    expect(paidWith(means, ["grain"], "glass", 6)).toEqual(["grain", "glass"]);
  });
  it("refuses what would be superfluous itself", () => {
    expect(paidWith(means, ["wine", "wine"], "grain", 10)).toBeNull();
  });
  it("is cheapest when it is exact and spends no function without need", () => {
    const paid = cheapest(info, means, 16)!;
    expect(sum(means, paid)).toBe(16);
    expect(paid).not.toContain("post");
    expect(cheapest(info, means, 99)).toBeNull();
  });
});
