"""Files of nets: weights, with what they are for; a file that does not fit is refused."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.header import NAMES, Header, Seat
from kogge.core.match import Match

from .judgement.eyes import eye_of
from .judgement.net import Net, no_net
from .yardsticks.random import Random

FOLDER = Path(__file__).parent / "weights"  # those that come with the program
FIELDS = ("weights", "sizes", "game", "rules", "seen", "sha256", "note")
UNREADABLE = (OSError, EOFError, BadZipFile, KeyError, TypeError, ValueError)  # as NumPy reports it


@lru_cache(16)
def seen_digest(game: Game, rules: int) -> str:
    """Return a digest of what a net sees: the rows of one fixed match."""
    import numpy as np

    eye, seed, seats = eye_of(game), Seed.of_number(1), [Seat(name) for name in NAMES[:2]]
    header = Header.of(game, seats, seed.commitment, rules=rules)
    match, sha = Match(header, seed), hashlib.sha256()
    bots = [Random(game, match.box, seed.key(f"bot {seat}")) for seat in range(2)]
    while (seat := match.proceed()) >= 0:
        row = [0.0] * eye.inputs
        eye.describe(match.box, match.position, seat, 1 - seat, row)
        sha.update(np.array(row, np.float32).round(4).tobytes())
        match.play(seat, bots[seat].choose(match.view(seat)))
    return sha.hexdigest()[:16]


def save(path: Path, game: Game, weights: Any, sizes: Any, note: str = "") -> None:
    """Write a net, whole or not at all."""
    import numpy as np

    weights, draft = np.asarray(weights, np.float32), path.with_name(f".{path.name}")
    try:
        with draft.open("wb") as file:
            np.savez_compressed(
                file, weights=weights, sizes=np.asarray(sizes, np.int64), game=game.name,
                rules=game.version, seen=seen_digest(game, game.version), sha256=digest(weights),
                note=note,
            )  # fmt: skip
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    read.cache_clear()  # this net may differ from the one read before


class Kept(NamedTuple):
    """A net as it lies in its file."""

    weights: Any
    sizes: Any
    sha256: str  # of the weights
    note: str  # how it was made

    @property
    def noted(self) -> dict[str, Any]:
        """How it was made, by name; the oldest nets have a line of text."""
        return json.loads(self.note) if self.note.startswith("{") else {"note": self.note}


def load(path: Path, game: Game) -> Net:
    """Read a net, if it fits the game as it is now."""
    kept = read(path, game)
    return room_for(kept.weights, kept.sizes)


@lru_cache(64)
def read(path: Path, game: Game) -> Kept:
    """Return what a file holds, if it fits."""
    data, whole = _opened(path)
    if not whole:  # compiled code would read beyond the end
        raise Broken(path.name, "this is not a net")
    made_for, weights, sizes = str(data["game"]), data["weights"], data["sizes"]
    if made_for != game.name:  # and here it would write beyond it
        trouble = "this is a net for '{made_for}', not for '{game}'"
        raise Broken(path.name, trouble, made_for=made_for[:40], game=game.name)
    sha256 = digest(weights)
    if (sizes[0], data["sha256"]) != (eye_of(game).inputs, sha256) or not _fits(data, game):
        raise Broken(path.name, "this net belongs to other rules or sees other things")
    return Kept(weights, sizes, sha256, str(data["note"]))


def _fits(data: dict[str, Any], game: Game) -> bool:
    """Return whether a net sees what it was made to see, by rules that can still be played.

    It judges positions, and those of an older version are positions of the newer one too.
    """
    rules = int(data["rules"])
    known = rules in (game.version, *game.earlier)
    return known and str(data["seen"]) == seen_digest(game, rules)


def _opened(path: Path) -> tuple[dict[str, Any], bool]:
    """Return what lies in a file, and whether it is a whole net."""
    import numpy as np

    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            data = {name: file[name] for name in FIELDS}
        sizes = data["sizes"]
        return data, min(sizes) > 0 and data["weights"].shape == (weights_of(*sizes),)
    except UNREADABLE as error:
        raise Broken(path.name, "this is not a net") from error


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
    """Return the net in use for a game, if there is one, with room of its own."""
    path = path_of(game)
    return load(path, game) if path.exists() else no_net()


def path_of(game: Game) -> Path:
    """Return where the net in use for a game lies."""
    return FOLDER / f"{game.name}.npz"


def digest(weights: Any) -> str:
    """Return the digest by which weights are known."""
    return hashlib.sha256(weights.tobytes()).hexdigest()
