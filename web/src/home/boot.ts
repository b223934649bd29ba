// Starts Python and the engine from the folder `home/` of the site. See kogge/publish/home.py.

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { Door, Hatch, Progress } from "./door";

interface Index {
  version: string;
  files: { name: string; size: number }[];
}

type Packs = Record<(typeof PACKS)[number], Uint8Array<ArrayBuffer>>;

const PACKS = ["python.pack", "library.pack", "kogge.pack"] as const;
const PLACE = "/kogge"; // where our program lies for Python
const LOCK = JSON.stringify({ info: { abi_version: "2026_0", platform: "emscripten_5_0_3" }, packages: {} });
const OPEN = `
import sys
sys.path.insert(0, "${PLACE}")
from kogge.solo.door import Door
Door`;

/** Return the door of the house, once everything has come. */
export async function boot(base: string, progress: Progress, send: Hatch["send"], keep: Hatch["keep"]): Promise<Door> {
  const packs = await fetched(base, progress);
  const python = await started(base, packs);
  python.unpackArchive(packs["kogge.pack"], "zip", { extractDir: PLACE });
  const house = python.runPython(OPEN) as PyProxy & ((send: unknown, keep: unknown) => PyProxy & Door);
  return opened(house(send, keep));
}

/** Fetch and unpack everything; how far it has come is counted in bytes that travel. */
async function fetched(base: string, progress: Progress): Promise<Packs> {
  const index = (await (await found(`${base}index.json`)).json()) as Index;
  const sizes = new Map(index.files.map(({ name, size }) => [name, size]));
  const total = PACKS.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  let done = 0;
  const count = (bytes: number) => progress((done += bytes), total);
  const texts = await Promise.all(PACKS.map((name) => unpacked(`${base}${name}?${index.version}`, count)));
  return Object.fromEntries(PACKS.map((name, place) => [name, texts[place]])) as Packs;
}

async function unpacked(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await found(address);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, flow) {
      count(part.length);
      flow.enqueue(part);
    },
  });
  const plain = body!.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Start Python. It asks for its own parts by their addresses; they have come already. */
async function started(base: string, packs: Packs): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import("pyodide");
  const network = globalThis.fetch;
  const parts: Record<string, [Uint8Array<ArrayBuffer>, string]> = {
    [`${base}pyodide.asm.wasm`]: [packs["python.pack"], "application/wasm"],
    [`${base}python_stdlib.zip`]: [packs["library.pack"], "application/zip"],
  };
  globalThis.fetch = (asked, how) => {
    const part = parts[String(asked)];
    return part ? Promise.resolve(answer(...part)) : network(asked, how);
  };
  try {
    return await loadPyodide({ indexURL: base, lockFileContents: LOCK, packageBaseUrl: base });
  } finally {
    globalThis.fetch = network;
  }
}

const answer = (content: Uint8Array<ArrayBuffer>, kind: string) =>
  new Response(content, { headers: { "content-type": kind } });

/** Return Python's door as ours: what it answers in pairs becomes one of JavaScript's. */
function opened(door: PyProxy & Door): Door {
  return {
    holds: (id) => door.holds(id),
    put: (id, kept) => door.put(id, kept),
    ask: (...asked) => (door.ask(...asked) as unknown as PyProxy).toJs() as [number, string],
    enter: (...entered) => door.enter(...entered),
    hear: (...heard) => door.hear(...heard),
    leave: (line) => door.leave(line),
    think: () => door.think(),
  };
}
