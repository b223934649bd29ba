// The worker in which the house for one stands: Python never holds up a page.

import { boot } from "./boot";
import { Keeping, openShelf } from "./keeping";
import type { Call, Report } from "./messages";
import { Failed, Steward } from "./steward";

const PATIENCE = 2000; // milliseconds: a page that is being reloaded lets go of its tables by then

const report = (what: Report) => postMessage(what);
const base = new URL(/* @vite-ignore */ "../home/", import.meta.url).href; // beside the folder of built files

const steward = new Steward({
  keeping: new Keeping(openShelf, (trouble) => report({ type: "trouble", trouble })),
  boot: ({ send, keep }) => boot(base, (done, total) => report({ type: "progress", done, total }), send, keep),
  claim,
  post: (line, text) => report({ type: "sent", line, text }),
  now: Date.now,
});

/** Hold on to a table as long as this worker lives; return whether no other window has it. */
function claim(table: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true); // no encryption, no locks
  return new Promise((settle) => {
    const hold = () => (settle(true), new Promise<never>(() => {}));
    navigator.locks
      .request(`kogge ${table}`, { signal: AbortSignal.timeout(PATIENCE) }, hold)
      .catch(() => settle(false));
  });
}

onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, call, args } = data;
  try {
    const value = await (steward[call] as (...args: unknown[]) => Promise<unknown>)(...args);
    report({ type: "answer", id, value });
  } catch (error) {
    if (!(error instanceof Failed)) console.error(error);
    const [why, text] = error instanceof Failed ? [error.why, error.text] : (["broken", ""] as const);
    report({ type: "failure", id, why, text });
  }
};
