// Whether this site has a house for one, and whether all of it is kept: known from what the service worker keeps,
// so that nobody has to be asked.

import { root, type Stand } from "./way";

export const HOUSE = "kogge-home"; // as in service/choice.ts, which the service worker must have for itself

export async function stand(): Promise<Stand> {
  if (!("caches" in globalThis) || !(await caches.has(HOUSE))) return "none"; // without encryption there is no cache
  const cache = await caches.open(HOUSE);
  const kept = (name: string) => cache.match(new URL(`home/${name}`, root), { ignoreSearch: true });
  const index = await kept("index.json");
  if (!index) return "none";
  const { files } = (await index.json()) as { files: { name: string }[] };
  const found = await Promise.all(files.map(({ name }) => kept(name)));
  return found.every(Boolean) ? "kept" : "away";
}
