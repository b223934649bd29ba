// Compiles the Python files of archives for Pyodide, so that a visitor's browser need not:
// node python.mjs ARCHIVE... Each is written anew, in place, with compiled files instead of texts.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import ast, importlib.util, io, marshal, zipfile

FLAGS = (1).to_bytes(4, "little")  # unchecked: there is no text that could have changed
DATE = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def again(data):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            named, content = compiled(name, old.read(name)) if name.endswith(".py") else (name, old.read(name))
            new.writestr(zipfile.ZipInfo(named, DATE), content)
    return made.getvalue()

def compiled(name, text):
    ours = name.startswith("kogge/")
    tree = silent(ast.parse(text, name)) if ours else text
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if ours else 2)
    head = importlib.util.MAGIC_NUMBER + FLAGS + importlib.util.source_hash(text)
    return name + "c", head + marshal.dumps(code if ours else bare(code))

def silent(tree):
    """Return a module without what its docstrings say; assertions stay, which compile would drop as well."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def bare(code):
    """Return code without the places of its texts, which are half of it; ours keeps them, for logs."""
    consts = tuple(bare(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_linetable=nowhere(len(code.co_code) // 2), co_consts=consts)

def nowhere(units):
    """Return a table of places that says of every eight units of code that it has none."""
    whole, rest = divmod(units, 8)
    return bytes([0x80 | 15 << 3 | 7] * whole + [0x80 | 15 << 3 | rest - 1] * (rest > 0))
`;

const python = await loadPyodide();
python.runPython(COMPILE);
const again = python.globals.get("again");
for (const path of process.argv.slice(2)) {
  const made = again(python.toPy(new Uint8Array(readFileSync(path))));
  writeFileSync(path, made.toJs());
}
