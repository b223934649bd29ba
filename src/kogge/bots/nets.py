"""Files of nets: weights, with what they are for; a file that does not fit is refused."""

from __future__ import annotations

import hashlib
import json
import struct
from ast import literal_eval
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.header import NAMES, Header, Seat
from kogge.core.match import Match

from .judgement.eyes import eye_of
from .judgement.net import Net, net_with, no_net
from .yardsticks.random import Random

FOLDER = Path(__file__).parent / "weights"  # those that come with the program
FIELDS = ("weights", "sizes", "game", "rules", "seen", "sha256", "note")
LAYERS = 3  # with a size each
SEATS = 8  # more than any game has
FAINT = 1e-20  # of a weight
UNREADABLE = (
    OSError,
    EOFError,
    BadZipFile,
    KeyError,
    TypeError,
    ValueError,
    SyntaxError,
    struct.error,
)


@lru_cache(16)
def seen_digest(game: Game, rules: int) -> str:
    """Return a digest of what a net sees: the rows of one fixed match."""
    eye, seed, seats = eye_of(game), Seed.of_number(1), [Seat(name) for name in NAMES[:2]]
    header = Header.of(game, seats, seed.commitment, rules=rules)
    match, sha = Match(header, seed), hashlib.sha256()
    bots = [Random(game, match.box, seed.key(f"bot {seat}")) for seat in range(2)]
    while (seat := match.proceed()) >= 0:
        row = [0.0] * eye.inputs
        eye.describe(match.box, match.position, seat, 1 - seat, row)
        sha.update(packed("f", [rounded(share) for share in row]))
        match.play(seat, bots[seat].choose(match.view(seat)))
    return sha.hexdigest()[:16]


def rounded(number: float) -> float:
    """Return a number with four digits, as they come out with numbers of half the width."""
    return half(round(half(half(number) * 10_000)) / 10_000)


def half(number: float) -> float:
    """Return the nearest number of half the width."""
    [near] = struct.unpack("<f", struct.pack("<f", number))
    return float(near)


def packed(code: str, numbers: Sequence[float]) -> bytes:
    """Return numbers as bytes."""
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


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
    try:
        with ZipFile(path) as file:
            data = {name: stored(file.read(f"{name}.npy")) for name in FIELDS}
        sizes, weights = data["sizes"], data["weights"]
        whole = len(sizes) == LAYERS and min(sizes) > 0 and len(weights) == weights_of(*sizes)
    except UNREADABLE as error:
        raise Broken(path.name, "this is not a net") from error
    return data, whole


def stored(data: bytes) -> Any:
    """Return the row, number or text in a file of NumPy's, which has a short head before it."""
    wide = 2 if data[6] == 1 else 4
    start = 8 + wide + int.from_bytes(data[8 : 8 + wide], "little")
    head = literal_eval(data[8 + wide : start].decode("latin-1"))
    if head["descr"].startswith("<U"):
        return data[start:].decode("utf-32-le").rstrip("\0")
    code = {"<f4": "f", "<f8": "d", "<i8": "q"}[head["descr"]]
    numbers = list(struct.iter_unpack(f"<{code}", data[start:]))
    return [number for (number,) in numbers] if head["shape"] else numbers[0][0]


def weights_of(inputs: int, first: int, second: int) -> int:
    """Return how many weights a net of such layers has."""
    return int((inputs + 1) * first + (first + 1) * second + second + 1)


def room_for(weights: Sequence[float], sizes: Sequence[int]) -> Net:
    """Return a net with room to reckon in."""
    net, at = net_with(sizes, SEATS), 0
    for layer in (net.first, net.second, net.last):
        layer.seen_as("f")[:] = list(map(swift, weights[at : at + layer.size]))
        at += layer.size
    return net


def swift(weight: float) -> float:
    """Return a weight, or zero in place of one that fades away and changes no sum.

    With numbers so near zero a processor takes a hundred times as long.
    """
    return weight if abs(weight) >= FAINT else 0.0


def net_of(game: Game) -> Net:
    """Return the net in use for a game, if there is one, with room of its own."""
    path = path_of(game)
    return load(path, game) if path.exists() else no_net()


def path_of(game: Game) -> Path:
    """Return where the net in use for a game lies."""
    return FOLDER / f"{game.name}.npz"


def digest(weights: Any) -> str:
    """Return the digest by which weights are known."""
    return hashlib.sha256(packed("f", list(weights))).hexdigest()
