// Hints that cost the server nothing: reckoned in this browser from what its person sees, where Python is awake.

import { home, isHome, lived } from "../../site/way/way";
import { speech } from "../../speech/speech.svelte";
import type { Hinted } from "../../wire";
import type { Table } from "../table.svelte";

/** Return a hint from this browser, or nothing where the table's own house has to give it. */
export async function advised(table: Pick<Table, "id" | "card" | "info" | "truth" | "names">): Promise<Hinted | null> {
  const { id, card, info, truth, names } = table;
  if (!lived() || isHome(id) || !info || !truth || card?.rated || card?.deal) return null; // these have no advice
  const body = JSON.stringify({ game: info.name, rules: info.version, edition: info.edition, view: truth.view, names });
  try {
    const answer = await (await home()).spare("POST", "hints", body, speech.language);
    return answer?.status === 200 ? (JSON.parse(answer.text) as Hinted) : null;
  } catch {
    return null;
  }
}
