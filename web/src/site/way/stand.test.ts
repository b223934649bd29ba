import { expect, test, vi } from "vitest";
import { stand } from "./stand";

/** Have the service worker keep some files. */
function keeping(files: Record<string, string>) {
  const named = new Map(Object.entries(files).map(([name, text]) => [`${location.origin}/home/${name}`, text]));
  const match = (url: URL) => Promise.resolve(named.has(url.href) ? new Response(named.get(url.href)) : undefined);
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(named.size > 0),
    open: () => Promise.resolve({ match }),
  });
}

const INDEX = JSON.stringify({ version: "1", files: [{ name: "a.pack" }, { name: "b.pack" }] });

test.each([
  ["none", {}],
  ["none", { "a.pack": "" }],
  ["away", { "index.json": INDEX, "a.pack": "" }],
  ["kept", { "index.json": INDEX, "a.pack": "", "b.pack": "" }],
])("a house is %s by what is kept of it", async (stands, files) => {
  keeping(files);
  expect(await stand()).toBe(stands);
});
