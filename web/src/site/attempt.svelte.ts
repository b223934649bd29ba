// A request to the server, and its refusal, to be shown where it was made.

import { Denied } from "./api";
import type { Refusal } from "../wire";

export class Attempt {
  refusal: Refusal | null = $state.raw(null);
  busy = $state(false);

  get trouble(): string {
    return this.refusal?.sentence ?? "";
  }

  /** Do it; nothing is done twice at once. */
  async make(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
  }
}
