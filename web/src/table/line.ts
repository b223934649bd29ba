// The line to a table: it comes back by itself, repeats what was not answered, and loses nothing.

import { way, type Cord } from "../site/way/way";
import type { Book, FromClient, FromServer, Hello } from "../wire";

export type Link = "joining" | "open" | "lost" | "refused";

export interface Hearer {
  hear(message: FromServer): void;
  linked(link: Link, retryAt: number): void;
  hello(): Omit<Hello, "do" | "id">;
}

export type Body = FromClient extends infer C ? (C extends FromClient ? Omit<C, "id"> : never) : never;

/** Whoever answers a table: a server at the other end of a line, or the teacher of a lesson. */
export interface Partner {
  say(body: Body): Promise<FromServer>;
  open(): void;
  again(): void;
  retry(): void;
  end(): void;
  /** Read the book of a position that no table of a server holds, after some actions. */
  book?(after: number[]): Promise<Book>;
  /** Whether the best choice is asked for: then none is proposed. */
  readonly riddle?: boolean;
}

const FIRST = 500; // milliseconds until the first new try
const LONGEST = 15_000;
const NOT_LET_IN = 1008;

export class Line implements Partner {
  private cord: Cord | null = null;
  private readonly waiting = new Map<string, { text: string; settle: (m: FromServer) => void }>();
  private wait = FIRST;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly hearer: Hearer,
    private readonly invited = "", // the rest of the address, with an invitation to a private table
  ) {
    addEventListener("online", this.retry);
  }

  /** Send a message; the promise resolves when the server has answered, however long that takes. */
  say(body: Body): Promise<FromServer> {
    const id = crypto.randomUUID?.() ?? randomId();
    const text = JSON.stringify({ id, ...body });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      if (this.cord?.open) this.cord.send(text);
    });
  }

  /** Try again at once. */
  retry = (): void => {
    if (this.ended || this.cord) return;
    clearTimeout(this.timer);
    this.open();
  };

  open(): void {
    const cord = way.line(this.table, this.query(), {
      opened: () => cord.send(JSON.stringify({ do: "hello", id: randomId(), ...this.hearer.hello() })),
      heard: (text) => this.heard(JSON.parse(text) as FromServer),
      closed: (code) => this.closed(code),
    });
    this.cord = cord;
  }

  /** Send the invitation, and the language for refusals. */
  private query(): URLSearchParams {
    const query = new URLSearchParams(this.invited);
    query.set("language", this.hearer.hello().language ?? "en");
    return query;
  }

  /** Hang up and reconnect, to receive everything anew. */
  again(): void {
    this.cord?.close();
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.retry);
    clearTimeout(this.timer);
    this.cord?.close();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") {
      this.wait = FIRST;
      this.hearer.linked("open", 0);
      this.hearer.hear(message);
      for (const { text } of this.waiting.values()) this.cord?.send(text);
      return;
    }
    const id = "id" in message ? message.id : null;
    if (id !== null && message.type === "refused" && message.refusal.reason === "unknown") {
      this.again(); // repeating it after reconnecting shows whether it was done: nothing is done twice
      return;
    }
    this.hearer.hear(message);
    if (id === null) return;
    this.waiting.get(id)?.settle(message);
    this.waiting.delete(id);
  }

  private closed(code: number): void {
    this.cord = null;
    if (this.ended) return;
    if (code === NOT_LET_IN) {
      this.hearer.linked("refused", 0);
      return;
    }
    this.hearer.linked("lost", Date.now() + this.wait);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST);
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
