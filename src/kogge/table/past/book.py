"""The book of a position: how its figures came about, and what things would bring now.

Nothing of it is reckoned with an action. Whoever asks gets it from what a viewer has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from kogge import wire
from kogge.core.game import EVERYBODY, NONE, Position
from kogge.core.match import Match, Step
from kogge.core.trace import Told, Trace, told
from kogge.core.verbs.reckoning import Entry, Ledger, Past

NOW = -1  # in place of a step


def asked_for(match: Match, seat: int, leaf: wire.Leaf) -> wire.Book:
    """Return the book that somebody asks for."""
    return book_of(match, seat, leaf.step, actions_in(leaf))


def actions_in(leaf: wire.Leaf) -> list[int]:
    """Return the actions that somebody wants to know more of."""
    return [int(action) for action in leaf.after.split(",") if action]


def book_of(match: Match, seat: int, step: int, after: Iterable[int] = ()) -> wire.Book:
    """Return what the rules tell a viewer of a position: of the present one, or before a step."""
    view, past = _read(match, seat, step)
    if seat >= 0 and step == NOW:
        _try(match, view, past, seat, after)
    book, eyes = match.game.book, seat if seat != EVERYBODY else 0
    ledgers = book.ledgers(match.box, view, eyes, past)
    prospects = book.prospects(match.box, view, eyes) if eyes >= 0 else {}
    return wire.Book(
        ledgers={name: _ledger(each) for name, each in ledgers.items()},
        prospects={str(action): _entries(lines) for action, lines in prospects.items()},
    )


def _read(match: Match, seat: int, step: int) -> tuple[Position, Past]:
    """Return a position as a viewer has seen it, and what each seat was credited with before."""
    steps = list(islice(match.log(seat), None if step == NOW else step + 1))
    gone = steps if step in (NOW, len(steps)) else steps[:step]
    past = Past(match.header.start(), _credited(match, gone))
    if len(gone) < len(steps):
        return steps[step].before, past
    return (match.position if seat == EVERYBODY else match.view(seat)), past


def _try(match: Match, view: Position, past: Past, seat: int, actions: Iterable[int]) -> None:
    """Play actions on the view of a seat, until something else would have to happen."""
    game, trace = match.game, Trace.plain()
    for action in actions:
        known = action < len(game.actions)
        if not known or game.refusal(match.box, view, seat, action) != NONE:
            return
        before = view.copy()
        game.play(match.box, view, trace, seat, action)
        _credit(match, before, told(trace), past.credited)


def _credited(match: Match, steps: Iterable[Step]) -> list[Counter[str]]:
    found: list[Counter[str]] = [Counter() for _ in match.header.seats]
    for step in steps:
        _credit(match, step.before, step.events, found)
    return found


def _credit(
    match: Match, before: Position, events: Iterable[Told], sums: Sequence[Counter[str]]
) -> None:
    for event in events:
        for credit in match.game.book.credits(before, event):
            sums[credit.seat][credit.word] += credit.figure


def _ledger(of: Ledger) -> wire.Ledger:
    return wire.Ledger(
        word=of.word, total=of.total, entries=_entries(of.entries), terms=dict(of.terms)
    )


def _entries(entries: Iterable[Entry]) -> list[wire.Entry]:
    return [
        wire.Entry(word=each.word, figure=each.figure, most=each.most, terms=dict(each.terms))
        for each in entries
    ]
