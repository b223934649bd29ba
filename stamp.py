"""Does something only where it is needed: python stamp.py NAME PATH... -- COMMAND...

The paths are what is read and what is made. When the command has ended well, a digest of all files
there is kept in `build/stamps/NAME`; as long as it is the same there is nothing to be done.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent
STAMPS = ROOT / "build" / "stamps"
NOT_SOURCE = {"__pycache__", "node_modules"}
BUILT = ROOT / "src" / "kogge" / "server" / "static"  # below the source, but no part of it


def files(path: Path) -> Iterator[Path]:
    """Yield the files at a path that is a file, a folder or nothing yet."""
    if path.is_file():
        yield path
    for file in sorted(path.rglob("*")):
        inside = file.relative_to(path).parts
        made = file.is_relative_to(BUILT) and not path.is_relative_to(BUILT)
        if file.is_file() and not made and not NOT_SOURCE.intersection(inside):
            yield file


def digest(paths: Iterable[Path]) -> str:
    """Return a digest of all files at some paths, with their names."""
    found = hashlib.sha256()
    for file in (file for path in paths for file in files(path)):
        found.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def main(name: str, *words: str) -> int:
    """Run the command if a file has changed; return its exit status."""
    cut = words.index("--")
    paths, command = [ROOT / word for word in words[:cut]], words[cut + 1 :]
    stamp = STAMPS / name
    if stamp.exists() and stamp.read_text() == digest(paths):
        return 0
    stamp.unlink(missing_ok=True)
    if code := run(command):
        return code
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest(paths))
    return 0


def run(command: Sequence[str]) -> int:
    """Run a command; return its exit status."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603  ours


if __name__ == "__main__":
    if "--" not in sys.argv[2:-1]:
        sys.exit("usage: python stamp.py NAME PATH... -- COMMAND...")
    sys.exit(main(*sys.argv[1:]))
