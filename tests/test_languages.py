"""Languages: what a draft does not say yet is said in English."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseComment, Message

import kogge
from kogge.core.error import Broken
from kogge.games import GAMES, find
from kogge.server.door.answer import refused
from kogge.speech.languages import LANGUAGES, Language, language_of
from kogge.speech.messages import Files, Messages, Text
from kogge.speech.speech import Speech, Words
from translations import missing

ENGLISH = """
card-ship = A ship.
card-knight = A knight.
wares = { $count ->
    [one] one ware
   *[other] { $count } wares
  }
"""


@pytest.fixture
def polish(tmp_path: Path) -> Messages:
    """Return a draft of one message, in a language that counts otherwise than English."""

    def files(language: str) -> Files:
        return (tmp_path / f"{language}.ftl", tmp_path / f"more.{language}.ftl")

    for path, text in zip(files("en"), (ENGLISH, "more = more\n"), strict=True):
        path.write_text(text)
    files("pl")[0].write_text("card-knight = Rycerz.\n")
    return Messages("pl", files)


def test_a_message_that_is_missing_is_said_in_english(polish: Messages) -> None:
    assert polish.say("card-knight", {}) == "Rycerz."
    assert polish.say("card-ship", {}) == "A ship."
    assert polish.say("more", {}) == "more"
    assert [polish.say("wares", {"count": n}) for n in (1, 2)] == ["one ware", "2 wares"]


def test_a_draft_has_all_messages_in_the_order_of_english(polish: Messages) -> None:
    assert polish.names("card-") == ["ship", "knight"]
    assert polish.has("wares")
    assert not polish.has("card-abbot")


def test_a_message_that_english_lacks_is_a_fault(polish: Messages) -> None:
    with pytest.raises(LookupError):
        polish.say("card-abbot", {})


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a language that is listed, and says nothing yet."""
    monkeypatch.setitem(LANGUAGES, "xx", Language("Xhax", draft=True))
    return "xx"


@pytest.mark.parametrize("name", GAMES)
def test_a_language_without_words_speaks_english(name: str, nothing: str) -> None:
    game = find(name)
    own, english = (Words(Speech(each), game, game.edition) for each in (nothing, "en"))

    assert own.speech.say("error") == english.speech.say("error")
    assert own.cards == english.cards
    assert own.rules == english.rules
    assert [own.reason(n) for n in (1, 2)] == [english.reason(n) for n in (1, 2)]


def test_errors_are_told_in_english_too(nothing: str) -> None:
    error = Broken("", "there is no option '{name}'", name="--moon")

    assert language_of({"LANG": f"{nothing}_XX.UTF-8"}) == nothing
    assert Speech(nothing).error(error) == "there is no option '--moon'"
    assert b"there is no option '--moon'" in refused(error, {"accept-language": nothing}).body


def test_what_a_translation_lacks_is_named(nothing: str) -> None:
    assert missing("de", {"one", "two"}, {"two"}) == ["one"]
    assert missing(nothing, {"one", "two"}, {"two"}) == []


def test_a_message_is_read_alone_as_it_would_be_with_all_others() -> None:
    for path in Path(kogge.__file__).parent.rglob("*.ftl"):
        whole = FluentResource(path.read_text("utf-8")).body
        text = Text("en", (path,))
        assert all(isinstance(entry, Message | BaseComment) for entry in whole), path
        messages = {entry.id.name: entry for entry in whole if isinstance(entry, Message)}
        assert messages.keys() == text.sources.keys()
        for name, message in messages.items():
            alone = FluentResource(text.sources[name]).body[0]
            assert alone.equals(message, ["span", "comment"]), (path, name)
