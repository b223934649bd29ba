// The terms of a table by mail, in words: told before somebody joins, and at the table.

import { say } from "../../speech/speech.svelte";
import type { Clock } from "../../wire";

/** Return the time zone of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export function terms(clock: Clock): string[] {
  const { days = 3, reserve = 0, weekends = false, late = "bot", bot = "" } = clock;
  return [
    say("letters-term-days", { days }),
    ...(reserve > 0 ? [say("letters-term-reserve", { reserve })] : []),
    ...(weekends ? [say("letters-term-weekends", { zone: clock.zone ?? "UTC" })] : []),
    say("letters-term-vacation"),
    late === "end"
      ? say("letters-term-end")
      : bot
        ? say("letters-term-bot", { level: say(`bot-${bot}`) })
        : say("letters-term-bot-plain"),
  ];
}
