"""Bots of another version of Kogge, from a folder with its sources and nets.

They think in a process of their own, which imports that version. Both must play by the same rules
on the same positions; the process says so before it is asked.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from weakref import finalize

from kogge.core.carrier.record import Record
from kogge.core.error import Broken
from kogge.core.game import Game, Position

KEPT = (".py", ".toml", ".npz")
PROGRAM = """
import json, sys
from kogge.bots.bot import make
from kogge.bots.time.budget import Budget
from kogge.games import find

told = json.loads(input())
game = find(told["game"])
budget = Budget.of(told["budget"]) if told["budget"] else None
print(game.version, len(game.box_kind.plain().pack()), len(game.position_kind.plain().pack()))
sys.stdout.flush()
box = game.box_kind.unpack(bytes.fromhex(told["box"]))
bot = make(told["name"], game, box, bytes.fromhex(told["key"]), budget)
for line in sys.stdin:
    print(bot.choose(game.position_kind.unpack(bytes.fromhex(line))), flush=True)
"""


def is_former(folder: str) -> bool:
    """Return whether a folder holds the sources of a version of Kogge."""
    return (Path(folder) / "src" / "kogge" / "__init__.py").exists()


def digest_of(folder: str) -> str:
    """Return a digest of the sources and nets in a folder."""
    sha, top = hashlib.sha256(), Path(folder) / "src" / "kogge"
    for path in sorted(each for end in KEPT for each in top.rglob(f"*{end}")):
        sha.update(f"{path.relative_to(top)}".encode() + path.read_bytes())
    return sha.hexdigest()


class Former:
    """A bot of another version, asked line by line."""

    def __init__(
        self, folder: str, name: str, game: Game, box: Record, key: bytes, budget: object
    ) -> None:
        path = str(Path(folder).resolve() / "src")
        self.process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
        )
        self.close = finalize(self, _end, self.process)
        told = {"game": game.name, "name": name, "key": key.hex(), "box": box.pack().hex()}
        there = self._asked(json.dumps({**told, "budget": str(budget or "")}))
        sizes = (len(kind.plain().pack()) for kind in (game.box_kind, game.position_kind))
        if [int(number) for number in there.split()] != [game.version, *sizes]:
            raise Broken(folder, "this version plays '{game}' by other rules", game=game.name)

    def choose(self, view: Position) -> int:
        return int(self._asked(view.pack().hex()))

    def _asked(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()


def _end(process: subprocess.Popen[str]) -> None:
    """Let the process end when its bot is no longer needed."""
    assert process.stdin is not None
    process.stdin.close()
    process.wait()
