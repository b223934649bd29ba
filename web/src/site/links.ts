// Links to tables: what they hold, where they lead, and how they are copied.

import type { TableCard } from "../wire";
import { inside } from "./route.svelte";

/** Return the page of a table or of its match; for a private table the link holds what opens it. */
export function linkTo(page: "table" | "replay" | "end", card: TableCard, invitation = ""): string {
  const secret = card.private ? (card.invitation ?? invitation) : "";
  return `/${page}/${card.id}${secret ? `?invitation=${encodeURIComponent(secret)}` : ""}`;
}

/** Return the page that a pasted link, or the bare secret of one, leads to. */
export function placeOf(pasted: string): string {
  const url = new URL(pasted.trim(), location.origin);
  const path = inside(url.pathname);
  const [page, name = ""] = path.split("/").filter(Boolean);
  if (page === "table" || page === "replay" || page === "end") return path + url.search;
  return `/join/${page === "join" || page === "t" ? name : (page ?? "")}`;
}

const SPOKEN = /^([a-z]+)-([a-z]+)-([a-z]+)-./; // three words, and the rest of the secret

/** Return the words by which an invitation can be told aloud; older ones have none. */
export function wordsOf(invitation: string): string[] | null {
  return SPOKEN.exec(invitation)?.slice(1) ?? null;
}

/** Put a text on the clipboard; return whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text); // pages without encryption have no clipboard
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
