// What pages and the worker say to each other.

import type { Trouble } from "./keeping";

/** What can be asked of the worker, with what it answers. */
export interface Calls {
  list(): Promise<Listed[]>;
  open(): Promise<void>;
  card(id: string): Promise<string | null>;
  aside(id: string, aside: boolean): Promise<void>;
  ask(method: string, path: string, body: string, language: string): Promise<[number, string]>;
  enter(line: string, table: string, language: string): Promise<void>;
  hear(line: string, text: string): Promise<void>;
  leave(line: string): Promise<void>;
}

export interface Listed {
  card: string;
  aside: boolean;
}

export interface Call<Name extends keyof Calls = keyof Calls> {
  id: number;
  call: Name;
  args: Parameters<Calls[Name]>;
}

/** Why the worker did not do something; the pages have a sentence for each, `home-` before it. */
export type Failure = "no-boot" | "gone" | "elsewhere" | "damaged" | "broken";

export type Report =
  | { type: "answer"; id: number; value: unknown }
  | { type: "failure"; id: number; why: Failure; text: string }
  | { type: "sent"; line: string; text: string }
  | { type: "progress"; done: number; total: number }
  | { type: "trouble"; trouble: Trouble };
