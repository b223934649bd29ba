// Compiles the Python files of archives for Pyodide, so that a visitor's browser need not:
// node python.mjs ARCHIVE... Each is written anew, in place, with compiled files instead of texts.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib.util, io, marshal, zipfile

FLAGS = (1).to_bytes(4, "little")  # unchecked: there is no text that could have changed
DATE = (1980, 1, 1, 0, 0, 0)

def again(data):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            named, content = compiled(name, old.read(name)) if name.endswith(".py") else (name, old.read(name))
            new.writestr(zipfile.ZipInfo(named, DATE), content)
    return made.getvalue()

def compiled(name, text):
    code = compile(text, name, "exec", dont_inherit=True, optimize=0 if name.startswith("kogge/") else 2)
    head = importlib.util.MAGIC_NUMBER + FLAGS + importlib.util.source_hash(text)
    return name + "c", head + marshal.dumps(code if name.startswith("kogge/") else bare(code))

def bare(code):
    """Return code without the places of its texts, which are half of it; ours keeps them, for logs."""
    consts = tuple(bare(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=consts)
`;

const python = await loadPyodide();
python.runPython(COMPILE);
const again = python.globals.get("again");
for (const path of process.argv.slice(2)) {
  const made = again(python.toPy(new Uint8Array(readFileSync(path))));
  writeFileSync(path, made.toJs());
}
