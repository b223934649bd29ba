"""Books: every ledger can be checked by hand, and what would come of something is what comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge import wire
from kogge.core.carrier.record import words as words_of
from kogge.core.game import EVERYBODY, NOBODY, NONE, Game
from kogge.core.match import Match
from kogge.games import GAMES
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import Speech, Words
from kogge.table.past.book import NOW, book_of
from soaking import SOAK
from strategies import begin, matches, played, step

few = settings(max_examples=60 if SOAK else 8)  # each of them looks at many figures
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def only(name: str) -> pytest.MarkDecorator:
    """Let a test be about one game."""
    return pytest.mark.parametrize("game", [GAMES[name]], ids=[name])


def viewers(match: Match) -> list[int]:
    """Return all who may ask."""
    return [EVERYBODY, NOBODY, *range(len(match.header.seats))]


def score_of(match: Match, seat: int) -> dict[str, int]:
    """Return the score of a seat, line by line."""
    lines = [0] * len(match.game.lines)
    match.game.tally(match.box, match.position, seat, lines)
    return dict(zip(words_of(match.game.lines), lines, strict=True))


@every_game
@few
@given(data=st.data())
def test_the_lines_of_every_ledger_add_up(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=300))
    book = book_of(match, data.draw(st.sampled_from(viewers(match))), NOW)

    assert book.ledgers
    for name, ledger in book.ledgers.items():
        assert sum(entry.figure for entry in ledger.entries) == ledger.total, name


@every_game
@few
@given(data=st.data())
def test_ledgers_come_to_the_figures_of_the_rules(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=300))
    seats = len(match.header.seats)
    seat = data.draw(st.sampled_from(range(seats)))
    totals = {name: ledger.total for name, ledger in book_of(match, seat, NOW).ledgers.items()}

    for other in range(seats):
        assert totals[f"score.{other}"] == score_of(match, other)["total"]
    assert totals == totals | dict(figures(match, seat))


def figures(match: Match, seat: int) -> Iterator[tuple[str, int]]:
    """Yield what a table shows, by the name of its ledger."""
    s: Any = match.position
    told: Any = match.game.survey(match.box, match.view(seat), seat)
    for other in range(s.seats):
        if match.game.name == "visby":
            yield f"seals.{other}", s.seals[other]
        elif match.game.name == "haithabu":
            yield f"points.{other}", s.points[other]
            yield f"fee.{other}", told["seats"][other]["fee"]
            yield f"storage.{other}", told["seats"][other]["storage"]
        else:
            score = score_of(match, other)
            yield f"earned.{other}", score["buildings"] + score["archives"] + score["lodges"]
            yield f"knights.{other}", told["seats"][other]["knights"]
            yield f"merchants.{other}", told["seats"][other]["merchants"]
            yield f"limit.{other}", told["seats"][other]["limit"]
    for row, worth in enumerate(told.get("rows", [])):
        yield f"row.{row}", worth["base"]
        for city in worth["worth"]:
            yield f"row.{row}.{city}", worth["worth"][city]
    for city, purse in told.get("cities", {}).items():
        yield f"purse.{city}", purse["money"]


@every_game
def test_a_step_of_the_past_has_its_own_book(game: Game) -> None:
    match = played(game, game.seats[0], 3)
    steps = list(match.log(0))
    for number in range(0, len(steps), len(steps) // 5):
        book = book_of(match, 0, number)
        assert book.ledgers["score.1"].total == score_at(match, steps[number].before)
    assert book_of(match, 0, len(steps)) == book_of(match, 0, NOW) == book_of(match, 0, 10**6)


def score_at(match: Match, view: Any) -> int:
    """Return the total of the second seat in a view."""
    lines = [0] * len(match.game.lines)
    match.game.tally(match.box, view, 1, lines)
    return lines[match.game.lines["TOTAL"]]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_can_be_read_in_every_language(game: Game, language: str) -> None:
    words = Words(Speech(language), game, game.edition)
    match = played(game, game.seats[-1], 5)
    steps = list(match.log(0))
    for number in range(0, len(steps), max(1, len(steps) // (12 if SOAK else 6))):
        book = book_of(match, 0, number)
        for ledger in book.ledgers.values():
            assert readable(words, f"ledger-{ledger.word}", ledger.terms)
            assert all(is_said(words, entry) for entry in ledger.entries)
        assert all(is_said(words, entry) for lines in book.prospects.values() for entry in lines)


def is_said(words: Words, entry: wire.Entry) -> bool:
    """Return whether a line can be said."""
    return readable(words, f"entry-{entry.word}", entry.terms)


def readable(words: Words, name: str, terms: dict[str, int | str]) -> bool:
    """Return whether the game has such a message, and all that it names."""
    named = {
        key: words.name(each) if isinstance(each, str) else each for key, each in terms.items()
    }
    return words.has(name) and "{" not in words.say(name, **named)


@only("haithabu")
@few
@given(data=st.data())
def test_ledgers_still_add_up_after_what_is_only_tried(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=300))
    seat = match.mover
    if seat < 0:
        return
    action = data.draw(st.sampled_from(match.options(seat)))
    before = match.position.copy()
    book = book_of(match, seat, NOW, [action, 10**4, action])
    trial = match.view(seat)
    match.game.play(match.box, trial, match.trace.copy(), seat, action)

    assert match.position == before
    assert book.ledgers[f"points.{seat}"].total == trial.points[seat]  # type: ignore[attr-defined]
    for ledger in book.ledgers.values():
        assert sum(entry.figure for entry in ledger.entries) == ledger.total


# What something would bring.


@every_game
@few
@given(data=st.data())
def test_prospects_are_told_of_actions_that_exist(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=200))
    for action, entries in book_of(match, 0, NOW).prospects.items():
        assert 0 <= int(action) < len(game.actions)
        assert entries
        assert all(each.most is None or each.most > each.figure for each in entries)
    assert book_of(match, NOBODY, NOW).prospects == {}


# Verbs of which there is nothing to reckon: they end something, wait, or only prepare a choice.
SILENT = {
    "visby": set(),
    "riga": {"start", "monastery", "swap", "end"},
    "haithabu": {"turn", "end", "leave", "load", "done"},
}


@every_game
def test_every_verb_tells_what_it_would_bring(game: Game) -> None:
    told, verbs = set[str](), {action.verb for action in game.actions}
    for number in range(18):
        if told == verbs - SILENT[game.name] and not SOAK:
            break
        match = begin(game, game.seats[-1 - number % 2], number)
        if game.name == "riga":
            match.position.riga = 1  # type: ignore[attr-defined]  # with the Riga buildings
        for wish in range(250):
            if match.over:
                break
            step(match, wish * (number + 7919) >> 3)
            if wish % 3 == number % 3:
                prospects = book_of_now(match, max(match.mover, 0))
                told |= {game.actions[int(action)].verb for action in prospects}
    assert verbs - told == SILENT[game.name]


def book_of_now(match: Match, seat: int) -> dict[int, Any]:
    """Return what would come of everything, without a look at the past."""
    return match.game.book.prospects(match.box, match.view(seat), seat)


@only("visby")
@few
@given(data=st.data())
def test_what_a_card_of_visby_brings_lies_within_what_was_foreseen(
    game: Game, data: st.DataObject
) -> None:
    match = data.draw(matches(game, longest=60))
    s: Any = match.position
    while not match.over and (s.phase or match.mover):  # until the cards of a round are chosen
        match.play(match.mover, match.options(match.mover)[0])
    if match.over:
        return
    prospects = book_of(match, 0, NOW).prospects
    laid = data.draw(st.sampled_from(match.options(0)))
    match.play(0, laid)
    while not match.events(EVERYBODY):
        match.play(match.mover, data.draw(st.sampled_from(match.options(match.mover))))
    events = [match.game.describe_event(each) for each in match.events(EVERYBODY)]
    for entry in prospects[str(laid)]:
        for event in events:
            card = entry.terms.get("card", match.game.actions[laid].args[0])
            if event.get("seat") == 0 and event.get("card") == card:
                amount = event.get("seals", event.get("wares", 0) - event.get("lost", 0))
                if event["event"] != "revealed":
                    assert entry.figure <= amount <= (entry.most or entry.figure)


@only("riga")
@few
@given(data=st.data())
def test_a_row_of_riga_pays_what_was_foreseen(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=200))
    seat = match.mover
    if seat < 0:
        return
    prospects = book_of(match, seat, NOW).prospects
    for action in match.options(seat):
        if match.game.actions.name(action).startswith("take row"):
            after = match.copy()
            after.play(seat, action)
            told: Any = match.game.survey(match.box, after.view(seat), seat)
            for entry in prospects[str(action)]:
                assert told["cities"][entry.terms["city"]]["money"] == entry.figure


@only("haithabu")
@few
@given(data=st.data())
def test_what_is_paid_in_haithabu_was_foreseen(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=300))
    seat = match.mover
    if seat < 0:
        return
    prospects = book_of(match, seat, NOW).prospects
    for action in match.options(seat):
        verb = match.game.actions[action].verb
        if verb in ("loan", "repay", "hire", "stack", "buy", "amount"):
            after = match.copy()
            assert match.refusal(seat, action) == NONE
            after.play(seat, action)
            s: Any = match.position
            spent: Any = after.position
            told = {each.word: each.figure for each in prospects[str(action)]}
            assert spent.silver[seat] - s.silver[seat] == told["silver"], verb


@only("haithabu")
def test_each_event_of_the_night_is_foretold_for_all_seats(game: Game) -> None:
    match = begin(game, 3, 1)
    s: Any = match.position
    s.characters, s.silver, s.points = [0b1, 0, 0, 0], [250, 250, 0, 0], [5, 5, 0, 0]
    s.post, s.warehouse = [[0] * 6 for _ in s.post], [[0] * 6 for _ in s.warehouse]
    s.post[1][0] = 1

    told = {eyes: foretold(match, 0, eyes) for eyes in range(1, 7)}
    assert told == {
        1: {"night-given": 1},  # Cord has nothing to give
        2: {"night-character": -1},
        3: {},
        4: {"silver": -9},  # mead at 3, three players
        5: {"points": -1},  # no transport to lose
        6: {"night-goods": -1},  # Cord has neither a good nor a point
    }
    s.points[2] = 1
    assert foretold(match, 0, 6) == {"night-goods": -1, "night-bare": -1}
    assert foretold(match, 1, 2) == {"points": -1}  # Berta has no character


def foretold(match: Match, seat: int, eyes: int) -> dict[str, int]:
    """Return what an event would do, by the word of each line."""
    prospects = book_of_now(match, seat)
    entries = prospects.get(match.game.actions.number(f"event {eyes}"), [])
    return {each.word: each.figure for each in entries}
