// The house as pages see it: what it answers itself, what the worker must, and what only a server can.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer, Method, Stand, Way } from "../../site/way/way";
import { speak } from "../../speech/speech.svelte";
import type { TableCard } from "../../wire";
import { Coming } from "./coming.svelte";
import { Home } from "./home";
import type { Call, Report } from "../messages";
import { Staff, type Port } from "./staff";

const card = (id: string, more: Partial<TableCard> = {}) =>
  JSON.stringify({ id, game: "visby", edition: "usual", changed: 1, ...more });
const told = (value: unknown): Answer => ({ status: 200, text: JSON.stringify(value) });

/** A worker that notes what it is called for. */
class Hand implements Port {
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  calls: string[] = [];
  missing = 0; // how often Python does not come
  listed = [
    { card: card("home-a"), aside: false },
    { card: card("home-b"), aside: true },
  ];
  postMessage({ id, call, args }: Call): void {
    this.calls.push([call, ...args].join(" ").trim());
    const values = { list: this.listed, card: card("home-a"), ask: [200, "{}"] } as Record<string, unknown>;
    const absent = call === "ask" && this.missing-- > 0;
    queueMicrotask(() =>
      this.tell(
        absent ? { type: "failure", id, why: "no-boot", text: "" } : { type: "answer", id, value: values[call] },
      ),
    );
  }
  tell(report: Report): void {
    this.onmessage?.({ data: report } as MessageEvent<Report>);
  }
}

let hand: Hand;
let coming: Coming;
let files: Record<string, Answer>;
let left: Stand; // what of the house is kept
const server = (answer: () => Promise<Answer>): Way => ({ request: answer, line: () => null as never });

function house(network: Way | null): Home {
  const staff: Staff = new Staff(() => hand, {
    sent: (line, text) => home.heard(line, text),
    progress: () => {},
    trouble: () => {},
  });
  const prepared = (name: string) => Promise.resolve(files[name] ?? { status: 404, text: "" });
  const stand = () => Promise.resolve(left);
  const home = new Home({ staff, coming, server: network, prepared, stand });
  return home;
}
const alone = () => house(null);
const asking = (home: Home) => (method: Method, path: string, body?: unknown) =>
  home.request(method, path, body === undefined ? undefined : JSON.stringify(body), "en");
const tables = (answer: Answer) => (JSON.parse(answer.text) as { tables: TableCard[] }).tables.map(({ id }) => id);

beforeAll(() => speak("en"));
beforeEach(() => {
  [hand, coming, left] = [new Hand(), new Coming(), "kept"];
  files = {
    "index.json": told({ version: "0123456789abcdef", files: [] }),
    "games.json": told({ games: ["visby"] }),
    "deals.json": told({ games: {} }),
    "games/visby.json": told({ name: "visby", edition: "usual" }),
  };
});

describe("a site without a server", () => {
  it.each<[Method, string, string]>([
    ["GET", "session", '{"person":{"name":"Guest","account":false}}'],
    ["GET", "games", '{"games":["visby"]}'],
    ["GET", "games/visby", '{"name":"visby","edition":"usual"}'],
    ["GET", "deals/stored", '{"games":{}}'],
    ["GET", "tables", '{"tables":[]}'],
    ["GET", "running", '{"tables":[]}'],
    ["GET", "site", '{"imprint":"","privacy":"","version":"0123456789ab"}'],
  ])("answers %s %s without a worker", async (method, path, text) => {
    expect(await asking(alone())(method, path)).toEqual({ status: 200, text });
    expect(hand.calls).toEqual([]);
  });

  it("takes the name that a guest gives", async () => {
    expect((await asking(alone())("POST", "me", { name: "Anna" })).text).toBe('{"name":"Anna","account":false}');
  });

  it("lists the tables in this browser, and those put aside", async () => {
    const ask = asking(alone());
    expect(tables(await ask("GET", "mine"))).toEqual(["home-a"]);
    expect(tables(await ask("GET", "mine?aside=true"))).toEqual(["home-b"]);
    expect((await ask("POST", "tables/home-a/aside", { aside: true })).status).toBe(204);
    expect(hand.calls).toEqual(["list", "list", "aside home-a true"]);
  });

  it("has the game of a table at hand, unless the table has values of its own", async () => {
    const ask = asking(alone());
    expect((await ask("GET", "tables/home-a/game?x=1")).text).toBe('{"name":"visby","edition":"usual"}');
    files["games/visby.json"] = told({ name: "visby", edition: "newer" });
    await ask("GET", "tables/home-a/game");
    expect(hand.calls).toEqual(["card home-a", "card home-a", "ask GET tables/home-a/game  en"]);
  });

  it("lets the worker deal, and lay out puzzles", async () => {
    const ask = asking(alone());
    await ask("POST", "deals/riga", { day: "2027-01-15", number: 4 });
    await ask("GET", "puzzles");
    await ask("POST", "puzzles/riga/3/answer", {});
    expect(hand.calls).toEqual([
      'ask POST deals/riga {"day":"2027-01-15","number":4} en',
      "ask GET puzzles  en",
      "ask POST puzzles/riga/3/answer {} en",
    ]);
  });

  it("lets the worker open tables and match files", async () => {
    const ask = asking(alone());
    expect((await ask("POST", "tables", { chairs: [{ kind: "me" }, { kind: "bot" }] })).status).toBe(200);
    await ask("POST", "matches", { text: "x" });
    await ask("GET", "tables/home-a/replay?first=0");
    expect(hand.calls.map((call) => call.split(" ").slice(0, 3).join(" "))).toEqual([
      "ask POST tables",
      "ask POST matches",
      "ask GET tables/home-a/replay?first=0",
    ]);
  });

  it.each<[Method, string, unknown]>([
    ["POST", "tables", { chairs: [{ kind: "me" }, { kind: "open" }] }],
    ["GET", "invitations/s3cret", undefined],
    ["POST", "account", { name: "Anna" }],
    ["DELETE", "session", undefined],
  ])("says that %s %s needs a server", async (method, path, body) => {
    const answer = await asking(alone())(method, path, body);
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({ reason: "needs-server" });
    expect(hand.calls).toEqual([]);
  });
});

