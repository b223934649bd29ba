"""Orders in words, for their writer."""

from __future__ import annotations

import json
from collections.abc import Sequence

from kogge import wire
from kogge.core.game import Position
from kogge.speech.speech import Words

from ..ledger import Orders
from ..refusals import words
from ..table import Table
from . import choices
from .choices import NOWHERE, place_of
from .facts import offered


def shown(table: Table, seat: int, language: str, *, writable: bool) -> wire.Orders:
    """Return the orders of a seat as its owner reads them."""
    orders = table.orders.get(seat) or Orders(after=0, turns=[])
    match = table.playing
    spoken = words(match.game, match.header.edition, language)
    view = match.seen(seat)
    return wire.Orders(
        turns=[[told_way(spoken, view, way) for way in ways] for ways in orders.turns],
        stopped=orders.stopped,
        writable=writable,
    )


def told_way(spoken: Words, view: Position, way: wire.Way) -> wire.ToldWay:
    """Return a way in words, with the figures of what its writer sees now."""
    facts = [told(spoken, fact) for fact in way.holds]
    sentences = [spoken.action(view, view.viewer, action) for action in way.actions]
    if way.best is not None:
        sentences = _described(spoken, sentences, place_of(spoken.game, way), way.best)
    return wire.ToldWay(way=way, sentences=sentences, facts=facts)


def told_facts(
    spoken: Words, view: Position, actions: Sequence[int], loose: int = NOWHERE
) -> list[wire.ToldFact]:
    """Return the facts on which some actions may depend, in words; one may be only described."""
    facts = offered(spoken.game, view, view.viewer, actions, loose)
    return [told(spoken, fact, usual=usual) for fact, usual in facts]


def told_bests(
    spoken: Words, view: Position, actions: Sequence[int], sentences: Sequence[str]
) -> list[wire.ToldBest]:
    """Return how some actions may be described instead, each with what it may depend on then."""
    return [
        wire.ToldBest(
            best=best,
            at=place,
            sentences=_described(spoken, sentences, place, best),
            about=spoken.say(f"choice-{best.name}-about"),
            facts=told_facts(spoken, view, actions, place),
        )
        for place, best in choices.offered(spoken.game, view, view.viewer, actions)
    ]


def _described(spoken: Words, sentences: Sequence[str], place: int, best: wire.Best) -> list[str]:
    """Return sentences with a description in place of one of them."""
    said = spoken.say(f"choice-{best.name}", one=_term(spoken, best.one))
    return [said if n == place else sentence for n, sentence in enumerate(sentences)]


def told(spoken: Words, fact: wire.Fact, *, usual: bool = True) -> wire.ToldFact:
    """Return a fact in words."""
    terms = {"one": _term(spoken, fact.one), "two": _term(spoken, fact.two)}
    sentence = spoken.say(f"fact-{fact.name}", **terms, value=_value(spoken, fact.value))
    return wire.ToldFact(fact=fact, sentence=sentence, usual=usual)


def _term(spoken: Words, text: str) -> int | str:
    return int(text) if text.isdigit() else spoken.name(text)


def _value(spoken: Words, text: str) -> int | str:
    """Return a value as it is said: a number, a name, or how many there are of what."""
    try:
        data = json.loads(text)
    except ValueError:  # whoever wrote this wrote it by hand; it never holds
        return text
    if isinstance(data, dict):
        return ", ".join(f"{count} {spoken.name(name)}" for name, count in data.items() if count)
    return data if isinstance(data, int) else spoken.name(str(data))
