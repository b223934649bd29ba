"""The school as a page sees it: by requests alone."""

from __future__ import annotations

from typing import Any

import pytest
from homes import House

from kogge.core.game import EVERYBODY
from kogge.core.trials.course import course
from kogge.games import find


def taken(house: House, game: str, number: int) -> list[Any]:
    """Take a lesson by what is shown; return all that was told."""
    told = [house.do("POST", f"lessons/{game}/{number}", {})]
    while not told[-1]["over"]:
        moves = {"actions": told[-1]["made"], "wishes": told[-1]["shown"]}
        told.append(house.do("POST", f"lessons/{game}/{number}", moves))
    return told


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_every_lesson_can_be_taken_by_requests(game: str) -> None:
    house = House("de")
    cards = house.do("GET", f"lessons/{game}")["lessons"]
    for card, lesson in zip(cards, course(find(game)), strict=True):
        told = taken(house, game, card["number"])
        assert [each["say"] for each in told[:-1]] == [step.say["de"] for step in lesson.steps]
        assert [each["praise"] for each in told[1:]] == [step.done["de"] for step in lesson.steps]
        assert told[-1]["step"] == card["steps"]
        assert all(each["scenes"][-1]["state"]["view"]["viewer"] == 0 for each in told)


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_a_page_can_play_what_has_happened(game: str) -> None:
    """Events are told one by one, each with what changed, but for the last of them."""
    for number in range(1, len(course(find(game))) + 1):
        for told in taken(House(), game, number)[1:]:
            scene = told["scenes"][0]
            events = [event for step in scene["steps"] for event in step["events"]]
            assert scene["steps"]
            assert len(scene["changes"]) == max(0, len(events) - 1)


def test_a_page_is_told_nothing_that_the_learner_may_not_know() -> None:
    """Berta has drawn a building in secret: only its number of cards is told."""
    told = taken(House(), "riga", 1)
    state = told[3]["scenes"][-1]["state"]["view"]
    assert state["viewer"] != EVERYBODY
    assert state["cards"] == [1, 1]
    assert state["hand"][1] == []
    assert not any("tallinn-bank" in str(step) for step in told[2]["scenes"][0]["steps"])


def test_another_move_is_answered_and_a_wrong_one_refused() -> None:
    house, visby = House(), find("visby").actions
    knight, trade = visby.number("play knight"), visby.number("trade 3")
    told = house.do("POST", "lessons/visby/1", {"wishes": [knight]})
    assert (told["made"], told["step"]) == ([], 0)
    assert told["answer"].startswith("You may play that card too.")
    sentence = house.refused("POST", "lessons/visby/1", {"wishes": [trade]})
    assert sentence == "Wares are traded only when the Merchant's step is reached."


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("lessons/visby/0", {}), ("lessons/visby/7", {}), ("lessons/visby/x", {}),
        ("lessons/visby/1", {"wishes": [9999]}), ("lessons/visby/1", {"actions": [-1]}),
        ("lessons/visby/1", {"actions": [0] * 201}), ("lessons/visby/1", {"frob": 1}),
        ("lessons/whale/1", {}), ("lessons/visby/99999999999999999999", {}),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_a_sentence(path: str, body: Any) -> None:
    assert House().refused("POST", path, body)
