// What a browser contributes to notices: its subscription, its time zone, and the time of day in minutes.

import type { NewChannel } from "../../../wire";

export const EVENTS: NewChannel["events"] = ["turn", "end", "invited", "said", "friend"];

/** Return whether this browser can be told something while no page is open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Return the time zone of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Let this browser listen to the server that has a key; nothing if it may not. */
export async function subscribed(key: string): Promise<Omit<NewChannel, "kind" | "events"> | null> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint = "", keys = {} } = (await pushManager.subscribe(wish)).toJSON();
    return { address: endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  } catch {
    return null; // the person, the browser or its push service has refused
  }
}

/** Return a minute of the day as a clock shows it. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Return the minute of the day that a clock shows. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
