// A table as this browser knows it: what the server told, what is being picked, what is shown.

import type { Snippet } from "svelte";
import type { FromServer, GameInfo, Legal, News, PickedSet, Refusal, State, TableCard, Tried, Update } from "../wire";
import { get } from "../site/api";
import { settings, tempo } from "../site/settings.svelte";
import type { Language } from "../speech/languages";
import { say, speech } from "../speech/speech.svelte";
import { Words } from "../speech/words";
import type { Graded } from "./grades";
import { Line, type Body, type Link, type Partner } from "./line";
import { Player } from "./scenes/player.svelte";
import { isQuiet, scenesOf, withoutOwn } from "./scenes/scene";

export const WATCHER = -2; // the seat of those who only watch
export const CHANCE = -1;

/** How wishes are taken: as they are named, in any order, or so that the last may be a part of a set. */
export type Reading = "named" | "sorted" | "gathered";

/** A table; `Verb` is what can be done at it, where its game is known. */
export class Table<Verb extends string = string> {
  card = $state.raw<TableCard | null>(null);
  info = $state.raw<GameInfo | null>(null);
  mine = $state.raw<number[]>([]);
  seat = $state(WATCHER); // whose eyes we look through
  link = $state<Link>("joining");
  retryAt = $state(0);
  trouble = $state.raw<Refusal | null>(null); // what was refused last
  wishes = $state.raw<number[]>([]); // actions that are picked, not yet done
  begun = $state.raw<string[]>([]); // things that are laid out and make no action yet
  tried = $state.raw<Tried | null>(null); // what would come of them
  private triedOf = $state.raw<number[]>([]); // the wishes that this answers
  watching = $state(0); // how many only watch
  maintenance = $state(false); // all clocks stand still, and nothing can be done
  waiting = $state.raw<string[]>([]); // bots for which a simple one plays until they are ready
  busy = $state(false); // a command is under way

  past = $state<string | null>(null); // the eyes through which a moment of the past is seen
  private truths = $state.raw<Record<number, State>>({});
  private tidings = $state.raw<Record<number, News[]>>({});
  private answered: Promise<unknown> = Promise.resolve(); // to what was picked last
  readonly player = new Player(); // shows what happened, scene by scene
  beside = $state.raw<Snippet | null>(null); // what lies in the place of the log, if not that
  readonly line: Partner;

  /** Sit down at a table; one that is only looked back at has no line to the server, a lesson has its teacher. */
  constructor(
    readonly id: string,
    live = true,
    readonly invited = "",
    partner: Partner | null = null,
  ) {
    this.line = partner ?? new Line(id, this, invited);
    if (live) this.line.open();
    else this.link = "open";
  }

  /** What a review says about the moves in the log. */
  graded = $state.raw<Graded | null>(null);

  /** Show a moment of the past, with all that led to it. */
  recall(seat: number, state: State, news: News[]): void {
    this.seat = seat;
    this.truths = { [seat]: state };
    this.tidings = { [seat]: news };
  }

  /** The words of the game in the language that is spoken. */
  readonly words = $derived.by(() => (this.info ? new Words(this.info, speech.language) : null));

  /** How the table truly stands for the seat whose eyes we look through. */
  readonly truth = $derived.by(() => this.truths[this.seat] ?? null);

  /** How it stands as far as the news have been told, without what is only picked. */
  readonly standing = $derived.by(() => this.player.scene?.state ?? this.truth);

  /** What is being told just now, and how far. */
  readonly telling = $derived.by(() => this.player.scene?.telling ?? null);

  /** What is to be seen: with what is picked, or as far as the news have been told. */
  readonly shown = $derived.by(() => this.tried?.states.at(-1) ?? this.standing);

  /** Whether this seat has to choose. */
  readonly asked = $derived.by(() => {
    const state = this.truth;
    return !!state && !state.over && !state.paused && state.asked.includes(this.seat);
  });

  /** Whether it has to choose, and has not yet. */
  readonly pending = $derived.by(() => this.asked && !!this.truth?.choosing.includes(this.seat));

  /** Whether that is shown: what happened before is told first. */
  readonly turn = $derived.by(() => this.pending && this.telling === null);

  readonly legal = $derived.by(() => new Map((this.shown?.legal ?? []).map((legal) => [legal.action, legal])));

  /** Everything that this seat has heard, and what of it has been told to whoever looks on. */
  readonly heardNews = $derived.by(() => this.tidings[this.seat] ?? []);
  readonly news = $derived.by(() => this.player.scene?.news ?? this.heardNews);

  readonly names = $derived.by(() => (this.card?.seats ?? []).map((sitter) => sitter.name ?? ""));

  /** Another seat of this browser that is to choose, when the one in view has nothing to do. */
  readonly next = $derived.by(() => {
    const state = this.truth;
    if (!state || state.over || this.pending || this.mine.length < 2) return null;
    // each seat has news of its own: one that has not heard yet that it is asked is not
    const told = (seat: number) => state.choosing.includes(seat) && this.truths[seat]?.choosing.includes(seat);
    return this.mine.find((seat) => seat !== this.seat && told(seat)) ?? null;
  });

