"""One game between bots, and what is kept of it."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kogge.bots.bot import Bot
from kogge.core import notation
from kogge.core.chance import Seed
from kogge.core.game import shares
from kogge.core.header import Seat
from kogge.core.match import Match

from .guests import left_out, make, parted
from .schedule import Bout, Contest


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, seat by seat."""

    seed: int
    rotation: int
    bots: list[str]
    places: list[int]
    points: list[int]
    choices: list[int]  # decisions that were thought about
    ms: list[float]  # all thinking of each seat
    moves: str  # a digest of all actions, chance included: the same for the same game
    text: str = ""  # the match, if it should be kept

    @property
    def shares(self) -> list[float]:
        """What each seat has won: a tie shares."""
        return shares(self.places)


def play(contest: Contest, bout: Bout, *, keep: bool = False) -> Outcome:
    """Play one game to its end."""
    match = begun(contest, bout)
    assert match.seed is not None
    bots = [
        make(name, match.game, match.box, key(match.seed, seat, bout), contest.budget)
        for seat, name in enumerate(contest.seated(bout))
    ]
    choices, spent = [0] * len(bots), [0.0] * len(bots)
    while (seat := match.proceed()) >= 0:
        action, seconds = thought(bots[seat], match, seat)
        choices[seat] += seconds > 0
        spent[seat] += 1000 * seconds
        match.play(seat, action)
    game, box, s = match.game, match.box, match.position
    return Outcome(
        bout.seed,
        bout.rotation,
        contest.seated(bout),
        game.places(box, s),
        [total(match, seat) for seat in range(s.seats)],
        choices,
        [round(ms, 3) for ms in spent],
        moves(match),
        notation.text(match) if keep else "",
    )


def begun(contest: Contest, bout: Bout) -> Match:
    """Return a match at its beginning; the same seed deals the same in every rotation."""
    seats = [
        Seat(f"{parted(entry)[0]} {number}", bot=written(entry))
        for number, entry in enumerate(contest.seated(bout), 1)
    ]
    seed = Seed.of_number(bout.seed)
    return Match.begin(contest.rules, seats, seed, contest.options, contest.edition)


def key(seed: Seed, seat: int, bout: Bout) -> bytes:
    """Return a bot's own luck: new in every rotation, lest a bot replay a game against itself."""
    return seed.key(f"bot {seat} {bout.rotation}")


def moves(match: Match) -> str:
    """Return a digest of all actions of a match and their actors."""
    done = " ".join(f"{entry.actor}:{entry.action}" for entry in match.entries)
    return hashlib.sha256(done.encode()).hexdigest()[:16]


def written(entry: str) -> str:
    """Return an entry as it stands in a log: in one word, with only the file name of a net.

    >>> written("alderman@my nets/riga 3.npz/200ms")
    'alderman@riga_3.npz/200ms'
    >>> written("alderman~take *-crane")
    'alderman~take_*-crane'
    """
    name, net, budget = parted(entry)
    name += f"~{pattern}" if (pattern := left_out(entry)) else ""
    at, over = f"@{Path(net).name}" if net else "", f"/{budget}" if budget else ""
    return f"{name}{at}{over}".replace(" ", "_")


def thought(bot: Bot, match: Match, seat: int) -> tuple[int, float]:
    """Return a bot's action and the seconds it took; a forced one needs no thought."""
    only = match.game.legal_actions(match.box, match.position, seat)
    if len(only) == 1:
        return only[0], 0.0
    view = match.view(seat)
    started = time.perf_counter()
    action = bot.choose(view)
    return action, max(time.perf_counter() - started, 1e-9)


def total(match: Match, seat: int) -> int:
    """Return the points of a seat: the line of the score that is called total."""
    lines: list[Any] = [0] * len(match.game.lines)
    match.game.tally(match.box, match.position, seat, lines)
    return int(lines[match.game.lines["TOTAL"]])
