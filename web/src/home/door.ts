// The house for one: the same Python as on a server, behind its door. See kogge/solo/door.py.

export interface Door {
  /** Whether a table is held in memory. */
  holds(id: string): boolean;
  /** Hold a table from the shelf, in place of what was held of it before. */
  put(id: string, kept: string): void;
  /** Answer a request: a status as of HTTP, and a text. The path is without "/api/". */
  ask(method: string, path: string, body: string, language: string): [number, string];
  /** A line to a table was opened. */
  enter(line: string, table: string, language: string): void;
  /** Somebody said something on a line. */
  hear(line: string, text: string): void;
  leave(line: string): void;
  /** Let one bot take one turn somewhere; return whether more are waiting. */
  think(): boolean;
}

/** What goes out of the door: messages for lines, and what is to be kept of a table. */
export interface Hatch {
  send(line: string, text: string): void;
  keep(id: string, card: string, kept: string): void;
}

export type Progress = (done: number, total: number) => void;
