"""Leak tests: worlds that a seat cannot tell apart give it the very same bytes.

A twin of a match differs from it only in what a seat has not seen: sealed choices not yet
revealed, and cards that others drew in secret. Everything that the seat receives must be equal.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kogge.core.carrier import codec
from kogge.core.carrier.bits import size
from kogge.core.carrier.lot import Lots
from kogge.core.error import KoggeError
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game, Position
from kogge.core.match import Entry, Match
from kogge.table.past.book import NOW, book_of
from strategies import TESTED, begin, matches, step

SECRETIVE = [game for game in TESTED if game.name != "haithabu"]  # which hides nothing at all
secretive = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)


class Past:
    """A match, and how it stood before each of its entries: each is replayed once, not all anew."""

    def __init__(self, match: Match) -> None:
        self.match, self.stood = match, [match.header.start()]
        replayed = Match(match.header)
        for entry in match.entries:
            replayed.repeat(entry)
            self.stood.append(replayed.position.copy())

    def step(self, wish: int) -> None:
        """Play one action."""
        step(self.match, wish)
        self.stood.append(self.match.position.copy())

    def secret_since(self) -> int:
        """Return the entry from which all was secret: private draws, choices not yet revealed."""
        start = len(self.match.entries)
        while start and self.is_secret(start - 1):
            start -= 1
        return start

    def is_secret(self, index: int) -> bool:
        """Return whether spectators have seen nothing of an entry."""
        game, entry = self.match.game, self.match.entries[index]
        before, after = self.stood[index : index + 2]
        if entry.actor == CHANCE:
            return game.audience(before, CHANCE, entry.action) != EVERYBODY
        return bool(game.view(before, NOBODY) == game.view(after, NOBODY))


def twin(past: Past, seat: int, data: st.DataObject) -> Match:
    """Return a match with other secrets at the last moment, except the seat's own."""
    match, start = past.match, past.secret_since()
    other = match.at(start)
    for entry in match.entries[start:]:
        if entry.actor != other.mover:
            break
        possible = _possible(other, entry.actor)
        own = seat == match.game.audience(other.position, entry.actor, entry.action)
        if own and entry.action not in possible:
            assume(False)  # noqa: FBT003  another seat has drawn the card that this one drew
        action = entry.action if own else data.draw(st.sampled_from(possible))
        other.repeat(Entry(entry.actor, action, ""))
    return other


def _possible(match: Match, actor: int) -> list[int]:
    game = match.game
    if actor != match.mover:
        return []
    if actor == CHANCE:
        weights = game.weights(match.box, match.position)
        return [outcome for outcome, weight in enumerate(weights) if weight]
    return game.legal_actions(match.box, match.position, actor)


def received(match: Match, seat: int) -> bytes:
    """Return everything that a seat gets to see of a match, as bytes."""
    game, view = match.game, match.view(seat)
    log = [
        (
            shown.before.pack().hex(),
            shown.done,
            [game.describe_event(event) for event in shown.events],
        )
        for shown in match.log(seat)
    ]
    whole: dict[str, Any] = {
        "view": view.pack().hex(),
        "told": codec.describe(view),
        "log": log,
        "legal": game.legal_actions(match.box, match.position, max(seat, 0)) if seat >= 0 else [],
        "messages": [_message(match, seat, action) for action in range(len(game.actions))],
    }
    return json.dumps(whole).encode()


def _message(match: Match, seat: int, action: int) -> str:
    """Return the answer to a seat that tries an action, whether it is asked or not."""
    if seat < 0:
        return ""
    reason = match.refusal(seat, action)
    if reason == 0:
        return "may"
    try:
        match.play(seat, action)  # it is refused, so nothing changes
    except KoggeError as error:
        return f"{error} {match.game.paragraphs[reason]}"
    raise AssertionError


@secretive
@given(data=st.data())
def test_what_a_seat_gets_does_not_tell_what_it_may_not_know(
    game: Game, data: st.DataObject
) -> None:
    past = Past(match := data.draw(matches(game, longest=40)))
    while not match.over and past.secret_since() == len(match.entries):
        past.step(data.draw(st.integers(0, 10**6)))
    seat = data.draw(st.sampled_from([NOBODY, *range(len(match.header.seats))]))
    other = twin(past, seat, data)
    assume(len(other.entries) == len(match.entries))
    assume(other.position != match.position)

    assert received(match, seat) == received(other, seat)
    assert book_of(match, seat, NOW) == book_of(other, seat, NOW)


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
@given(data=st.data())
def test_a_position_imagined_from_a_view_tells_the_seat_the_same(
    game: Game, data: st.DataObject
) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(range(len(match.header.seats))))
    other = match.at(len(match.entries))
    game.hide(other.position, seat)
    game.imagine(match.box, other.position, Lots.of(data.draw(st.binary(max_size=4))))
    other.entries, match.entries = [], []  # the log is not the position's

    assert match.view(seat) == other.view(seat)
    for action in range(len(game.actions)):
        assert match.refusal(seat, action) == other.refusal(seat, action)


@secretive
@given(data=st.data())
def test_a_sealed_choice_changes_nothing_for_the_others(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=60))
    while not match.over and size(game.together(match.position)) < 2:
        step(match, data.draw(st.integers(0, 10**6)))
    assume(not match.over)
    seat = match.mover
    legal = game.legal_actions(match.box, match.position, seat)
    others = [other for other in (NOBODY, *range(len(match.header.seats))) if other != seat]
    seen = data.draw(st.sampled_from(others))
    before = received(match, seen)
    some = data.draw(st.sets(st.sampled_from(legal), max_size=4))
    for action in some | {legal[0], legal[-1]}:
        after = match.copy()
        after.play(seat, action)

        assert before == received(after, seen)


@secretive
def test_a_game_that_hides_nothing_is_caught(game: Game) -> None:
    """The tests above can fail: a game that shows everything gives twins away."""

    def show(s: Position, seat: int) -> None:
        s.viewer = seat

    open_game = replace(game, hide=show)
    match = begin(open_game, game.seats[0])
    while size(game.together(match.position)) < 2:
        step(match, 0)
    one, two = match.at(len(match.entries)), match.at(len(match.entries))
    actions = game.legal_actions(match.box, match.position, match.mover)
    one.play(match.mover, actions[0])
    two.play(match.mover, actions[1])

    assert received(one, NOBODY) != received(two, NOBODY)
