// The person at this browser.

import type { Known, Person } from "../wire";
import { Denied, get, post } from "./api";
import { say } from "../speech/speech.svelte";

let person = $state.raw<Person | null>(null);
let asked: Promise<void> | null = null;

export const me = {
  get person(): Person | null {
    return person;
  },
  set person(value: Person | null) {
    person = value;
  },
};

/** Find out who is already known here. */
export function recognise(): Promise<void> {
  asked ??= get<Known>("session").then(
    (found) => void (person = found.person),
    (error: unknown) => {
      if (!(error instanceof Denied)) throw error;
    },
  );
  return asked;
}

/** Have an identity: become a guest, if no one is known yet. */
export async function present(name = ""): Promise<Person> {
  await recognise();
  person ??= await post<Person>("me", { name: name || say("guest") });
  return person;
}
