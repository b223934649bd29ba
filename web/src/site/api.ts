// Requests to the server, or to the house in this browser: an answer, or a refusal in one sentence.

import type { Refusal } from "../wire";
import { say, speech } from "../speech/speech.svelte";
import { readable, refusalIn } from "./way/refusal";
import { way, type Answer, type Method } from "./way/way";

/** A request was refused; the message is a sentence for the person who asked. */
export class Denied extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

/** Ask for something. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const { status, text } = await reach(method, path, body);
  const said = readable(text);
  if (said === undefined && text) throw new Denied(unreadable(), status);
  return said as T;
}

/** Ask for a text as it is, such as a match for a file. */
export async function read(path: string): Promise<string> {
  return (await reach("GET", path)).text;
}

/** Ask, and read the answer to its end; a refusal, or trouble with the way there, is told in a sentence. */
async function reach(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await way
    .request(method, path, body === undefined ? undefined : JSON.stringify(body), speech.language)
    .catch(() => {
      throw new Denied({ reason: "unreachable", sentence: say("unreachable") }, 0);
    });
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Denied(refusalIn(answer.text) ?? unreadable(), answer.status);
}

const unreadable = (): Refusal => ({ reason: "unreadable", sentence: say("unreachable") });

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
