// What the texts of a game come to under Pyodide: node node.mjs WEB HOME TESTS GAME [flat]

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const [web, home, tests, game, carrier] = process.argv.slice(2);
const { loadPyodide } = await import(`${web}/node_modules/pyodide/pyodide.mjs`);
const unpacked = (name) => gunzipSync(readFileSync(join(home, name)));

const spare = mkdtempSync(join(tmpdir(), "kogge-"));
const library = join(spare, "library.zip");
writeFileSync(library, unpacked("library.pack"));
const python = await loadPyodide({ stdLibURL: library });
rmSync(spare, { recursive: true });

python.unpackArchive(new Uint8Array(unpacked("kogge.pack")), "zip", { extractDir: "/kogge" });
python.FS.mkdirTree("/tests");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tests }, "/tests");
python.runPython(`
import json, sys
from pathlib import Path
sys.path[:0] = ["/kogge", "/tests/carriers"]
sys.dont_write_bytecode = True
from kogge.core.compiled.library import library_of
from texts import outcomes
assert library_of("${game}") is not None, "the engine was not found"
print(json.dumps(outcomes(Path("/tests/games"), "${game}", flat=${carrier === "flat" ? "True" : "False"})))
`);
