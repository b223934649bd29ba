// What people see of the house while it is being set up, and what they must know about it.

import type { Trouble } from "../keeping";

export class Coming {
  /** Whether somebody waits for Python: it comes, or it did not come. */
  stage = $state<"none" | "coming" | "failed">("none");
  done = $state(0); // bytes
  total = $state(0);
  trouble = $state<Trouble | null>(null); // with keeping tables

  here = false; // whether Python has come
  private waiting = 0;
  private decided: Promise<boolean> | null = null;
  decide: (again: boolean) => void = () => {};

  /** Wait for something that Python does; when it does not come, whoever waits decides whether to try again. */
  async until<T>(what: () => Promise<T>, isMissing: (error: unknown) => boolean): Promise<T> {
    if (this.here) return what();
    this.waiting += 1;
    try {
      for (;;) {
        this.stage = "coming";
        const [value, missing] = await what().then(
          (found) => [found, false] as const,
          (error: unknown) => {
            if (isMissing(error)) return [error, true] as const;
            throw error;
          },
        );
        if (!missing) return this.arrived(value as T);
        if (!(await this.again())) throw value;
      }
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.stage = "none";
    }
  }

  progress(done: number, total: number): void {
    [this.done, this.total] = [done, total];
  }

  private arrived<T>(value: T): T {
    this.here = true;
    this.stage = "none";
    return value;
  }

  /** Ask once, whoever waits. */
  private again(): Promise<boolean> {
    this.stage = "failed";
    this.decided ??= new Promise((settle) => {
      this.decide = (again) => {
        this.decided = null;
        settle(again);
      };
    });
    return this.decided;
  }
}
