// What the texts of games come to under Pyodide: node node.mjs WEB HOME TESTS EVERY GAME...
// Of scenarios and matches, it reads every so many; one line of JSON is written for each game.

import { started } from "./python.mjs";

const [web, home, tests, every, ...games] = process.argv.slice(2);
const python = await started(web, home, tests);
for (const game of games) {
  python.runPython(`
import json
from pathlib import Path
from kogge.core.compiled.library import library_of
from texts import outcomes
assert library_of("${game}") is not None, "the engine was not found"
print(json.dumps(outcomes(Path("/tests/games"), "${game}", flat=True, every=${every})))
`);
}
