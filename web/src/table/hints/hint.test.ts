import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../speech/speech.svelte";
import type { ActionName, GameInfo, Reason } from "../../wire";
import { beside, distinct, joined, numberless, share, why } from "./hint";

const at = (game: string) => ({ names: ["Anna", "Berta"], info: { name: game } as GameInfo });
const RIGA = at("riga");
const reason = (more: Partial<Reason>): Reason => ({ action: 1, share: 0.6712, doubt: 0.042, kind: "even", ...more });

describe("the reasons of a bot", () => {
  beforeAll(() => speak("en"));

  it("tell the share of the win, and the doubt if there is some", () => {
    expect(share(reason({}))).toBe("67 % (± 4)");
    expect(share(reason({ doubt: 0.004 }))).toBe("67 %");
  });

  it("call nothing certain that is not", () => {
    expect(share(reason({ share: 0.9996 }))).toBe("over 99 %");
    expect(share(reason({ share: 1, doubt: 0, kind: "sure" }))).toBe("100 %");
    expect(share(reason({ share: 0.0004, kind: "loss" }))).toBe("under 1 %");
    expect(share(reason({ share: 0, doubt: 0, kind: "lost" }))).toBe("0 %");
  });

  it("tell no share of what was hardly looked at", () => {
    const slight = reason({ kind: "slight", doubt: 0.5 });
    expect(`${share(slight)}, ${beside(slight, RIGA)}`).toBe("hardly looked at, looks worse straight away");
  });

  it("tell points in halves, of whom, and how often", () => {
    expect(why(reason({ kind: "gain", points: 1.04 }), RIGA)).toBe(
      "All in all it is worth about 1 point more to you than the next best choice.",
    );
    expect(why(reason({ kind: "deny", points: 2.26, seat: 1 }), RIGA)).toBe(
      "It leaves Berta about 2.5 points fewer than the next best choice would.",
    );
    expect(why(reason({ kind: "mixed", cases: 0.418 }), RIGA)).toContain("in about 42 of 100 such moments");
    expect(beside(reason({ kind: "leave", points: 2.26, seat: 1 }), RIGA)).toBe("about 2.5 points more for Berta");
  });

  it("tell seals in Visby", () => {
    expect(beside(reason({ kind: "loss", points: 1 }), at("visby"))).toBe("worth about 1 seal less to you");
    expect(beside(reason({ kind: "loss", points: 3 }), at("visby"))).toBe("worth about 3 seals less to you");
  });

  it("tell of a mix first what it brings", () => {
    const mixed = reason({ kind: "mixed", cases: 0.4, points: 2 });
    expect(why(mixed, RIGA)).toMatch(/^All in all it is worth about 2 points more .* in about 40 of 100/);
    expect(why({ ...mixed, seat: 1 }, RIGA)).toMatch(/^It leaves Berta about 2 points fewer .* in about 40 of 100/);
  });

  it.each(["sure", "lost", "mixed", "even"] as const)(
    "that can stand in either place are known in both: %s",
    (kind) => {
      expect(why(reason({ kind, cases: 0.5 }), RIGA)).not.toContain("{");
      expect(beside(reason({ kind, cases: 0.5 }), RIGA)).not.toContain("{");
    },
  );

  it.each(["gain", "deny", "invest", "allow", "far"] as const)("of the best are known: %s", (kind) => {
    expect(why(reason({ kind, points: 1, seat: 1 }), RIGA)).not.toContain("{");
  });

  it.each(["loss", "leave", "late", "slight"] as const)("of the others are known: %s", (kind) => {
    expect(beside(reason({ kind, points: 1, seat: 1 }), RIGA)).not.toContain("{");
  });
});

describe("in German", () => {
  beforeAll(() => speak("de"));

  it("points have a comma, and seals one form", () => {
    expect(beside(reason({ kind: "loss", points: 1.26 }), RIGA)).toBe("für dich etwa 1,5 Punkte weniger wert");
    expect(beside(reason({ kind: "loss", points: 1 }), RIGA)).toBe("für dich etwa 1 Punkt weniger wert");
    expect(beside(reason({ kind: "loss", points: 2 }), at("visby"))).toBe("für dich etwa 2 Siegel weniger wert");
  });

  it("shares are under and over", () => {
    expect(share(reason({ share: 0.001 }))).toBe("unter 1 %");
    expect(share(reason({ share: 0.999 }))).toBe("über 99 %");
  });
});

describe("the lists of a hint", () => {
  const take = (...given: string[]): ActionName => ({
    number: 0,
    verb: "take",
    arguments: given,
    name: ["take", ...given].join(" "),
  });

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
