"""Files of nets: weights with what they belong to; a file that does not fit is refused."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.match import NAMES, Match, Seat

from .eye import EYES
from .net import Net, no_net
from .random import Random

FOLDER = Path(__file__).parent / "weights"  # those that come with the program
UNREADABLE = (OSError, EOFError, BadZipFile, KeyError, TypeError, ValueError)  # as NumPy tells it


@cache
def seen_digest(game: Game) -> str:
    """Return a digest of what a net sees: of the rows of a match that is always the same."""
    import numpy as np

    eye, seed = EYES[game.name], Seed.of_number(1)
    match, sha = Match.begin(game, [Seat(name) for name in NAMES[:2]], seed), hashlib.sha256()
    bots = [Random(game, match.box, seed.key(f"bot {seat}")) for seat in range(2)]
    while (seat := match.proceed()) >= 0:
        row = [0.0] * eye.inputs
        eye.describe(match.box, match.position, seat, 1 - seat, row)
        sha.update(np.array(row, np.float32).round(4).tobytes())
        match.play(seat, bots[seat].choose(match.view(seat)))
    return sha.hexdigest()[:16]


def save(path: Path, game: Game, weights: Any, sizes: Any, note: str = "") -> None:
    """Write a net."""
    import numpy as np

    weights = np.asarray(weights, np.float32)
    np.savez_compressed(
        path, weights=weights, sizes=np.asarray(sizes, np.int64), game=game.name,
        rules=game.version, seen=seen_digest(game), sha256=_digest(weights), note=note,
    )  # fmt: skip


def load(path: Path, game: Game) -> Net:
    """Read a net, if it fits the game that is played, as it is now."""
    return room_for(*_read(path, game))


@cache
def _read(path: Path, game: Game) -> tuple[Any, Any]:
    """Return weights and sizes from a file."""
    import numpy as np

    place = path.name
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            data = {name: file[name] for name in file.files}
        weights, sizes, made_for = data["weights"], data["sizes"], str(data["game"])
        found = (int(data["rules"]), str(data["seen"]), str(data["sha256"]))
        whole = min(sizes) > 0 and weights.shape == (weights_of(*sizes),)
    except UNREADABLE as error:
        raise Broken(place, "this is no net") from error
    if not whole:  # compiled code would read beyond the end
        raise Broken(place, "this is no net")
    if made_for != game.name:  # and here it would write beyond it
        trouble = "this is a net for '{made_for}', not for '{game}'"
        raise Broken(place, trouble, made_for=made_for[:40], game=game.name)
    here = (game.version, seen_digest(game), _digest(weights))
    if sizes[0] != EYES[game.name].inputs or found != here:
        raise Broken(place, "this net belongs to other rules or sees other things")
    return weights, sizes


def weights_of(inputs: int, first: int, second: int) -> int:
    """Return how many weights a net of such layers has."""
    return int((inputs + 1) * first + (first + 1) * second + second + 1)


def room_for(weights: Any, sizes: Any) -> Net:
    """Return a net with room to reckon in."""
    import numpy as np

    sizes = np.asarray(sizes, np.int64)
    row = np.zeros(int(sizes[0]), np.float32)
    return Net(
        weights.astype(np.float32), sizes, row, np.zeros((2, int(max(sizes[1:]))), np.float32)
    )


def net_of(game: Game) -> Net:
    """Return the net that comes with a game, if there is one, with room of its own."""
    path = FOLDER / f"{game.name}.npz"
    return load(path, game) if path.exists() else no_net()


def _digest(weights: Any) -> str:
    return hashlib.sha256(weights.tobytes()).hexdigest()