describe("a Kogge server", () => {
  const there = () => Promise.resolve(told({ tables: [{ id: "far", asked: true, changed: 0 }] }));
  const unreachable = () => Promise.reject(new TypeError("offline"));

  it("adds the tables in this browser to its own", async () => {
    expect(tables(await asking(house(server(there)))("GET", "mine"))).toEqual(["far", "home-a"]);
    expect(tables(await asking(house(server(there)))("GET", "mine/here"))).toEqual(["home-a"]);
    expect(tables(await asking(house(server(unreachable)))("GET", "mine"))).toEqual(["home-a"]);
  });

  it("is stood in for while it cannot be reached, as far as that is possible", async () => {
    const home = house(server(unreachable));
    expect((await home.standIn("GET", "games", undefined, "en")).text).toBe('{"games":["visby"]}');
    expect((await home.standIn("POST", "tables", '{"chairs":[{"kind":"me"}]}', "en")).status).toBe(200);
    await expect(home.standIn("GET", "running", undefined, "en")).rejects.toThrow();
    left = "none";
    await expect(home.standIn("GET", "games", undefined, "en")).rejects.toThrow();
  });
});

describe("the house", () => {
  it("is fetched for such times", async () => {
    await alone().stock();
    expect(hand.calls).toEqual(["open"]);
  });
});

describe("Python", () => {
  it("is tried again if it did not come", async () => {
    hand.missing = 1;
    const answer = asking(alone())("POST", "matches", { text: "x" });
    await expect.poll(() => coming.stage).toBe("failed");
    coming.decide(true);
    expect((await answer).status).toBe(200);
    expect(coming.stage).toBe("none");
  });

  it("is not waited for by those who give up", async () => {
    hand.missing = 9;
    const answer = asking(alone())("POST", "matches", { text: "x" });
    await expect.poll(() => coming.stage).toBe("failed");
    coming.decide(false);
    expect(JSON.parse((await answer).text)).toMatchObject({ reason: "home-no-boot" });
    expect(coming.stage).toBe("none");
  });
});

describe("a line", () => {
  const listen = (home: Home) => {
    const noted: string[] = [];
    const ear = {
      opened: () => void noted.push("opened"),
      heard: (text: string) => void noted.push(text),
      closed: (code: number) => void noted.push(`closed ${code}`),
    };
    return { noted, cord: home.line("home-a", new URLSearchParams("language=de"), ear) };
  };

  it("opens, hears, speaks and ends", async () => {
    const { noted, cord } = listen(alone());
    expect(cord.open).toBe(false);
    await expect.poll(() => cord.open).toBe(true);
    cord.send("hello");
    hand.tell({ type: "sent", line: "1", text: "welcome" });
    cord.close();
    await expect.poll(() => noted).toEqual(["opened", "welcome", "closed 1000"]);
    expect(hand.calls).toEqual(["enter 1 home-a de", "hear 1 hello", "leave 1"]);
  });

  it("tells in a sentence why it is refused", async () => {
    hand.postMessage = ({ id }) => queueMicrotask(() => hand.tell({ type: "failure", id, why: "gone", text: "" }));
    const { noted } = listen(alone());
    await expect.poll(() => noted.length).toBe(2);
    expect(noted[0]).toContain("This table is not in this browser.");
    expect(noted[1]).toBe("closed 1008");
  });

  it("tells it in Python's own words, where there are some", async () => {
    const text = '{"reason":"newer","sentence":"kept by a newer version"}';
    hand.postMessage = ({ id }) => queueMicrotask(() => hand.tell({ type: "failure", id, why: "damaged", text }));
    const { noted } = listen(alone());
    await expect.poll(() => noted.length).toBe(2);
    expect(noted[0]).toContain("kept by a newer version");
  });
});
