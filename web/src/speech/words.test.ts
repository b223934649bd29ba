import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { pieces, plain, Words } from "./words";

const info = {
  words: {
    en: `
name-knight = Knight
name-b = B
name-mead = mead
name-riga = Riga
name-market-hall = Market Hall
compound = { $two } of { $one }
event-placed = { $seat } brings a Bigger mead to field { $field } for { $to_name }.
action-play = { $count ->
    [1] play { $one }
   *[other] play { $one } and { $two }
  }
action-give = { $one ->
    [Knight] give the Knight
   *[other] give { $one }
  }
action-tribute = tribute to { $player }
event-took = { $has_second ->
    [0] { $seat } takes { $count } of { $most_knight } with the { $card }.
   *[other] { $seat } takes twice.
  }
`,
  },
  figures: { most_knight: 5 },
  events: { took: ["card", "second", "count"], placed: ["field", "good", "to"] },
} as unknown as GameInfo;

describe("words of a game", () => {
  const words = new Words(info, "en");

  it("name an action by its arguments", () => {
    const play = { number: 1, verb: "play", arguments: ["knight"], name: "play knight" };
    expect(words.action(play)).toBe("play Knight");
  });

  it("name a building after its city and its kind", () => {
    const give = { number: 3, verb: "give", arguments: ["riga-market-hall"], name: "give riga-market-hall" };
    expect(words.phrase(give)).toEqual([{ text: "give " }, { text: "Market Hall of Riga", thing: "riga-market-hall" }]);
    expect(words.name("riga-castle")).toBe("riga-castle");
  });

  it("name a player by the number of his seat", () => {
    const tribute = { number: 2, verb: "tribute", arguments: ["2"], name: "tribute 2" };
    expect(words.action(tribute, {}, ["Anna", "Berta"])).toBe("tribute to Berta");
  });

  it("tell an event with the figures of the edition, and mark what it speaks of", () => {
    const sentence = words.event({ event: "took", seat: 0, card: "knight", count: 3 }, ["Anna"]);
    expect(plain(sentence)).toBe("Anna takes 3 of 5 with the Knight.");
    expect(sentence.filter((piece) => piece.thing)).toEqual([{ text: "Knight", thing: "knight" }]);
  });

  it("mark a field where it is meant, and never a letter within a word or a player's name", () => {
    const placed = { event: "placed", seat: 0, field: "b", good: "mead", to: 2 };
    for (const names of [
      ["Berta", "Bob B"],
      ["B", "mead"],
    ]) {
      const sentence = words.event(placed, names);
      expect(plain(sentence)).toBe(`${names[0]} brings a Bigger mead to field B for ${names[1]}.`);
      expect(sentence.filter((piece) => piece.thing)).toEqual([
        { text: "mead", thing: "mead" },
        { text: "B", thing: "b" },
      ]);
    }
  });

  it("let messages choose by a name", () => {
    const give = { number: 3, verb: "give", arguments: ["knight"], name: "give knight" };
    expect(words.action(give)).toBe("give the Knight");
  });

  it("leave a sentence without names whole", () => {
    expect(pieces("Nothing happens.")).toEqual([{ text: "Nothing happens." }]);
  });
});
