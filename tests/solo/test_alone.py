"""What a house for one needs: it plays whole games where nothing else is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BLOCKED = (
    "numpy", "numba", "llvmlite", "starlette", "uvicorn", "asyncio", "sqlite3", "asyncpg",
    "prometheus_client", "argon2", "websockets", "platformdirs", "rich",
)  # fmt: skip
PROGRAM = """
import sys
sys.modules |= dict.fromkeys(sys.argv[2].split(","))  # as if they were not there
sys.path.insert(0, sys.argv[1])
from homes import House

for game in ("visby", "riga", "haithabu"):
    house = House()
    table = house.open(game, "me", "greedy")
    [welcome, *_] = house.enter(table)
    house.think()
    moment = house.states["line", 0]["moment"]
    hinted = house.say("hint", seat=0, moment=moment)[0]
    assert (hinted["bot"] == "greedy") == bool(welcome["waiting"]), hinted
    house.play()
    assert house.over(), game
    assert house.do("GET", f"tables/{table}/verify")["sound"]
    print("played", game)
"""


def test_it_plays_all_games_with_nothing_but_msgspec_and_fluent() -> None:
    """Without compiled code a simple bot plays for the others, and the table says so."""
    command = [sys.executable, "-c", PROGRAM, str(Path(__file__).parent), ",".join(BLOCKED)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.stdout.splitlines() == ["played visby", "played riga", "played haithabu"]
