// The circle of whoever sits here: friends, who asks, whom one has asked, whom one keeps away.

import { ask, get, post } from "../../site/api";
import { Attempt } from "../../site/attempt.svelte";
import type { Friends, Whom } from "../../wire";

export class Circle {
  people: Friends | null = $state.raw(null);
  readonly looking = new Attempt();
  readonly acting = new Attempt();

  look(): Promise<void> {
    return this.looking.make(async () => (this.people = await get<Friends>("friends")));
  }

  /** Ask somebody, by name or by their seat at a table. */
  befriend(whom: Whom): Promise<void> {
    return this.#do(() => post<Friends>("friends", whom));
  }

  answer(id: string, what: "accept" | "decline"): Promise<void> {
    return this.#do(() => post<Friends>(`friends/${id}/${what}`));
  }

  /** Part from a friend, take a request back, or keep somebody away no longer. */
  remove(id: string): Promise<void> {
    return this.#do(() => ask<Friends>("DELETE", `friends/${id}`));
  }

  block(whom: Whom): Promise<void> {
    return this.#do(() => post<Friends>("blocked", whom));
  }

  show(shown: boolean): Promise<void> {
    return this.#do(() => ask<Friends>("PATCH", "friends", { shown }));
  }

  #do(what: () => Promise<Friends>): Promise<void> {
    return this.acting.make(async () => (this.people = await what()));
  }
}
