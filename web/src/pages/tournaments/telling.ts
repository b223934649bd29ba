// What is said of a tournament, its points and its table.

import { titleOf } from "../../site/games.svelte";
import { say } from "../../speech/speech.svelte";
import type { Clock, TournamentCard } from "../../wire";

export const WIN = 12; // points are counted in twelfths of a win

/** Return how much time there is. */
export function clockOf({ kind, minutes, increment, days }: Clock): string {
  return kind === "days"
    ? say("tournament-clock-days", { days: days ?? 0 })
    : say("tournament-clock-live", { minutes: minutes ?? 0, increment: increment ?? 0 });
}

/** Return game, form and clock in one line. */
export function about(card: TournamentCard): string {
  const form = say(`tournament-form-${card.form}`);
  return [titleOf(card.game), form, say("tournament-seats", { seats: card.seats }), clockOf(card.clock)].join(" · ");
}

/** Return how far a tournament has come. */
export function progress(card: TournamentCard): string {
  const leaders = card.leaders.join(", ");
  if (card.state === "open") return say("tournament-gathering", { players: card.players, most: card.most });
  if (card.state === "over") return say("tournament-won", { leaders, count: card.leaders.length });
  if (card.state === "closed") return say("tournament-closed");
  const told = card.form === "duplicate" ? "tournament-deal-of" : "tournament-round-of";
  const round = say(told, { round: card.round, rounds: card.rounds });
  return leaders ? `${round} · ${say("tournament-leads", { leaders, count: card.leaders.length })}` : round;
}

/** Return with whom one sits at the tables of a deal. */
export function company({ bot, seats }: TournamentCard): string {
  return bot
    ? say("tournament-company-bots", { level: say(`bot-${bot}`), seats })
    : say("organise-company-people-about");
}

/** Return the share of comparisons that was won, of halves. */
export function shareOf({ gained, compared }: { gained: number; compared: number }): string {
  return compared > 0 ? `${((50 * gained) / compared).toFixed(1).replace(/\.0$/, "")} %` : "–";
}

const QUARTERS = ["", "¼", "½", "¾"];

/** Return points as they are written: a win is one at tables of two, and three at larger ones. */
export function pointsOf(twelfths: number, seats: number): string {
  const quarters = seats === 2 ? twelfths / 3 : twelfths;
  const whole = Math.floor(quarters / 4);
  const part = QUARTERS[quarters % 4] ?? "";
  return part && whole === 0 ? part : `${whole}${part}`;
}
