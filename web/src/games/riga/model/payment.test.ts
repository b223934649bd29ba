import { describe, expect, it } from "vitest";
import { paidWith, sum, type Means } from "./payment";

describe("a payment", () => {
  const means: Means[] = [
    { thing: "wine", count: 3, worth: 5 },
    { thing: "glass", count: 1, worth: 4 },
    { thing: "grain", count: 2, worth: 2 },
    { thing: "tavern", count: 1, worth: 0 },
  ];
  it("adds up what things are worth", () => {
    expect(sum(means, ["wine", "wine", "grain"])).toBe(12);
  });
  it("takes nothing beyond what there is, or that is worth nothing", () => {
    expect(paidWith(means, ["glass"], "glass", 16)).toBeNull();
    expect(paidWith(means, [], "cloth", 16)).toBeNull();
    expect(paidWith(means, [], "tavern", 16)).toBeNull();
  });
  it("gives back what becomes superfluous", () => {
    expect(paidWith(means, ["grain"], "wine", 5)).toEqual(["wine"]);
    expect(paidWith(means, ["grain"], "glass", 6)).toEqual(["grain", "glass"]);
  });
  it("refuses what would be superfluous itself", () => {
    expect(paidWith(means, ["wine", "wine"], "grain", 10)).toBeNull();
  });
});
