"""Whether a review is true: planted mistakes, the choices of a strong player, and luck.

``python -m kogge.bench.reviewing planted|own|luck GAME COUNT [SEATS]`` prints what was found.
A decision is reviewed by the same code, with the same care and the same result as in a whole
review; so single decisions of many matches are looked at, not whole matches.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from kogge.bots.bot import make
from kogge.bots.guild import Member
from kogge.bots.level import NAMES as LEVELS
from kogge.bots.level import level_of
from kogge.bots.time.budget import Budget
from kogge.core.carrier.lot import Lots, below
from kogge.core.chance import Seed
from kogge.core.game import CHANCE, Game
from kogge.core.header import NAMES, Seat
from kogge.core.match import Entry, Match
from kogge.games import find
from kogge.review.care import Care, care_for
from kogge.review.findings import Decision
from kogge.review.minds.duels import Duels, Unsolved
from kogge.review.minds.questions import questions
from kogge.review.minds.turns import Turns
from kogge.review.review import mind_of

ALDERMAN = LEVELS[-1]
PLAYED = Budget(sims=100)  # a turn, in the matches that decisions are taken from
ONE_IN = 3  # decisions of a match that are looked at
DEEP = 3.0  # times the care of a review, in other worlds, to hold a choice for a mistake
SOLVED = 10_000  # positions, to solve an ending in which one is planted
GLANCE = 60  # simulations, to see where a mistake could be planted
WORSE = 0.20  # of the win: what a planted mistake loses
BOLDER = 10  # times its usual budget: a player whose choices should stand
BRIEF = 0.125  # times the care of a review, for luck
NAMED = ("mistake", "blunder")
TOLD = 20  # games of luck, after which it is told how far it has come


class Spot(NamedTuple):
    """A decision of a match: the match as it stood, and the seat that was asked."""

    match: Match
    seat: int


def matches(game: Game, seats: int, name: str = ALDERMAN) -> Iterator[Match]:
    """Yield matches of a bot with itself, from seed 1 on."""
    for number in count(1):
        seed = Seed.of_number(number)
        match = Match.begin(game, [Seat(each) for each in NAMES[:seats]], seed)
        bots = [
            make(name, game, match.box, seed.key(f"bot {seat}"), PLAYED) for seat in range(seats)
        ]
        while (seat := match.proceed()) >= 0:
            match.play(seat, bots[seat].choose(match.view(seat)))
        yield match


def spots(game: Game, seats: int) -> Iterator[Spot]:
    """Yield some decisions of each match."""
    for match in matches(game, seats):
        lots, now = Lots.of(match.header.commitment.encode()), Match(match.header)
        for entry in match.entries:
            asked = entry.actor != CHANCE and len(now.options(entry.actor)) > 1
            if asked and below(lots, ONE_IN) == 0:
                yield Spot(now.copy(), entry.actor)
            now.repeat(entry)


# Reviewing one decision.


def reviewed(spot: Spot, action: int, care: Care | None = None) -> Decision | None:
    """Return what the review says of a choice, or None where nothing else was sensible."""
    match, seat = spot
    mind = mind_of(match, seat, care or care_for(match.position.seats))
    if isinstance(mind, Turns):
        return mind.decided(match, Entry(seat, action, "")).decision
    asked = sealed(match, seat, action)
    return mind.asked(list(questions(asked))[-1]).decision


def sealed(match: Match, seat: int, action: int) -> Match:
    """Return a match that goes on with a choice, and any of those who choose after it."""
    match = match.copy()
    question = match.asked
    match.play(seat, action)
    while match.mover > seat and (question >> match.mover) & 1:
        match.play(match.mover, match.options(match.mover)[0])
    return match


# Mistakes.


def worse(spot: Spot) -> list[int]:
    """Return choices that deep search holds for much worse than the best."""
    care = care_for(spot.match.position.seats)
    mind = mind_of(spot.match, spot.seat, replace(care, solve=SOLVED))
    if isinstance(mind, Duels):
        return _worse_duel(mind, spot)
    return _worse_turn(spot, care.times(DEEP))


def _worse_turn(spot: Spot, deep: Care) -> list[int]:
    """Take any choice that looks bad, if deep search agrees."""
    mind, view = Turns(spot.match, spot.seat, deep, b"deep"), spot.match.view(spot.seat)
    best, *others = sorted(mind.sounder.weigh(view, GLANCE), key=lambda each: -each.share)
    bad = [each.action for each in others if best.share - each.share >= WORSE]
    if not bad:
        return []
    action = bad[below(Lots.of(view.pack()), len(bad))]
    lead = mind.lead(view, mind.found(view, deep)[0].action, action, deep)[1]
    return [action] if lead >= WORSE else []


def _worse_duel(mind: Duels, spot: Spot) -> list[int]:
    """Where two choose at the same moment, only what can be solved is taken: that is certain."""
    actions = spot.match.options(spot.seat)
    position = list(questions(sealed(spot.match, spot.seat, actions[0])))[-1].position
    action, sign = actions[below(Lots.of(position.pack()), len(actions))], 1 - 2 * spot.seat
    try:
        meeting = mind.solved(position, mind.judged(position))
        loss = sign * (meeting.value - meeting.against(spot.seat, action))
    except Unsolved:
        return []
    return [action] if loss >= WORSE else []


def planted(game: Game, number: int, seats: int) -> str:
    """Plant mistakes, and tell how many of them are found."""
    found: Counter[str] = Counter()
    planting = ((spot, action) for spot in spots(game, seats) for action in worse(spot)[:1])
    for spot, action in islice(planting, number):
        decision = reviewed(spot, action)
        found[decision.grade if decision else "unseen"] += 1
        print(dict(found), flush=True, file=sys.stderr)
    named = sum(found[name] for name in NAMED)
    return f"{game.name}: {named} of {number} planted mistakes are found: {dict(found)}"


def own(game: Game, number: int, seats: int) -> str:
    """Let a strong player choose with ten times its budget; tell how its choices are graded."""
    found: Counter[str] = Counter()
    sims = BOLDER * level_of(game, ALDERMAN).sims
    for spot in islice(spots(game, seats), number):
        view = spot.match.view(spot.seat)
        key, budget = view.pack(), Budget(sims=sims)
        member = Member(game, spot.match.box, key, budget, name=ALDERMAN, judges=True)
        decision = reviewed(spot, member.choose(view))
        found[decision.grade if decision else "no other choice"] += 1
        print(dict(found), flush=True, file=sys.stderr)
    named = sum(found[name] for name in NAMED)
    return f"{game.name}: {named} of {number} own choices are called mistakes: {dict(found)}"


def luck(game: Game, number: int, seats: int) -> str:
    """Tell the mean luck of the first seat over many games, with its standard error."""
    lucks = list[float]()
    for match in islice(matches(game, seats, "greedy"), number):
        lucks.append(drawn(match))
        if len(lucks) % TOLD == 0:
            print(lucky(game, lucks), flush=True, file=sys.stderr)
    return lucky(game, lucks)


def lucky(game: Game, lucks: Sequence[float]) -> str:
    """Return the mean of many lucks in words."""
    mean, error = fmean(lucks), stdev(lucks) / sqrt(len(lucks))
    told = f"{mean:+.4f} ± {error:.4f}, in one game ± {stdev(lucks):.3f}"
    return f"{game.name}: luck over {len(lucks)} games {told}"


def drawn(match: Match) -> float:
    """Return the luck of the first seat in a match, looked at briefly: its mean is the same."""
    mind, now, total = Turns(match, 0, care_for(2).times(BRIEF)), Match(match.header), 0.0
    for entry in match.entries:
        if entry.actor == CHANCE:
            total += sum(change.draws[0] for change in mind.drawn(now, entry.action))
        now.repeat(entry)
    return total


MEASURES: dict[str, Callable[[Game, int, int], str]] = {
    "planted": planted,
    "own": own,
    "luck": luck,
}


def main(measure: str, name: str, number: str = "40", seats: str = "2") -> None:
    """Measure, and print what was found."""
    print(MEASURES[measure](find(name), int(number), int(seats)))


if __name__ == "__main__":
    main(*sys.argv[1:])
