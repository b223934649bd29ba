// Signs that it is one's turn: title and icon of the tab, a sound, a notification if allowed.

import { settings } from "../../site/settings.svelte";
import { play } from "../../site/sound";
import { root } from "../../site/way/way";
import { say } from "../../speech/speech.svelte";
import { titleOf } from "../../site/games.svelte";
import type { Table } from "../table.svelte";

/** Watch a table, and signal when one is asked. */
export function turnSigns(table: Table): void {
  let before = false;
  $effect(() => {
    const asked = table.turn;
    badge(asked);
    if (asked && !before) tell(table);
    before = asked;
  });
  $effect(() => () => badge(false));
}

function tell(table: Table): void {
  play("turn");
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission === "granted")
    new Notification(titleOf(table.card?.game ?? ""), { body: say("your-turn-title"), tag: table.id });
}

function badge(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = new URL(asked ? "icon-turn.svg" : "icon.svg", root).href;
}
