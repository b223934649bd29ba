// The person at this browser.

import type { Announcement, Known, Person } from "../wire";
import { Denied, get, post } from "./api";
import { say } from "../speech/speech.svelte";
import { connection } from "./way/connection.svelte";

let person = $state.raw<Person | null>(null);
let notes = $state.raw<Announcement[]>([]);
let asked: Promise<void> | null = null;
let unmet = false; // whether somebody answered in place of the server, which has never met this person

export const me = {
  get person(): Person | null {
    return person;
  },
  set person(value: Person | null) {
    person = value;
  },
  /** What everybody is told. */
  get notes(): Announcement[] {
    return notes;
  },
};

/** Find out who is already known here. */
export function recognise(): Promise<void> {
  asked ??= get<Known>("session").then(
    (found) => {
      notes = found.announcements ?? [];
      met(found.person);
    },
    (error: unknown) => {
      if (!(error instanceof Denied)) throw error;
    },
  );
  return asked;
}

/** Have an identity: become a guest, if no one is known yet. */
export async function present(name = "", invitation = ""): Promise<Person> {
  if (unmet) [person, asked] = [null, null]; // the server may be there again
  await recognise();
  if (!person) met(await post<Person>("me", { name: name || say("guest"), ...(invitation && { invitation }) }));
  return person!;
}

function met(found: Person | null): void {
  [person, unmet] = [found, connection.lost];
}
