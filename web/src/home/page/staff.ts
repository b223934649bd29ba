// The pages' side of the worker: calls go in, answers and messages come out.

import type { Trouble } from "../keeping";
import type { Call, Calls, Failure, Report } from "../messages";

/** The worker did not do something. */
export class Undone extends Error {
  constructor(
    readonly why: Failure,
    readonly text = "", // a refusal in words, where there are some
  ) {
    super(why);
  }
}

/** As much of a worker as is needed. */
export interface Port {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(call: Call): void;
}

export interface Watcher {
  sent(line: string, text: string): void;
  progress(done: number, total: number): void;
  trouble(trouble: Trouble): void;
}

interface Waiting {
  settle: (value: never) => void;
  refuse: (error: Undone) => void;
}

export class Staff {
  private port: Port | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly hire: () => Port,
    private readonly watcher: Watcher,
  ) {}

  /** Have something done. */
  call<Name extends keyof Calls>(call: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const id = (this.last += 1);
    return new Promise<never>((settle, refuse) => {
      this.waiting.set(id, { settle, refuse });
      this.hired().postMessage({ id, call, args });
    }) as ReturnType<Calls[Name]>;
  }

  private hired(): Port {
    if (this.port) return this.port;
    this.port = this.hire();
    this.port.onmessage = ({ data }) => this.hear(data);
    this.port.onerror = () => this.dismiss();
    return this.port;
  }

  /** A worker that did not even start is not asked again: the next call hires another. */
  private dismiss(): void {
    const left = [...this.waiting.values()];
    this.port = null;
    this.waiting.clear();
    for (const { refuse } of left) refuse(new Undone("no-boot"));
  }

  private hear(report: Report): void {
    switch (report.type) {
      case "sent":
        return this.watcher.sent(report.line, report.text);
      case "progress":
        return this.watcher.progress(report.done, report.total);
      case "trouble":
        return this.watcher.trouble(report.trouble);
      default:
        return this.answered(report);
    }
  }

  private answered(report: Extract<Report, { id: number }>): void {
    const waiting = this.waiting.get(report.id);
    this.waiting.delete(report.id);
    if (report.type === "answer") waiting?.settle(report.value as never);
    else waiting?.refuse(new Undone(report.why, report.text));
  }
}
