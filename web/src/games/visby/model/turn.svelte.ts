// A seat's turn at a table of Visby: what is asked, which cards are laid, and what is said about it.

import { play } from "../../../site/sound";
import { say } from "../../../speech/speech.svelte";
import { plain } from "../../../speech/words";
import { deckOf } from "./cards";
import type { Card, Table } from "./types";
import { eventOf, eventsOf, lastRound, viewOf } from "./view";

export class Turn {
  private latest = ""; // the card that was laid last: the other makes room for a third

  constructor(private readonly table: Table) {}

  readonly view = $derived.by(() => viewOf(this.table.standing!));
  readonly deck = $derived.by(() => deckOf(this.table.standing!));
  readonly seated = $derived.by(() => this.table.seat >= 0);
  readonly others = $derived.by(() =>
    [...Array(this.view.seats).keys()]
      .map((n) => (n + Math.max(this.table.seat, 0)) % this.view.seats)
      .filter((seat) => seat !== this.table.seat),
  );

  /** How many cards are picked: as many as the moves of this table have. */
  readonly need = $derived.by(() => (this.table.truth?.legal[0]?.name.split(" ").length === 3 ? 2 : 1));
  /** What is asked, not what would be asked after what is picked. */
  readonly phase = $derived.by(() => (this.table.asked ? viewOf(this.table.truth!).phase : "over"));
  readonly choosing = $derived.by(() => this.phase === "choosing");
  readonly sealed = $derived.by(() => (this.table.truth?.sealed ?? []).flatMap((action) => this.cardsOf(action)));
  /** Whether a hand, a hint or the command line picks: what the table holds is what is laid. */
  readonly laid = $derived.by(() => {
    const picked = this.choosing ? this.table.wishes[0] : undefined;
    return picked === undefined ? this.table.begun : this.cardsOf(picked);
  });

  private readonly events = $derived.by(() => eventsOf(this.table.news.flatMap((news) => news.steps ?? [])));
  /** What is being told of a round, as far as it has come. */
  readonly telling = $derived.by(() => {
    const telling = this.table.telling;
    return telling ? telling.events.slice(0, telling.at + 1).map(eventOf) : null;
  });
  readonly round = $derived.by(() => lastRound(this.events));
  /** Whether the cards of a round lie open, and this seat is not asked for a trade. */
  readonly revealing = $derived.by(() => this.view.phase === "trading" && (!!this.telling || !this.table.asked));

  readonly sentence = $derived.by(() => {
    const now = this.telling?.at(-1);
    if (now?.event === "revealed") return say("visby-say-up");
    if (now) return plain(this.table.words!.event(now, this.table.names));
    if (this.table.truth?.over) return say("table-over");
    if (this.table.truth?.paused) return say("table-paused");
    if (this.phase === "trading") return say("visby-say-trade");
    if (this.choosing && this.sealed.length > 0 && this.laid.length === 0) return say("wait-sealed");
    if (this.choosing) return say(this.need === 1 ? "visby-say-one" : "visby-say-two");
    return this.waiting();
  });
  readonly second = $derived.by(() => {
    if (this.table.trouble) return this.table.trouble.sentence;
    if (this.telling?.at(-1)?.event === "revealed") return this.turnedUp();
    return this.choosing && !this.telling ? say("wait-sealed-more") : "";
  });
  readonly label = $derived.by(() => (this.sealed.length > 0 ? say("confirm-change") : say("confirm-seal")));
  readonly missing = $derived.by(() => {
    const count = this.need - this.laid.length;
    return count === 0 ? "" : say(this.need === 1 ? "visby-missing-one" : "visby-missing-two", { count });
  });

  /** Lay a card, or take it back. */
  readonly toggle = (card: Card) => {
    const { table, laid, need } = this;
    if (!this.choosing) return;
    table.hush();
    play("pick");
    const others = laid.length < need ? laid : laid.filter((other) => need > 1 && other === this.latest);
    const next = laid.includes(card) ? laid.filter((other) => other !== card) : [...others, card];
    const names = this.deck.map((known) => known.name).filter((name) => next.includes(name));
    this.latest = card;
    if (next.length === need) void table.pick([table.action("play", ...names)]).then(() => table.settle());
    else table.begin(next);
  };

  /** Return who has turned up what. */
  private turnedUp(): string {
    const { words, names, player } = this.table;
    return (player.scene?.events ?? []).map((event) => plain(words!.event(event, names))).join(" ");
  }

  private cardsOf(action: number): string[] {
    return this.table.info!.actions[action]!.arguments;
  }

  private waiting(): string {
    const { truth, seat, names, words } = this.table;
    const last = this.events.at(-1);
    const waiting = (truth?.choosing ?? []).filter((other) => other !== seat).map((other) => names[other] ?? "");
    if (waiting.length === 0) return last ? plain(words!.event(last, names)) : "";
    return this.seated ? say("wait-for", { names: waiting.join(", "), count: waiting.length }) : say("watching");
  }
}
