"""The coach: a clear mistake is told when the turn is over, by the same comparison as a review."""

from __future__ import annotations

import pytest

from kogge.core.game import CHANCE
from kogge.core.match import Match
from kogge.games import find
from kogge.review.care import Care
from kogge.review.coach import CLEAR, costly, decisions, last_turn, made_good
from kogge.review.findings import Choice, Decision, Finding
from kogge.review.review import findings
from strategies import begin, played

LITTLE = Care(find=40, weigh=20, trees=2, draw=1, solve=200, crowd=200)


def graded(match: Match, seat: int) -> list[Decision]:
    """Return the clear mistakes that a review finds."""
    found = (each.decision for each in findings(match, seat, LITTLE) if isinstance(each, Finding))
    return [each for each in found if each is not None and each.grade in CLEAR]


def test_a_mistake_of_the_review_is_one_of_the_coach() -> None:
    match = played(find("riga"), 2, 1)
    mistake = graded(match, 0)[0]
    told = costly(match.at(mistake.entry + 1), 0, LITTLE)

    assert told is not None
    assert told.decision.loss >= mistake.loss
    assert told.line[0] == told.decision.best.action
    assert told.reasons


def own_of(match: Match) -> list[int]:
    """Return which entries of the first seat's last turn are its own."""
    first, end = last_turn(match, 0)
    return [number for number in range(first, end) if match.entries[number].actor == 0]


def test_nobody_is_reproached_with_what_was_done_after_all() -> None:
    whole = played(find("riga"), 2, 3)
    turns = (whole.at(number) for number in range(10, len(whole.entries)))
    match = next(each for each in turns if len(own_of(each)) > 1)
    own = own_of(match)

    def better(entry: int, action: int) -> Decision:
        """A decision for which another action of the same turn would have been better."""
        return Decision(entry, 2, Choice(0, 0.4), Choice(action, 0.5), 0.1, 0.01, "mistake")

    last = match.entries[own[-1]].action
    assert made_good(match, 0, better(own[0], last)), "it was done later in the turn"
    assert not made_good(match, 0, better(own[-1], last)), "it was not done after that"
    assert not made_good(match, 1, better(own[0], last)), "it is about the own turn"


def test_choices_of_one_moment_are_told_of_when_all_lie_open() -> None:
    match = played(find("visby"), 2, 1)
    mistake = graded(match, 0)[0]
    sealed, opened = match.at(mistake.entry + 1), match.at(mistake.entry + 2)

    assert list(decisions(sealed, 0, LITTLE)) != [mistake], "the other still chooses"
    assert [each.loss for each in decisions(opened, 0, LITTLE)] == [mistake.loss]


@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_a_turn_is_what_a_seat_does_between_two_others(game: str) -> None:
    match = played(find(game), 2, 3)
    first, end = last_turn(match, 0)
    actors = [entry.actor for entry in match.entries]

    assert actors[end - 1] == 0
    assert set(actors[first:end]) <= {0, CHANCE}
    assert set(actors[end:]) <= {1, CHANCE}
    assert first == 0 or actors[first - 1] == 1
    assert last_turn(begin(find(game), 2), 0) == (0, 0)
    assert costly(begin(find(game), 2), 0, LITTLE) is None
