"""Games of a bot with itself, and what a net can learn from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from kogge.bots.duel.duellist import Duellist, drawn
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.net import Net, squash
from kogge.bots.judgement.scratch import scratch
from kogge.bots.judgement.unsure import UNSURE
from kogge.bots.time.budget import Budget
from kogge.bots.trees.drill import Drill
from kogge.bots.trees.grower import Grower
from kogge.core.carrier.lot import Lots, below
from kogge.core.chance import Seed
from kogge.core.game import Game, Position
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match

STRAY = 12  # one choice in this many is random, so that other positions are met
BOLD = 0.03  # how much worse, in shares, a choice may be and still be tried
LED = 40  # choices of each seat, at most, in which guests take part: most of a game
BY_WIN, CLEAR = 0.6, 5.0  # weight of the win against the lead, and a lead that is clear, in points


@dataclass(slots=True)
class Lesson:
    """Rows of what was seen, what the search thought of it, and the result."""

    rows: Any
    thought: Any
    came: Any


def lesson(
    game: Game, number: int, budget: Budget, net: Callable[[], Net], seats: int = 2
) -> Lesson:
    """Play one game, and return its lesson: for pairs of seats, which beats the other."""
    import numpy as np

    seed = Seed.of_number(number)
    match = Match.begin(game, [Seat(name) for name in NAMES[:seats]], seed)
    eye, pad = eye_of(game), scratch(flat=False)
    kind = Duellist if eye.meets and seats == 2 else Grower
    player = kind(game, match.box, seed.key("self"), budget, net=net)
    lots = Lots.of(seed.key("stray"))
    rows: list[list[float]] = []
    thought: list[float] = []
    pairs: list[tuple[int, int]] = []
    while (seat := match.proceed()) >= 0:
        actions = game.legal_actions(match.box, match.position, seat)
        if len(actions) == 1:
            match.play(seat, actions[0])
            continue
        action, share = _tried(player, match.view(seat), lots, actions)
        if eye.finish(match.box, match.position, seat, pad) == UNSURE:
            met = list(permutations(range(seats), 2))
            pairs += met
            rows += [_row(game, match, *pair) for pair in met]
            thought += [share if one == seat else 1 - share for one, _ in met]
        match.play(seat, action)
    places = game.places(match.box, match.position)
    came = np.array([_beats(places, *pair) for pair in pairs], np.float32)
    told = came if seats > 2 else thought  # a share of the whole win says nothing about a pair
    return Lesson(np.array(rows, np.float32), np.array(told, np.float32), came)


def drilled(
    game: Game, number: int, sims: int, net: Net, seats: int = 2, guests: float = 0.0
) -> Lesson:
    """Play one game of a tree with itself, all of it compiled, and return its lesson.

    So large a part of all games has guests: the hand leads some seats at first.
    """
    import numpy as np

    from kogge.core.carrier.arrays import array_of

    drill, box = Drill(game, net, Seed.of_number(number).key("drill")), game.edition.box
    start, rng = game.start(box, seats, game.read_options({}, seats)), np.random.default_rng(number)
    led = _led(rng, seats) if rng.random() < guests else (0, 0)
    end = drill.practise(start, sims, *led)
    count, notes = drill.notes.meter[0], drill.notes
    # Of a larger table hardly more rows than of a small one: pairs of one moment are much alike.
    kept = rng.random(count) * (seats - 1) < 1
    pairs = array_of(notes.seats)[:count][kept]
    came = np.array([_margin(game, end, *map(int, pair)) for pair in pairs], np.float32)
    told = array_of(notes.thought)[:count][kept] if seats == 2 else came  # as above
    return Lesson(array_of(notes.rows)[:count][kept], told.astype(np.float32), came)


def _led(rng: Any, seats: int) -> tuple[int, int]:
    """Return a set of seats for guests to lead, and for how many choices."""
    return int(rng.integers(1, 1 << seats)), int(rng.integers(LED * seats))


def _margin(game: Game, end: Position, seat: int, other: int) -> float:
    """Return whether a seat beats the other, and by how much: points are told sooner than wins."""
    deserved, box = eye_of(game).deserved or game.merit, game.edition.box
    lead = deserved(box, end, seat) - deserved(box, end, other)
    won = (lead > 0) + (lead == 0) / 2
    return BY_WIN * won + (1 - BY_WIN) * squash(lead / eye_of(game).point / CLEAR)


def _beats(places: list[int], seat: int, other: int) -> float:
    """Return 1 if a seat beats the other, and a half for a tie."""
    return (places[seat] < places[other]) + (places[seat] == places[other]) / 2


def _row(game: Game, match: Match, seat: int, other: int) -> list[float]:
    row = [0.0] * eye_of(game).inputs
    eye_of(game).describe(match.box, match.position, seat, other, row)
    return row


def _tried(
    player: Duellist | Grower, view: Position, lots: Lots, actions: list[int]
) -> tuple[int, float]:
    """Return an action, now and then not the best, and the share expected."""
    stray = below(lots, STRAY) == 0
    if isinstance(player, Duellist):
        verdict = player.estimate(view, trusting=False)
        share = verdict.share(view.viewer)
        return (
            actions[below(lots, len(actions))] if stray else drawn(lots, verdict.mixes[view.viewer])
        ), share
    found = player.weigh(view)
    best = max(found, key=lambda each: each.weight)
    close = [each.action for each in found if each.share >= best.share - BOLD]
    if stray:
        return actions[below(lots, len(actions))], best.share
    if player.meets:
        return drawn(lots, {each.action: each.weight for each in found}), best.share
    return close[below(lots, len(close))] if below(lots, 3) == 0 else best.action, best.share
