import { expect, test } from "vitest";
import type { Offer, OptionInfo } from "../../wire";
import { me } from "../../site/me.svelte";
import { speak } from "../../speech/speech.svelte";
import { called } from "./called";
import { Plan } from "./plan.svelte";

const TARGET: OptionInfo = { name: "target", values: ["30", "45"], default: "30", limits: { "45": [2, 3] } };
const OFFER: Offer = {
  name: "visby",
  words: {},
  advice: {},
  seats: [2, 3, 4, 5, 6],
  options: [TARGET],
  bots: ["apprentice", "craftsman"],
  ladder: [],
};

test("a new plan can begin at once", () => {
  const table = new Plan("visby", 0).table(OFFER);
  expect(table.chairs).toEqual([{ kind: "me", name: "" }, ...Array(3).fill({ kind: "bot", bot: "craftsman" })]);
  expect(table.options).toEqual({ target: "30" });
});

test("the address may name the company, if it is known", () => {
  const [gentle, unknown] = ["apprentice", "harlequin"].map((rival) => new Plan("visby", 2, rival));
  unknown!.fit(OFFER);
  expect(gentle!.table(OFFER).chairs[1]).toEqual({ kind: "bot", bot: "apprentice" });
  expect(unknown!.table(OFFER).chairs[1]).toEqual({ kind: "bot", bot: "craftsman" });
});

test("a wish that cannot be had with so many seats waits until it can", () => {
  const plan = new Plan("visby", 4);
  plan.choose("visby", TARGET, "45");
  expect(plan.value(TARGET)).toBe("30");
  plan.count = 3;
  expect(plan.value(TARGET)).toBe("45");
});

test("seats keep to what a game allows, and who was planned is not forgotten", () => {
  const plan = new Plan("visby", 6);
  plan.places[5]!.kind = "open";
  plan.fit({ ...OFFER, seats: [2, 3, 4] });
  expect(plan.count).toBe(4);
  expect(plan.many("open")).toBe(0);
  plan.count = 6;
  expect(plan.many("open")).toBe(1);
});

test("free seats are told without a name or a bot", () => {
  const plan = new Plan("visby", 2);
  plan.places[0]!.name = " Anna ";
  plan.places[1]!.kind = "open";
  expect(plan.table(OFFER).chairs).toEqual([{ kind: "me", name: "Anna" }, { kind: "open" }]);
});

test("several at one screen are told apart by name, and who plays alone keeps his own", async () => {
  await speak("en");
  const plan = new Plan("visby", 3);
  const names = () => plan.table(OFFER, (seat) => called(plan, seat)).chairs.map(({ name }) => name);
  expect(names()).toEqual(["Guest", undefined, undefined]);
  plan.places[1]!.kind = "me";
  expect(names()).toEqual(["Player 1", "Player 2", undefined]);
  plan.places[1]!.name = "Berta";
  me.person = { name: "Anna", account: false };
  expect(names()).toEqual(["Anna", "Berta", undefined]);
  plan.places[0]!.kind = "bot";
  expect(names()).toEqual([undefined, "Berta", undefined]);
});