  /** Return where the rules of this table stand, with its own values; a paragraph can be named. */
  rules(paragraph = ""): string {
    const query = new URLSearchParams(this.invited);
    if (!this.line.book) query.set("table", this.id);
    return `/rules/${this.card?.game}?${query}${paragraph && `#p${paragraph}`}`;
  }

  private readonly numbers = $derived.by(() => new Map(this.info?.actions.map(({ name, number }) => [name, number])));

  /** Return the number of an action by its verb and arguments. */
  action(verb: Verb, ...args: (string | number)[]): number {
    return this.numbers.get([verb, ...args].join(" ")) ?? -1;
  }

  /** Return what may be done now with a verb. */
  can(verb: Verb): Legal[] {
    return [...this.legal.values()].filter((legal) => legal.name.split(" ")[0] === verb);
  }

  /** Look through the eyes of another seat. */
  look(seat: number): void {
    this.hush();
    this.drop();
    this.seat = seat;
  }

  // What is picked.

  /** Pick actions in place of those picked before, and see what would come of them. */
  async pick(wishes: number[], reading: Reading = "sorted"): Promise<Refusal | null> {
    this.hush();
    this.trouble = null;
    if (wishes.length === 0) {
      this.drop();
      return null;
    }
    this.wishes = wishes;
    this.begun = [];
    const asking = this.ask(wishes, reading);
    this.answered = asking;
    const answer = await asking;
    if (this.wishes !== wishes) return null; // something else was picked meanwhile
    if (answer.type !== "tried") {
      if (answer.type === "refused") this.trouble = answer.refusal;
      this.drop();
      return this.trouble;
    }
    this.tried = answer;
    if (answer.stopped) {
      this.trouble = answer.stopped;
      this.wishes = answer.actions;
      if (answer.actions.length === 0) this.tried = null;
    }
    this.triedOf = this.wishes;
    return answer.stopped ?? null;
  }

  /** Whether the server has answered to all that is picked now. */
  readonly heard = $derived.by(() => this.tried !== null && this.triedOf === this.wishes);

  /** Return the set that wishes end in, or that is asked for after them; nothing of it is shown. */
  async gathered(wishes: number[]): Promise<PickedSet | null> {
    const answer = await this.ask(wishes, "gathered");
    return (answer.type === "tried" && answer.set) || null;
  }

  /** Do at once what needs no more choices, if somebody wishes to be asked no second time. */
  async settle(): Promise<void> {
    const after = this.tried?.states.at(-1);
    if (settings.confirm === "never" && this.tried?.whole && after?.asked.length === 0) await this.confirm();
  }

  /** Pick one more action. */
  add(action: number): Promise<Refusal | null> {
    return this.pick([...this.wishes, action]);
  }

  /** Whether something is picked that can be put back. */
  readonly picked = $derived.by(() => this.wishes.length > 0 || this.begun.length > 0);

  /** Lay things out that make no action yet, in place of what is picked. */
  begin(things: string[]): void {
    this.drop();
    this.begun = things;
  }

  /** Put back the last thing that was picked. */
  putBack(): void {
    if (this.begun.length > 0) return this.begin(this.begun.slice(0, -1));
    void this.pick(this.wishes.slice(0, -1));
  }

  /** Put back everything that was picked. */
  drop(): void {
    if (this.wishes.length > 0) this.wishes = []; // who watches them need not look again
    this.begun = [];
    this.tried = null;
  }

  /** Return why something may not be done now, beside what is picked, or in its place. */
  async whyNot(action: number): Promise<Refusal | null> {
    if (!this.mine.includes(this.seat)) return { reason: "watching", sentence: say("why-watching") };
    const before = this.unfinished();
    const answer = await this.ask([...before, action], "named");
    if (answer.type === "refused") return answer.refusal;
    if (answer.type === "tried" && answer.stopped) return answer.stopped;
    return before.length < this.wishes.length ? { reason: "picked", sentence: say("why-picked") } : null;
  }

  /** Pick what somebody typed, as the server understands it. */
  async type(words: string): Promise<Refusal | null> {
    const answer = await this.ask(this.unfinished(), "sorted", words);
    if (answer.type === "refused") return answer.refusal;
    if (answer.type !== "tried") return null;
    return answer.stopped ?? this.pick(answer.actions, "named");
  }

  /** Return why something that somebody typed may not be done now, or that it may. */
  async whyNotTyped(words: string): Promise<string> {
    const answer = await this.ask(this.unfinished(), "sorted", words);
    const refusal = answer.type === "tried" ? answer.stopped : answer.type === "refused" ? answer.refusal : null;
    return refusal?.sentence ?? say("command-may");
  }

