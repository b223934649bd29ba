// A player under Pyodide, by lines: node thinker.mjs WEB HOME TESTS

import { createInterface } from "node:readline";
import { started } from "./python.mjs";

const python = await started(...process.argv.slice(2, 5));
const thinkers = python.runPython("from thinker import Thinkers; Thinkers()");
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) console.log(thinkers.hear(line));
