// The table as its host plans it.

import type { GameName } from "../../site/games";
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
  game: GameName = $state("visby");
  count = $state(USUAL);
  /** One for each seat of the largest table, so that who was planned is not forgotten. */
  places: Place[] = $state(
    Array.from({ length: 6 }, (_, n) => ({ kind: n === 0 ? "me" : "bot", name: "", bot: RIVAL })),
  );
  /** What was wished for the options of a game; not all of it can be had with all numbers of seats. */
  wishes: Record<string, Record<string, string>> = $state({});
  clock: Required<Clock> = $state({ kind: "none", minutes: 20, increment: 20, days: 3 });
  undo: NonNullable<NewTable["undo"]> = $state("free");
  spectators = $state(true);
  private = $state(true);
  edition = $state("");

  constructor(game: GameName, count: number) {
    this.game = game;
    if (count) this.count = count;
  }

  get seated(): Place[] {
    return this.places.slice(0, this.count);
  }

  many(kind: Kind): number {
    return this.seated.filter((place) => place.kind === kind).length;
  }

  /** Keep the number of seats within what a game allows. */
  fit(offer: Offer): void {
    this.count = Math.min(Math.max(this.count, Math.min(...offer.seats)), Math.max(...offer.seats));
  }

  allows(option: OptionInfo, value: string): boolean {
    return option.limits[value]?.includes(this.count) ?? true;
  }

  wish(option: OptionInfo, game: string = this.game): string {
    return this.wishes[game]?.[option.name] ?? option.default;
  }

  /** Return the value that an option has: what was wished, if it can be had. */
  value(option: OptionInfo, game: string = this.game): string {
    const wish = this.wish(option, game);
    return game === this.game && !this.allows(option, wish) ? option.default : wish;
  }

  choose(game: GameName, option: OptionInfo, value: string): void {
    this.game = game;
    this.wishes[game] = { ...this.wishes[game], [option.name]: value };
  }

  /** The seat of whoever plans: the first of those at this screen. */
  get own(): number {
    return this.seated.findIndex(({ kind }) => kind === "me");
  }

  /** Return the table as the server wants it told; `called` names the seats that were given no name. */
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
    };
  }
}

function chair({ kind, name, bot }: Place, called: string): Chair {
  if (kind === "bot") return { kind, bot };
  return kind === "me" ? { kind, name: name.trim() || called } : { kind };
}