  /** Return what is picked, as far as more can be picked after it. */
  private unfinished(): number[] {
    const { actions = [], states = [] } = this.tried ?? {};
    return actions.slice(0, states.findLastIndex((state) => state.asked.length > 0) + 1);
  }

  private ask(actions: number[], reading: Reading, words = ""): Promise<FromServer> {
    const [sort, gather] = [reading === "sorted", reading === "gathered"];
    return this.line.say({ do: "try", seat: this.seat, moment: this.truth?.moment ?? 0, actions, sort, gather, words });
  }

  // Commands.

  /** Do what is picked. */
  async confirm(): Promise<void> {
    await this.answered; // a player who is quicker than the line does what is picked, not what was before
    const actions = this.tried?.actions ?? this.wishes;
    if (actions.length === 0 || this.busy) return;
    await this.act(actions);
  }

  async act(actions: number[]): Promise<void> {
    this.hush();
    await this.command({ do: "act", seat: this.seat, moment: this.truth?.moment ?? 0, actions });
    this.drop();
  }

  async undo(whole = false): Promise<void> {
    this.drop();
    await this.command({ do: "undo", seat: this.seat, moment: this.truth?.moment ?? 0, whole });
  }

  resign = () => this.command({ do: "resign", seat: this.seat });
  pause = (paused: boolean) => this.command({ do: "pause", seat: this.seat, paused });
  agree = (agreed: boolean) => this.command({ do: "agree", seat: this.seat, agreed });
  talk = (words: string) => this.command({ do: "say", seat: this.seat, words });

  /** Ask the bot of this table what it would do. */
  hint = () => this.line.say({ do: "hint", seat: this.seat, moment: this.truth?.moment ?? 0 });

  private async command(body: Body): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      const answer = await this.line.say(body);
      if (answer.type === "refused") this.trouble = answer.refusal;
      return answer.type === "done";
    } finally {
      this.busy = false;
    }
  }

  // What the server says.

  hello(): { seen: Record<string, number>; language: Language; steps: boolean } {
    const seats = [WATCHER, 0, 1, 2, 3, 4, 5]; // which of them are ours we do not know before the welcome
    const seen = seats.map((seat) => [String(seat), this.tidings[seat]?.at(-1)?.number ?? 0] as const);
    return { seen: Object.fromEntries(seen), language: speech.language, steps: true };
  }

  linked(link: Link, retryAt: number): void {
    this.link = link;
    this.retryAt = retryAt;
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.card = message.table;
        this.mine = message.seats;
        this.watching = message.watching ?? 0;
        this.maintenance = message.maintenance ?? false;
        this.waiting = message.waiting ?? [];
        if (!message.seats.includes(this.seat)) this.seat = message.seats[0] ?? WATCHER;
        if (!this.info) void get<GameInfo>(`tables/${this.id}/game${this.invited}`).then((info) => (this.info = info));
        break;
      case "refused":
        if (message.id === null) this.trouble = message.refusal;
        break;
      case "seats":
        this.card = message.table;
        break;
      case "watching":
        this.watching = message.count;
        break;
      case "waiting":
        this.waiting = message.bots;
        break;
      case "maintenance":
        this.maintenance = message.on;
        break;
      case "choosing":
        this.change(message.seat, (state) => ({ ...state, choosing: message.choosing }));
        break;
      case "update":
        this.updated(message);
        break;
    }
  }

  private change(seat: number, how: (state: State) => State): void {
    const state = this.truths[seat];
    if (state) this.truths = { ...this.truths, [seat]: how(state) };
  }

  private updated(update: Update): void {
    const { seat, state } = update;
    const known = this.tidings[seat] ?? [];
    const last = known.at(-1)?.number ?? 0;
    const news = update.news.filter((each) => each.number > last);
    this.tidings = { ...this.tidings, [seat]: [...known, ...news] };
    const before = this.truths[seat];
    if (!state) return;
    this.truths = { ...this.truths, [seat]: state };
    if (before) this.show({ ...update, news }, before, known);
    if (before && seat === this.seat && state.moment !== before.moment) this.drop();
  }

  /** Show what happened scene by scene, if it was seen from its beginning; else what came of it. */
  private show(update: Update, before: State, known: News[]): void {
    const { seat, news } = update;
    const scenes = scenesOf(update, before, known);
    const loud = news.filter((each) => !isQuiet(each));
    if (scenes.length > 0) this.player.keep(seat, scenes);
    else if (loud.some(({ kind }) => kind === "play" || kind === "undo")) this.player.forget(seat);
    if (seat !== this.seat) return;
    if (tempo() > 0 && document.visibilityState === "visible" && scenes.length > 0)
      this.player.play(withoutOwn(scenes, seat));
    else if (loud.length > 0) this.hush();
  }

  /** Show everything at once. */
  readonly hush = this.player.skip;

  /** Be told everything anew, for instance in another language. */
  again(): void {
    this.line.again();
  }

  /** Try at once to reach the server. */
  retry = (): void => this.line.retry();

  leave(): void {
    this.hush();
    this.line.end();
  }
}
