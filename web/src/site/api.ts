// Requests to the server: an answer, or a refusal in one sentence.

import type { Refusal } from "../wire";
import { say, speech } from "../speech/speech.svelte";

/** A request was refused; the message is a sentence for the person who asked. */
export class Denied extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server for something. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": speech.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  const [text, response] = await reach(`/api/${path}`, request);
  const said = readable(text);
  if (!response.ok) throw new Denied(isRefusal(said) ? said : unreadable(), response.status);
  if (said === undefined && text) throw new Denied(unreadable(), response.status);
  return said as T;
}

/** Ask, and read the answer to its end; trouble with the line is reported in our words. */
async function reach(address: string, request: RequestInit): Promise<[string, Response]> {
  try {
    const response = await fetch(address, request);
    return [await response.text(), response];
  } catch {
    throw new Denied({ reason: "unreachable", sentence: say("unreachable") }, 0);
  }
}

/** Return what an answer holds; a page from a proxy between us and the server is not an answer. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRefusal = (said: unknown): said is Refusal => typeof (said as Refusal | undefined)?.sentence === "string";
const unreadable = (): Refusal => ({ reason: "unreadable", sentence: say("unreachable") });

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
