"""The toy's hidden cards: what is imagined is uniform over all that is consistent."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from kogge.core.carrier.bits import size
from kogge.core.carrier.codec import describe
from kogge.core.carrier.lot import Lots
from kogge.core.chance import Seed
from kogge.core.game import CHANCE
from kogge.core.header import Seat
from kogge.core.match import Match
from toy import ALL, Position
from toy import GAME as TOY


def consistent(view: Position) -> set[tuple[int, ...]]:
    """Enumerate, card by card, every deal that fits a view: the hands of the others."""
    known = view.discards | view.shown | view.hand[view.viewer]
    unseen = [card for card in range(10) if (ALL & ~known) >> card & 1]
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    deals = set()
    for order in itertools.permutations(unseen):
        hands, rest = [], list(order)
        for seat in others:
            hands.append(sum(1 << card for card in rest[: view.held[seat]]))
            rest = rest[view.held[seat] :]
        pile = sum(1 << card for card in rest)
        fits = all(not hand & ~view.may[seat] for hand, seat in zip(hands, others, strict=True))
        if fits and not pile & ~view.lies:
            deals.add(tuple(hands))
    return deals


def after_a_reshuffle() -> Match:
    """Return a match in which a hand holds cards from before and after a reshuffle."""
    for number in range(200):
        match = Match.begin(TOY, [Seat("Anna"), Seat("Berta")], Seed.of_number(number))
        while describe(match.position)["rounds"] < 2 or match.mover == CHANCE:
            if match.mover == CHANCE:
                match.draw()
            else:
                match.play(
                    match.mover, TOY.legal_actions(match.box, match.position, match.mover)[0]
                )
        view: Any = match.view(0)
        if len(consistent(view)) > 3:
            return match
    raise AssertionError


def test_imagining_is_uniform_over_the_consistent_deals() -> None:
    match = after_a_reshuffle()
    view: Any = match.view(0)
    deals = consistent(view)
    lots, counts = Lots.of(b"imagine"), Counter[tuple[int, ...]]()
    times = 400 * len(deals)
    for _ in range(times):
        s = view.copy()
        TOY.imagine(match.box, s, lots)
        counts[(s.hand[1],)] += 1

    assert set(counts) == deals
    truth: Any = match.position
    assert (truth.hand[1],) in deals
    deviation = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert deviation < len(deals) + 5 * (2 * len(deals)) ** 0.5  # chi-square, five sigma


def test_after_the_reshuffle_older_cards_are_known_not_to_lie_in_the_pile() -> None:
    view: Any = after_a_reshuffle().view(0)

    assert view.may[1] & ~view.lies  # Berta may hold what can no longer be drawn
    assert view.pile == 0
    assert size(view.hand[0]) == 3
