// Wrong names do not get through: `npm run check` fails where a line below expects an error and has none.

import { describe, expect, it } from "vitest";
import { surveyOf as reckoned, viewOf as laid } from "./haithabu/model/types";
import { scoresOf, surveyOf, traitsOf, valueOf, type Event, type Options, type Table } from "./riga/model/types";
import { eventsOf, viewOf } from "./visby/model/types";

describe("the types of a game", () => {
  it("know the fields of a position", () => {
    const view = viewOf({ view: { seals: [3] } });
    expect(view.seals).toEqual([3]);
    // @ts-expect-error a field that no position has
    expect(view.seal).toBeUndefined();
    // @ts-expect-error a phase that no round has
    expect(view.phase === "choosin").toBe(false);
  });

  it("know which fields go with which words", () => {
    const { stock } = laid({ view: { stock: { mead: 2 } } });
    expect(stock.mead).toBe(2);
    // @ts-expect-error a good of another game
    expect(stock.wine).toBeUndefined();
  });

  it("know what the rules reckon", () => {
    expect(surveyOf({ figures: { years: 5 } }).years).toBe(5);
    // @ts-expect-error what only Haithabu reckons
    expect(surveyOf({ figures: {} }).night).toBeUndefined();
    // @ts-expect-error what is there only while a set is composed
    const more: number[] = reckoned({ figures: {} }).more;
    expect(more).toBeUndefined();
  });

  it("know the figures of each event", () => {
    const [event] = eventsOf([{ events: [{ event: "traded", wares: 2, seals: 1 }] }]);
    if (event?.event === "traded") expect(event.wares).toBe(2);
    // @ts-expect-error an event of another game
    expect(event?.event === "built").toBe(false);
    // @ts-expect-error a figure that the event lacks
    const told: Event = { event: "paid", thing: "bank" };
    expect(told.event).toBe("paid");
  });

  it("know the verbs of a game", () => {
    const table = { action: (verb: string) => (verb === "bill" ? 7 : -1) } as Pick<Table, "action">;
    expect(table.action("bill")).toBe(7);
    // @ts-expect-error a verb that Riga does not have
    expect(table.action("bil")).toBe(-1);
  });

  it("know the values of an edition, options, lines of the score and traits", () => {
    const info = { values: [{ name: "limit", value: 5, origins: {}, note: "" }], traits: { works: { bank: "once" } } };
    expect(valueOf(info, "limit")).toBe(5);
    expect(traitsOf(info).works.bank).toBe("once");
    expect(scoresOf({ scores: [{ total: 7 }] })[0]!.total).toBe(7);
    // @ts-expect-error a line that no score has
    expect(scoresOf({ scores: [{ total: 7 }] })[0]!.sum).toBeUndefined();
    // @ts-expect-error a value that no edition has
    expect(() => valueOf(info, "limits")).toThrow();
    // @ts-expect-error a choice that is not offered
    const options: Options = { riga: "maybe" };
    expect(options.riga).toBe("maybe");
  });
});
