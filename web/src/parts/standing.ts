// How a table stands, in the few words of a list.

import { ago } from "../speech/ago";
import { known, say, speech } from "../speech/speech.svelte";
import type { TableCard } from "../wire";

/** Return whose turn it is, or how it ended. */
export function state(card: TableCard): string {
  if (card.state === "open") return say("open-short");
  if (card.state === "playing") return turn(card);
  return card.state === "closed" ? say("closed-short") : result(card);
}

function turn(card: TableCard): string {
  if (card.asked) return say("your-turn-short");
  const [first, ...more] = card.standing?.choosing ?? [];
  if (first === undefined) return say("waiting-short");
  return more.length > 0
    ? say("turn-of-many", { count: more.length + 1 })
    : say("turn-of", { name: card.seats[first]?.name ?? "" });
}

function result(card: TableCard): string {
  const places = card.standing?.places ?? [];
  if (places.length === 0) return say("over-short");
  const mine = card.seats.flatMap((sitter, seat) => (sitter.mine ? [seat] : []));
  if (mine.length !== 1)
    return say("result-winner", {
      names: card.seats
        .filter((_, seat) => places[seat] === 1)
        .map(({ name }) => name)
        .join(", "),
    });
  const place = places[mine[0]!]!;
  return place === 1 ? say("result-won") : say("result-place", { place, of: places.length });
}

/** Return how far the match has come, or with how many points it ended. */
export function stage(card: TableCard): string {
  const { standing } = card;
  if (!standing) return "";
  if (card.state === "over" && standing.totals?.length)
    return card.seats.map(({ name }, seat) => `${name} ${standing.totals![seat]}`).join(" · ");
  return known(`${card.game}-stage`) ? say(`${card.game}-stage`, standing.stage) : "";
}

/** Return when it last changed. */
export function when(card: TableCard, now: number): string {
  const name = { open: "when-opened", playing: "when-moved", over: "when-ended", closed: "when-ended" }[card.state];
  return say(name, { ago: ago(card.state === "open" ? card.created : card.changed, now, speech.language) });
}
