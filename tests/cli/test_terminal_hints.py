"""Hints at the terminal: what a bot would do, and why, in the words of the pages."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest
from runner import typed

from kogge.ahead.native import provide
from kogge.bots.advice.explain import KINDS, Explained, Kind
from kogge.cli.terminal import hint as hints
from kogge.cli.terminal.prompt import command
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.core.compiled.entry import SHARED
from kogge.core.match import Match
from kogge.games import find
from kogge.speech.advice import Advice
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import Speech
from strategies import begin, step

OTHERS: set[Kind] = {"loss", "leave", "late", "slight"}  # words that only another choice can have
FIRST: set[Kind] = {"gain", "deny", "invest", "allow", "far"}  # and only the best
NAMES = ["Anna", "Berta"]


def speaker(language: str = "en", game: str = "riga") -> Advice:
    return Advice(Speech(language), game, NAMES)


def reason(kind: Kind, share: float = 0.67, doubt: float = 0.042, **more: float) -> Explained:
    seat = int(more.pop("seat")) if "seat" in more else None
    return Explained(1, share, doubt, kind, seat=seat, **more)


def told(match: Match, seat: int, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """Return the hint of a seat as the terminal shows it."""
    story = Story(Speech(language), Screen(plain=True, width=100), match)
    hints.hint(story, seat, hints.adviser(match.game))
    return capsys.readouterr().out


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told_where_it_stands(language: str) -> None:
    for kind in KINDS:
        each = reason(kind, points=2.0, seat=1, cases=0.4)
        if kind not in OTHERS:
            assert len(speaker(language).why(each)) > 20
        if kind not in FIRST:
            assert speaker(language).other(each, "Ship").startswith("Ship: ")


def test_shares_are_told_as_surely_as_they_are_known() -> None:
    share = speaker().share

    assert share(reason("even")) == "67 % (± 4)"
    assert share(reason("even", doubt=0.004)) == "67 %"
    assert share(reason("far", share=0.9999)) == "over 99 %"
    assert share(reason("sure", share=1.0, doubt=0.0)) == "100 %"
    assert share(reason("late", share=0.0001)) == "under 1 %"
    assert share(reason("lost", share=0.0, doubt=0.0)) == "0 %"
    assert speaker("de").share(reason("far", share=0.9999)) == "über 99 %"


def test_what_was_hardly_looked_at_has_no_share() -> None:
    slight = reason("slight", share=0.5, doubt=0.5)

    assert speaker().other(slight, "Ship") == "Ship: hardly looked at, looks worse straight away"
    german = speaker("de").other(slight, "Schiff")
    assert german == "Schiff: kaum verfolgt, sieht gleich schlechter aus"


@pytest.mark.parametrize(
    ("language", "game", "points", "amount"),
    [
        ("en", "riga", 0.9, "1 point"),
        ("en", "riga", 1.3, "1.5 points"),
        ("en", "visby", 1.1, "1 seal"),
        ("en", "visby", 2.2, "2 seals"),
        ("de", "haithabu", 1.0, "1 Punkt"),
        ("de", "haithabu", 2.4, "2,5 Punkte"),
        ("de", "visby", 3.0, "3 Siegel"),
    ],
)
def test_amounts_are_told_in_halves(language: str, game: str, points: float, amount: str) -> None:
    assert speaker(language, game).amount(points) == amount


def test_of_a_mix_is_told_first_what_it_brings() -> None:
    mixed = "play this in about 40 of 100 such moments, and nobody can read you."

    assert speaker().why(reason("mixed", cases=0.4)).endswith(mixed)
    gain = speaker().why(reason("mixed", cases=0.4, points=2.0))
    assert gain.startswith("All in all it is worth about 2 points more to you")
    assert gain.endswith(mixed)
    deny = speaker("de").why(reason("mixed", cases=0.4, points=1.0, seat=1))
    assert deny.startswith("Berta bekommt damit etwa 1 Punkt weniger als beim nächstbesten Zug.")


# At the terminal.


def test_hint_is_a_command_in_both_languages() -> None:
    assert command("hint") == command("tipp") == ("hint", "")


def test_somebody_asks_for_a_hint_and_then_plays_on(home: Path) -> None:
    for library in (SHARED, "visby"):
        provide(library)  # without it a simple bot would advise meanwhile
    lines = "hint\nhelp\nknight ship\nquit\n"
    done = typed("play", "--seats", "you,greedy", "--seed", "3", "--plain", stdin=lines)

    assert done.code == 0
    assert "The Alderman would play this\n 1. " in done.out
    assert "Chance to win: 5" in done.out
    assert "If the game ended" not in done.out, "what the other chooses is not known"
    assert "hint                what a bot would do, and why" in done.out
    assert "Captain plays Knight and Ship" in done.out


@pytest.mark.parametrize(("patience", "told"), [(0.0, "It takes long.\n"), (600.0, "")])
def test_who_waits_long_is_told_why(
    patience: float, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Screen(plain=True).excuse(patience, "It takes long."):
        sleep(0.5)

    assert capsys.readouterr().out == told


@pytest.mark.parametrize("name", ["riga", "haithabu"])
def test_a_hint_tells_the_turn_the_score_and_what_is_next_best(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin(find(name), 2)
    seat = match.proceed()
    while len(match.game.legal_actions(match.box, match.position, seat)) < 3:
        step(match, 0)
        seat = match.proceed()
    lines = told(match, seat, capsys, "de").splitlines()

    assert lines[0] == "Der Ältermann würde so spielen"
    assert lines[1].startswith(" 1. ")
    assert sum(line.startswith("Siegchance: ") for line in lines) == 1
    assert sum(line.startswith("Wäre das Spiel dann zu Ende, hättest du ") for line in lines) == 1
    assert lines[-3] == "Nächstbeste Züge"
    assert all(line.startswith(" - ") for line in lines[-2:])


def test_a_hint_knows_nothing_of_what_the_others_have_sealed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = set()
    for sealed in range(3):
        match = begin(find("visby"), 2)
        step(match, sealed)
        assert match.mover == 1
        shown.add(told(match, 1, capsys))

    assert len(shown) == 1


def test_where_nothing_can_be_compiled_another_bot_advises_without_reasons(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "can_compile", lambda _: False)
    lines = told(begin(find("visby"), 2), 0, capsys).splitlines()

    assert lines[0] == "The Trader would play this"
    assert len(lines) == 2
