"""What people type and what they are answered: moves in words, and sentences that are our own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from housed import housed
from served import Line, Server

from kogge.speech.languages import LANGUAGES

FOREIGN = ("Expected", "Object", "Invalid", "JSON is", "`", "$", "trailing")  # what decoders say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("sentences") / "kogge.sqlite"
    with housed(path) as server:
        yield server


def typed(line: Line, words: str, *actions: int) -> Any:
    """Try what a person types."""
    state = line.asked(0)
    what = {"moment": state["moment"], "actions": list(actions), "sort": True, "words": words}
    return line.order("try", seat=0, **what)


def names(line: Line, answer: Any) -> list[str]:
    """Return what an answer would do, by name."""
    known = {legal["action"]: legal["name"] for legal in line.asked(0)["legal"]}
    return [known[action] for action in answer["actions"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["knight", "kn", "Ritter", "rit", "play knight", "play kn"])
def test_moves_are_typed_as_in_the_terminal(server: Server, language: str, text: str) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("visby", "me", *["greedy"] * 3)["id"], language=language)

    assert names(line, typed(line, text)) == ["play knight"]


def test_two_cards_are_one_move_and_doubt_is_named(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("visby", "me", "greedy")["id"])

    assert names(line, typed(line, "kaufmann + kn")) == ["play knight merchant"]
    assert "can mean: " in typed(line, "knight me")["refusal"]["sentence"]
    assert "no move is called 'queen'" in typed(line, "queen")["refusal"]["sentence"]
    assert typed(line, " ; ")["actions"] == []


def test_a_line_of_moves_goes_on_from_what_is_picked(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("haithabu", "me", "greedy")["id"])
    first = line.asked(0)["legal"][0]
    after = line.order("try", seat=0, moment=line.asked(0)["moment"], actions=[first["action"]])
    second = after["states"][-1]["legal"][0]

    told = typed(line, second["name"], first["action"])

    assert told["actions"][:2] == [first["action"], second["action"]]


def test_of_a_move_that_may_not_be_done_the_rules_say_why(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("visby", "me", *["greedy"] * 3)["id"])
    line.act(0, "play knight")
    line.wait(lambda: line.states[0]["view"]["rounds"] == 2)

    stopped = typed(line, "knight")["stopped"]

    assert "the Mendicant brings it back" in stopped["sentence"]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (b'{"do": "try", "id": "a", "seat": -2}', "the message does not fit at 'seat'"),
        (b'{"do": "try", "id": "a"}', "the message does not fit at 'seat'"),
        (b'{"do": "dance", "id": "a"}', "the message does not fit at 'do'"),
        (b"[]", "the message does not fit"),
        (b'{"do": ', "the message is not JSON"),
    ],
)
def test_no_decoder_speaks_to_people(server: Server, message: bytes, sentence: str) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("visby", "me", "greedy")["id"])

    line.socket.send(message)

    told = line.until(lambda m: m["type"] == "refused")["refusal"]
    assert told["reason"] == "malformed"
    assert told["sentence"] == sentence


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("me", b"{"),
        ("me", b'{"name": 3}'),
        ("tables", b'{"game": "visby", "chairs": [{"kind": "ghost"}]}'),
        ("tables", b'{"game": "visby", "chairs": [], "moon": 1}'),
        ("tables", b'{"game": "visby", "chairs": [{"kind": "me"}], "edition": "]["}'),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_requests_are_refused_in_our_words(
    server: Server, path: str, body: bytes, language: str
) -> None:
    answer = server.client("Anna").ask("POST", f"/api/{path}", body, accept_language=language)

    assert answer.status == 400
    sentence = answer.json["sentence"]
    assert not [word for word in FOREIGN if word in sentence], sentence
    assert ("Nachricht" in sentence or "ist kein" in sentence) == (language == "de")


def test_playing_on_asks_for_ones_own_sealed_choice(server: Server) -> None:
    anna = server.client("Anna")
    table = anna.open("visby", "me", "me", *["greedy"] * 2)["id"]
    line = anna.sit(table)
    for seat in (0, 1):
        line.asked(seat)
        line.act(seat, "play knight")
    line.wait(lambda: line.states[0]["view"]["rounds"] == 2)
    for seat in (0, 1):
        line.order("resign", seat=seat)
    line.wait(lambda: line.states[0]["over"])

    for step in (0, 1, 2, 3):  # the choices of the first round, one after another
        fork = anna.do("POST", f"/api/tables/{table}/fork", {"step": step, "seat": 0})
        state = anna.sit(fork["id"]).asked(0)
        assert state["view"]["rounds"] == 1
        assert "play knight" in [legal["name"] for legal in state["legal"]], step
    after = anna.do("POST", f"/api/tables/{table}/fork", {"step": 4, "seat": 0})
    assert anna.sit(after["id"]).asked(0)["view"]["rounds"] == 2
