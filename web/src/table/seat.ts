// What is said about the player on a seat.

import { say } from "../speech/speech.svelte";
import type { Table } from "./table.svelte";

/** Return who a player is: oneself, another at the same screen, a bot and its level, or a bot in a player's place. */
export function level(table: Table, seat: number): string {
  const sitter = table.card?.seats[seat];
  if (!sitter?.name) return "";
  if (sitter.resigned) return say("seat-resigned");
  if (sitter.stand_in) return say("bot-standing-in", { name: sitter.name ?? "" });
  if (sitter.bot) return say("bot-named", { level: say(`bot-${sitter.bot}`) });
  if (sitter.mine) return say(seat === table.seat ? "seat-you" : "seat-beside");
  return sitter.here ? "" : say("seat-away");
}
