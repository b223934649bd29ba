import { describe, expect, it } from "vitest";
import { pointsOf } from "./telling";

describe("points", () => {
  it("count a win as one at tables of two", () => {
    expect([12, 6, 0, 30].map((points) => pointsOf(points, 2))).toEqual(["1", "½", "0", "2½"]);
  });

  it("count a win as three at larger tables, and share by quarters", () => {
    expect([12, 8, 4, 0, 6, 9, 3].map((points) => pointsOf(points, 4))).toEqual(["3", "2", "1", "0", "1½", "2¼", "¾"]);
  });
});
