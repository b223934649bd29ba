// Python as a browser gets it, under Node, with our program and our tests on its path.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export async function started(web, home, tests) {
  const { loadPyodide } = await import(`${web}/node_modules/pyodide/pyodide.mjs`);
  const unpacked = (name) => gunzipSync(readFileSync(join(home, name)));
  const spare = mkdtempSync(join(tmpdir(), "kogge-"));
  writeFileSync(join(spare, "library.zip"), unpacked("library.pack"));
  const python = await loadPyodide({ stdLibURL: join(spare, "library.zip") });
  rmSync(spare, { recursive: true });
  python.unpackArchive(new Uint8Array(unpacked("kogge.pack")), "zip", { extractDir: "/kogge" });
  python.FS.mkdirTree("/tests");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/tests");
  python.runPython(`
import sys
sys.path[:0] = ["/kogge", "/tests/carriers"]
sys.dont_write_bytecode = True
`);
  return python;
}
