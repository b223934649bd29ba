// What the red button says: the verb and the figure of what is composed.

import { say } from "../../../speech/speech.svelte";
import type { Composer } from "./compose.svelte";

const sum = (turn: Composer, verb: string, figure: string) =>
  turn.actions
    .filter((action) => turn.verb(action) === verb)
    .reduce((total, action) => total + Number(turn.told(action)[figure] ?? 0), 0);

/** Return what confirming would do. */
export function confirmLabel(turn: Composer): string {
  const words = turn.table.words!;
  if (turn.stop)
    return say(turn.verb(turn.stop.action) === "end" ? "haithabu-confirm-end" : "haithabu-confirm-stop", {
      phase: turn.base.phase,
      left: Number(turn.stop.outlook["left"] ?? 0),
    });
  const last = turn.actions.findLast((action) => turn.verb(action) !== "done");
  const verb = turn.verb(last);
  const [one = "", two = ""] = turn.name(last)?.arguments ?? [];
  const silver = Number((last !== undefined && turn.told(last)["silver"]) || 0);
  switch (verb) {
    case "amount":
      return say(turn.asking.selling ? "haithabu-confirm-sell" : "haithabu-confirm-buy", { silver });
    case "sell":
    case "buy":
      return say(`haithabu-confirm-${verb}`, { silver: sum(turn, verb, "silver") });
    case "deliver":
      return say("haithabu-confirm-deliver", {
        count: turn.parts.length,
        done: turn.view.completed[turn.seat]! - turn.base.completed[turn.seat]!,
      });
    case "load":
      return say(turn.asking.phase === "moving" ? "haithabu-confirm-move" : "haithabu-confirm-load", {
        count: turn.parts.length,
      });
    case "return":
    case "drop":
      return say(`haithabu-confirm-${verb}`, { count: turn.parts.length });
    case "own":
    case "neutral":
      return one === "idle" ? say("haithabu-confirm-idle") : say("haithabu-confirm-place");
    case "choose":
    case "lose":
      return say(`haithabu-confirm-${verb}`, { name: words.name(one), silver });
    case "event":
      return say("haithabu-confirm-event", { eyes: Number(one) });
    case "give":
      return say("haithabu-confirm-give", { kind: two ? "good" : one, name: words.name(one), silver });
    case "price":
      return say("haithabu-confirm-price", { good: words.name(one), way: two });
    case "turn":
      return say("haithabu-confirm-turn", { count: Number(one) });
    case "slot":
      return say("haithabu-confirm-slot", {
        good:
          turn.actions.map((action) => turn.verb(action)).find((each) => each === "sell" || each === "free") ?? "none",
        silver: sum(turn, "sell", "silver"),
      });
    case "stack":
    case "card":
      return say("haithabu-confirm-buy", { silver });
    default:
      return say(`haithabu-confirm-${verb}`, { silver });
  }
}
