"""When a match at the keyboard is stored: whatever a person has chosen, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge.cli.terminal import session as sessions
from kogge.cli.terminal.save import Save
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.session import Session
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.speech.speech import Speech

SEATS = [Seat("Anna"), Seat("Bot", "random"), Seat("Bot 2", "random")]


def stored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Match, list[int]]:
    """Play a game of Riga; return it, and after how many entries it was stored."""
    match = Match.begin(find("riga"), SEATS, Seed.of_number(3))
    save, moments = Save(match, {0}, None, tmp_path / "save.json"), list[int]()
    monkeypatch.setattr(Save, "write", lambda self: moments.append(len(self.match.entries)))
    monkeypatch.setattr(sessions, "typed", lambda _prompt: "1")
    assert Session(Speech("en"), Screen(plain=True), save, quiet=True).run()
    return match, moments


def test_what_a_person_chose_is_stored_and_what_follows_with_the_next_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sessions, "PAUSE", 1e9)
    match, moments = stored(monkeypatch, tmp_path)

    chosen = {number for number, entry in enumerate(match.entries, 1) if entry.actor == 0}
    assert chosen <= set(moments)
    assert {number - 1 for number in chosen if number > 1} <= set(moments)
    assert moments[-1] == len(match.entries)
    assert len(moments) < len(match.entries) / 2


def test_bots_that_take_long_are_stored_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sessions, "PAUSE", -1.0)
    match, moments = stored(monkeypatch, tmp_path)

    assert moments == [*range(1, len(match.entries) + 1)]
