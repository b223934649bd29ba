// What the texts of a game come to under Pyodide: node node.mjs WEB HOME TESTS GAME

import { started } from "./python.mjs";

const [web, home, tests, game] = process.argv.slice(2);
const python = await started(web, home, tests);
python.runPython(`
import json
from pathlib import Path
from kogge.core.compiled.library import library_of
from texts import outcomes
assert library_of("${game}") is not None, "the engine was not found"
print(json.dumps(outcomes(Path("/tests/games"), "${game}", flat=True)))
`);
