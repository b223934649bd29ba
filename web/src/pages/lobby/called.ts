// Names for the players at one screen who were given none.

import { me } from "../../site/me.svelte";
import { say } from "../../speech/speech.svelte";
import type { Plan } from "./plan.svelte";

/** Return the name of a seat at this screen: one's own name, and for everyone else the number of the player. */
export function called(plan: Plan, seat: number): string {
  const name = me.person?.name ?? say("guest");
  const tells = plan.many("me") === 1 || name !== say("guest"); // among several it must show who is meant
  return seat === plan.own && tells ? name : say("lobby-player", { seat: seat + 1 });
}
