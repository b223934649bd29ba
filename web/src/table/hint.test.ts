import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../speech/speech.svelte";
import type { ActionName, Reason } from "../wire";
import { beside, distinct, joined, numberless, share, why } from "./hint";

const NAMES = ["Anna", "Berta"];
const reason = (more: Partial<Reason>): Reason => ({ action: 1, share: 0.6712, doubt: 0.042, kind: "even", ...more });

describe("the reasons of a bot", () => {
  beforeAll(() => speak("en"));

  it("tell the share of the win, and the doubt if there is some", () => {
    expect(share(reason({}))).toBe("67 % (± 4)");
    expect(share(reason({ doubt: 0.004 }))).toBe("67 %");
  });

  it("tell points, of whom, and how often", () => {
    expect(why(reason({ kind: "gain", points: 1.04 }), NAMES)).toBe("It promises you 1 point more than the next best choice.");
    expect(why(reason({ kind: "deny", points: 2.26, seat: 1 }), NAMES)).toBe("It leaves Berta 2.3 points fewer than the next best choice.");
    expect(why(reason({ kind: "mixed", cases: 0.418 }), NAMES)).toContain("in 42 of 100 cases");
    expect(beside(reason({ kind: "leave", points: 2.26, seat: 1 }), NAMES)).toBe("2.3 points more for Berta");
  });

  it.each(["sure", "mixed", "even"] as const)("that can stand in either place are known in both: %s", (kind) => {
    expect(why(reason({ kind, cases: 0.5 }), NAMES)).not.toContain("{");
    expect(beside(reason({ kind, cases: 0.5 }), NAMES)).not.toContain("{");
  });

  it.each([["gain", "loss"], ["deny", "leave"], ["far", "late"]] as const)("that differ by place are known where they stand: %s, %s", (first, other) => {
    expect(why(reason({ kind: first, points: 1, seat: 1 }), NAMES)).not.toContain("{");
    expect(beside(reason({ kind: other, points: 1, seat: 1 }), NAMES)).not.toContain("{");
  });
});

describe("in German", () => {
  beforeAll(() => speak("de"));

  it("points have a comma", () => {
    expect(beside(reason({ kind: "loss", points: 1.26 }), NAMES)).toBe("1,3 Punkte weniger für dich");
  });
});

describe("the lists of a hint", () => {
  const take = (...given: string[]): ActionName => ({ number: 0, verb: "take", arguments: given, name: ["take", ...given].join(" ") });

  it("count what follows its like", () => {
    expect(joined(["load", "load", "load", "end"])).toEqual(["3 × load", "end"]);
    expect(joined(["pay 5", "close", "pay 5"])).toEqual(["pay 5", "close", "pay 5"]);
  });

  it("name once what reads the same", () => {
    expect(distinct(["Row", "row", "card"], (word) => word.toLowerCase())).toEqual(["Row", "card"]);
  });

  it("take rows for one that differ only by their number", () => {
    const outlook = { glass: 1, wine: 2, worth: 10 };
    expect(numberless(take("4"), outlook).arguments).toEqual(numberless(take("2"), outlook).arguments);
    expect(numberless(take("cloth", "2"), outlook).arguments).toEqual(["cloth", "0"]);
  });

  it("keep numbers apart that nothing explains", () => {
    expect(numberless(take("4"), { worth: 0 }).arguments).toEqual(["4"]);
  });
});
