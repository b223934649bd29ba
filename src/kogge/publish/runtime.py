"""The runtime: Pyodide's files, without the parts of Python that no game ever asks for."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

from .pack import File, archive

MODULES = ("pyodide.mjs", "pyodide.asm.mjs")  # loaded by name, and so served as they are
BINARY, LIBRARY = "pyodide.asm.wasm", "python_stdlib.zip"
CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_")  # how names begin
UNUSED = {
    "__hello__", "__phello__", "_pydatetime", "_pyio", "_pyrepl", "argparse", "bdb", "cmd", "code",
    "compileall", "configparser", "dbm", "doctest", "ensurepip", "fileinput", "ftplib",
    "html", "http", "imaplib", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "quopri", "sched", "shelve",
    "smtplib", "socketserver", "sqlite3", "ssl", "symtable", "tabnanny", "tarfile", "timeit",
    "trace", "tracemalloc", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc",
    "zipapp",
}  # fmt: skip

PARTS = (
    "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_",
    "concurrent/futures/process", "concurrent/interpreters", "ctypes/macholib", "ctypes/wintypes",
    "email/mime", "logging/config", "logging/handlers",
)  # of what is used: for other systems, or for servers  # fmt: skip


def standard_library(folder: Path) -> bytes:
    """Return Python's standard library as far as a game can need it."""
    with zipfile.ZipFile(folder / LIBRARY) as whole:
        return archive((name, whole.read(name)) for name in _needed(whole))


def _needed(whole: zipfile.ZipFile) -> Iterator[str]:
    for name in whole.namelist():
        top, _, rest = name.partition("/")
        wanted = (
            rest.startswith(CODECS) if top == "encodings" else top.removesuffix(".py") not in UNUSED
        )
        if wanted and not name.startswith(PARTS) and not name.endswith("/"):
            yield name


def modules(folder: Path) -> Iterator[File]:
    """Yield the scripts of Pyodide."""
    for name in MODULES:
        yield name, (folder / name).read_bytes()
