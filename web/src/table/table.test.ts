// A table over a line that can be cut: nothing is lost, nothing is done twice.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, State } from "../wire";
import { set } from "../site/settings.svelte";
import { Table } from "./table.svelte";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.cut();
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message as FromServer) });
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const card = { id: "t", game: "visby", state: "playing", seats: [{ name: "Anna" }, { name: "Berta" }] };
const state = (moment: number): State =>
  ({
    number: moment,
    moment,
    view: {},
    asked: [0, 1],
    choosing: [0, 1],
    legal: [{ action: 7, name: "play x", outlook: {} }],
    over: false,
    paused: false,
    figures: {},
    scores: [],
  }) as unknown as State;
const news = (number: number) => ({ number, at: 0, kind: "play", steps: [{ events: [{ event: "round", number }] }] });

function seated(): [Table, Socket] {
  const table = new Table("t");
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.hear({ type: "welcome", table: card, seats: [0] });
  socket.hear({ type: "update", seat: 0, news: [news(1)], state: state(1) });
  return [table, socket];
}

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });

  it("looks through the eyes of one's own seat, and knows when it is asked", () => {
    const [table] = seated();
    expect(table.seat).toBe(0);
    expect(table.pending).toBe(true);
  });

  it("comes back and repeats a command whose outcome is unknown, and tells nobody that it was refused", () => {
    const [table, first] = seated();
    void table.act([7]);
    const command = first.sent.at(-1)!;
    const refusal = { reason: "unknown", sentence: "the database was lost", paragraph: null };
    first.hear({ type: "refused", id: String(command["id"]), refusal });
    expect(table.trouble).toBe(null);
    vi.advanceTimersByTime(1000);
    const second = Socket.all.at(-1)!;
    expect(second).not.toBe(first);
    second.open();
    second.hear({ type: "welcome", table: card, seats: [0] });
    expect(second.sent.at(-1)).toEqual(command);
  });

  it("repeats what was not answered when the line is back, under the same id", () => {
    const [table, first] = seated();
    void table.act([7]);
    const command = first.sent.at(-1)!;
    first.cut();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    const second = Socket.all.at(-1)!;
    expect(second).not.toBe(first);
    second.open();
    expect(second.sent[0]).toMatchObject({ do: "hello", seen: { "0": 1 } });
    second.hear({ type: "welcome", table: card, seats: [0] });
    expect(second.sent.at(-1)).toEqual(command);
  });

  it("does not repeat what was answered", async () => {
    const [table, first] = seated();
    const done = table.act([7]);
    first.hear({ type: "done", id: first.sent.at(-1)!["id"], number: 2 });
    await done;
    first.cut();
    vi.advanceTimersByTime(1000);
    const second = Socket.all.at(-1)!;
    second.open();
    second.hear({ type: "welcome", table: card, seats: [0] });
    expect(second.sent.filter((said) => said["do"] !== "hello")).toEqual([]);
  });

  it("takes no news twice", () => {
    const [table, socket] = seated();
    socket.hear({ type: "update", seat: 0, news: [news(1), news(2)], state: state(2) });
    expect(table.news.map((each) => each.number)).toEqual([1, 2]);
  });

  it("drops what was picked when the table has moved on", () => {
    const [table, socket] = seated();
    void table.pick([7]);
    expect(table.wishes).toEqual([7]);
    socket.hear({ type: "update", seat: 0, news: [news(2)], state: state(2) });
    expect(table.wishes).toEqual([]);
  });

  it("puts back what makes no action yet, thing by thing, then what is picked", () => {
    const [table] = seated();
    table.begin(["troops", "knight"]);
    expect(table.picked).toBe(true);
    table.putBack();
    expect(table.begun).toEqual(["troops"]);
    void table.pick([7]);
    expect(table.begun).toEqual([]);
    table.putBack();
    expect([table.picked, table.wishes, table.begun]).toEqual([false, [], []]);
  });

  /** Pick an action after which this seat is no longer asked. */
  async function picked(): Promise<[Table, Socket]> {
    const [table, socket] = seated();
    const picking = table.pick([7]);
    socket.hear({
      type: "tried",
      id: socket.sent.at(-1)!["id"],
      actions: [7],
      steps: [[]],
      states: [{ ...state(1), asked: [] }],
      whole: true,
    });
    await picking;
    return [table, socket];
  }
  const refusal = { reason: "played", sentence: "It lies on your pile." };

  it("asks why not in place of what is picked, where nothing more can be picked after it", async () => {
    const [table, socket] = await picked();
    const why = table.whyNot(9);
    expect(socket.sent.at(-1)!["actions"]).toEqual([9]);
    socket.hear({
      type: "tried",
      id: socket.sent.at(-1)!["id"],
      actions: [],
      steps: [],
      states: [],
      stopped: refusal,
      whole: false,
    });
    expect(await why).toEqual(refusal);
  });

  it("says that something else is picked where that alone stands in the way", async () => {
    const [table, socket] = await picked();
    const why = table.whyNot(8);
    socket.hear({
      type: "tried",
      id: socket.sent.at(-1)!["id"],
      actions: [8],
      steps: [[]],
      states: [state(1)],
      stopped: null,
      whole: true,
    });
    expect((await why)?.reason).toBe("picked");
  });

  it("asks nothing for those who only watch", async () => {
    const table = new Table("t");
    const socket = Socket.all.at(-1)!;
    socket.open();
    socket.hear({ type: "welcome", table: card, seats: [] });
    const before = socket.sent.length;
    expect((await table.whyNot(9))?.reason).toBe("watching");
    expect(socket.sent.length).toBe(before);
  });

  /** Let two events come at once, and be told what changed with the first. */
  function happened(socket: Socket): void {
    const steps = [{ actor: 1, events: [{ event: "gained" }, { event: "round" }] }];
    const update = { type: "update", seat: 0, news: [{ number: 2, at: 0, kind: "play", steps }] };
    socket.hear({ ...update, state: { ...state(2), view: { gold: 2, round: 2 } }, after: [{ view: { gold: 2 } }] });
  }
  const told = (table: Table) => table.news.flatMap((each) => each.steps ?? []).flatMap((step) => step.events ?? []);

  it("asks for steps, and tells view and news event by event", () => {
    const [table, socket] = seated();
    expect(socket.sent[0]).toMatchObject({ do: "hello", steps: true });
    happened(socket);
    expect([table.shown?.view, told(table).length, table.turn]).toEqual([{ gold: 2 }, 2, false]);
    vi.advanceTimersByTime(600);
    expect([table.shown?.view, told(table).length]).toEqual([{ gold: 2, round: 2 }, 3]);
    vi.advanceTimersByTime(600);
    expect([table.telling, table.shown?.moment, table.turn]).toEqual([null, 2, true]);
  });

  it("shows everything at once to whoever acts, and only then the present", () => {
    const [table, socket] = seated();
    happened(socket);
    void table.act([7]);
    expect([table.telling, table.shown?.moment, told(table).length]).toEqual([null, 2, 3]);
    expect(socket.sent.at(-1)).toMatchObject({ do: "act", moment: 2 });
  });

  it("lands in the present after a new welcome, and where steps are unwanted", () => {
    const [table, socket] = seated();
    socket.hear({ type: "update", seat: 0, news: [news(2), news(3)], state: state(3) });
    expect([table.telling, table.shown?.moment]).toEqual([null, 3]);
    set("motion", "off");
    socket.hear({ type: "update", seat: 0, news: [{ ...news(4) }], state: state(4) });
    expect([table.telling, table.shown?.moment]).toEqual([null, 4]);
    set("motion", "normal");
  });

  it("lets talk through while it tells", () => {
    const [table, socket] = seated();
    happened(socket);
    socket.hear({ type: "update", seat: 0, news: [{ number: 3, at: 0, kind: "say", words: "Hm" }], state: null });
    expect([table.heardNews.at(-1)!.words, table.news.at(-1)!.number]).toEqual(["Hm", 2]);
  });

  it("goes on telling when somebody does what there is nothing to tell of", () => {
    const [table, socket] = seated();
    happened(socket);
    const quiet = { number: 3, at: 0, kind: "play", steps: [{ actor: 1, events: [] }] };
    socket.hear({ type: "update", seat: 0, news: [quiet], state: state(3) });
    expect([table.shown?.view, table.player.sinceTurnOf(0).length]).toEqual([{ gold: 2 }, 2]);
    table.hush();
    expect(table.shown?.moment).toBe(3);
  });

  it("shows again what the others did", () => {
    const [table, socket] = seated();
    happened(socket);
    table.hush();
    table.player.watch(0);
    expect([table.shown?.view, told(table).length]).toEqual([{ gold: 2 }, 2]);
  });

  it("turns to another of one's seats only when both were told who is asked", () => {
    const table = new Table("t");
    const socket = Socket.all.at(-1)!;
    socket.open();
    socket.hear({ type: "welcome", table: card, seats: [0, 1] });
    socket.hear({ type: "update", seat: 0, news: [], state: { ...state(1), asked: [0], choosing: [0] } });
    socket.hear({ type: "update", seat: 1, news: [], state: { ...state(1), asked: [0], choosing: [0] } });
    socket.hear({ type: "update", seat: 0, news: [], state: { ...state(2), asked: [1], choosing: [1] } });
    expect(table.next).toBe(null);
    socket.hear({ type: "update", seat: 1, news: [], state: { ...state(2), asked: [1], choosing: [1] } });
    expect(table.next).toBe(1);
  });

  it("knows how many watch, from the welcome on", () => {
    const table = new Table("t");
    const socket = Socket.all.at(-1)!;
    socket.open();
    socket.hear({ type: "welcome", table: card, seats: [0], watching: 2 });
    expect(table.watching).toBe(2);
    socket.hear({ type: "waiting", bots: ["craftsman"] });
    expect(table.waiting).toEqual(["craftsman"]);
    socket.hear({ type: "waiting", bots: [] });
    expect(table.waiting).toEqual([]);
    socket.hear({ type: "maintenance", on: true });
    expect(table.maintenance).toBe(true);
    socket.hear({ type: "maintenance", on: false });
    expect(table.maintenance).toBe(false);
    socket.hear({ type: "watching", count: 3 });
    expect(table.watching).toBe(3);
  });

  it("says why it is not let in", () => {
    const table = new Table("t");
    const socket = Socket.all.at(-1)!;
    socket.open();
    socket.hear({ type: "refused", id: null, refusal: { reason: "no", sentence: "Not here." } });
    socket.cut(1008);
    expect(table.link).toBe("refused");
    expect(table.trouble?.sentence).toBe("Not here.");
  });
});
