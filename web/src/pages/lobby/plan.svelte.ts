// The table as its host plans it.

import type { Chair, Clock, NewTable, Offer, OptionInfo } from "../../wire";

export type Kind = Chair["kind"];

export interface Place {
  kind: Kind;
  name: string;
  bot: string;
}

const USUAL = 4; // seats of a new table
const RIVAL = "craftsman"; // strong enough for a first game

export class Plan {
  game: string = $state("visby");
  count = $state(USUAL);
  /** One for each seat of the largest table, so that planned players are not forgotten. */
  places: Place[] = $state([]);
  /** What was wished for in the options of a game; not every number of seats allows all of it. */
  wishes: Record<string, Record<string, string>> = $state({});
  clock: Required<Clock> = $state({
    kind: "none",
    minutes: 20,
    increment: 20,
    days: 3,
    reserve: 0,
    weekends: false,
    zone: "UTC",
    late: "bot",
    bot: "",
  });
  undo: NonNullable<NewTable["undo"]> = $state("free");
  spectators = $state(true);
  private = $state(true);
  rated = $state(false);
  edition = $state("");

  constructor(game: string, count: number, rival = "") {
    this.game = game;
    if (count) this.count = count;
    const bot = rival || RIVAL;
    this.places = Array.from({ length: 6 }, (_, n) => ({ kind: n === 0 ? "me" : "bot", name: "", bot }));
  }

  get seated(): Place[] {
    return this.places.slice(0, this.count);
  }

  many(kind: Kind): number {
    return this.seated.filter((place) => place.kind === kind).length;
  }

  /** Keep seats and bots within what a game allows. */
  fit(offer: Offer): void {
    for (const place of this.places) if (!offer.bots.includes(place.bot)) place.bot = RIVAL;
    this.count = Math.min(Math.max(this.count, Math.min(...offer.seats)), Math.max(...offer.seats));
  }

  allows(option: OptionInfo, value: string): boolean {
    return option.limits[value]?.includes(this.count) ?? true;
  }

  wish(option: OptionInfo, game: string = this.game): string {
    return this.wishes[game]?.[option.name] ?? option.default;
  }

  /** Return the value that an option has: the one wished for, if it is available. */
  value(option: OptionInfo, game: string = this.game): string {
    const wish = this.wish(option, game);
    return game === this.game && !this.allows(option, wish) ? option.default : wish;
  }

  choose(game: string, option: OptionInfo, value: string): void {
    this.game = game;
    this.wishes[game] = { ...this.wishes[game], [option.name]: value };
  }

  /** The seat of the planner: the first of those at this screen. */
  get own(): number {
    return this.seated.findIndex(({ kind }) => kind === "me");
  }

  /** Return the table as the server expects it; `called` names the seats that were given no name. */
  table(offer: Offer, called: (seat: number) => string = () => ""): NewTable {
    return {
      game: this.game,
      chairs: this.seated.map((place, seat) => chair(place, called(seat))),
      options: Object.fromEntries(offer.options.map((option) => [option.name, this.value(option)])),
      edition: this.edition,
      clock: this.clock,
      undo: this.undo,
      spectators: this.spectators,
      private: this.private,
      rated: this.rated && !this.private,
    };
  }
}

function chair({ kind, name, bot }: Place, called: string): Chair {
  if (kind === "bot") return { kind, bot };
  return kind === "me" ? { kind, name: name.trim() || called } : { kind };
}
