// Whether an answer is a word of ours: a proxy on the way may answer in place of the server.

import type { Refusal } from "../../wire";

/** Return what an answer holds; a page from a proxy between us and the server is not an answer. */
export function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Return why something was refused, if the server itself has said it. */
export function refusalIn(text: string): Refusal | null {
  const said = readable(text) as Refusal | undefined;
  return typeof said?.sentence === "string" ? said : null;
}
