// A house of paper, for tests: it remembers what it was told, and answers in few words.

import type { Door, Hatch } from "./door";

export class FakeDoor implements Door {
  readonly said: string[] = [];
  readonly held = new Map<string, string>();
  waiting = 0; // turns that bots still have to take
  meanwhile = () => {}; // what happens while a bot thinks

  constructor(private readonly hatch: Hatch) {}

  holds(id: string): boolean {
    return this.held.has(id);
  }
  put(id: string, kept: string): void {
    if (kept === "rubbish") throw new Error("unreadable");
    this.said.push(`put ${id} ${kept}`);
    this.held.set(id, kept);
  }
  ask(method: string, path: string, body: string): [number, string] {
    this.said.push(`${method} ${path}`);
    if (method === "POST" && path === "tables") this.hatch.keep("home-new", '{"id":"home-new"}', body);
    return [200, JSON.stringify({ id: "home-new" })];
  }
  enter(line: string, table: string): void {
    this.said.push(`enter ${line} ${table}`);
  }
  hear(line: string, text: string): void {
    this.said.push(`hear ${line} ${text}`);
    this.hatch.send(line, `answer to ${text}`);
    this.hatch.keep("home-a", '{"id":"home-a"}', `after ${text}`);
  }
  leave(line: string): void {
    this.said.push(`leave ${line}`);
  }
  think(): boolean {
    if (this.waiting > 0) this.said.push("think");
    this.meanwhile();
    this.waiting = Math.max(0, this.waiting - 1);
    return this.waiting > 0;
  }
}
