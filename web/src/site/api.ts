// Requests to the server: an answer, or a refusal in one sentence.

import type { Refusal } from "../wire";
import { say, speech } from "../speech/speech.svelte";

/** Something was not done; the message is a sentence for the person who asked. */
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
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new Denied({ reason: "unreachable", sentence: say("unreachable") }, 0);
  }
  const text = await response.text();
  if (!response.ok) throw new Denied(refusalOf(text), response.status);
  return (text ? JSON.parse(text) : undefined) as T;
}

function refusalOf(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return { reason: "unreadable", sentence: say("unreachable") };
  }
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
