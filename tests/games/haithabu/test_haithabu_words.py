"""What Haithabu says: one of a good, what could still be done, where values come from."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.tables.haithabu import draw
from kogge.core.carrier.record import word
from kogge.core.edition import Edition
from kogge.core.trace import Trace
from kogge.games.editions import own_editions
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.rules.following import follow
from kogge.games.haithabu.verbs import DONE
from kogge.games.haithabu.vocabulary import ACT, STACK, A, H, Transport
from kogge.speech.speech import Speech, Words

BOX: Any = HAITHABU.edition.box


def words(language: str) -> Words:
    return Words(Speech(language), HAITHABU, HAITHABU.edition, ["Anna", "Berta"])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", own_editions(HAITHABU), ids=lambda each: each.digest)
def test_a_transport_is_called_by_what_it_carries(edition: Edition, language: str) -> None:
    said, box = Words(Speech(language), HAITHABU, edition), cast("Any", edition.box)
    for card in list(Transport)[1:]:
        load = re.findall(r"(\d+) [^\d\W]", said.name(word(card)).partition("(")[2])

        assert [int(count) for count in load] == [
            box.room[(card - 1) // STACK], *(count for count in box.carries[card] if count)
        ]  # fmt: skip


def at_field(field: int, *, silver: int = 250, tools: int = 0) -> Any:
    s: Any = HAITHABU.start(BOX, 2, [0])
    s.rounds, s.month, s.silver[0] = 1, 1, silver
    s.post[0][3], s.field, s.phase, s.own_left = tools, field, ACT, 0
    for stack in range(6):
        s.front[stack] = [1 + 9 * stack, 2 + 9 * stack, 0]
        s.rest[stack] = 0
    s.pile, s.display = 0, [10, 11, 0, 0, 0, 0, 0, 0]
    follow(BOX, s, Trace.plain())
    return s


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 tool, 1 weapon, 1 spice", "2 tools, 2 weapons, 2 spices"),
        ("de", "1 Werkzeug, 1 Waffe, 1 Gewürz", "2 Werkzeug, 2 Waffen, 2 Gewürze"),
    ],
)
def test_one_of_a_good_is_named_in_the_singular(
    language: str, one: str, many: str, capsys: pytest.CaptureFixture[str]
) -> None:
    s: Any = at_field(H)
    s.warehouse[0], s.post[0] = [0, 0, 0, 1, 1, 1], [0, 0, 0, 2, 2, 2]
    s.orders[0][0] = 5 + 48  # 2 pottery, 1 weapon, 1 spice
    draw(Screen(plain=True, width=200), words(language), s, ["Anna", "Berta"])
    told = capsys.readouterr().out

    assert one in told
    assert many in told
    assert {"en": "0/1 weapon, 0/1 spice,", "de": "0/1 Waffe, 0/1 Gewürz,"}[language] in told


@pytest.mark.parametrize(
    ("field", "first", "english", "german"),
    [
        (A, "stack ship-30", "a cart could still be bought", "ein Karren ließe sich noch kaufen"),
        (A, "stack cart-20", "a ship could still be bought", "ein Schiff ließe sich noch kaufen"),
        (H, "sell tools", "an order could still be taken", "ein Auftrag ließe sich noch nehmen"),
        (H, "slot 2", "a good could still be sold", "eine Ware ließe sich noch verkaufen"),
    ],
)
def test_stopping_says_what_could_still_be_done(
    field: int, first: str, english: str, german: str
) -> None:
    s = at_field(field, tools=1)
    HAITHABU.play(BOX, s, Trace.plain(), 0, HAITHABU.actions.number(first))

    assert DONE.first in HAITHABU.legal_actions(BOX, s, 0)
    assert words("en").action(s, 0, DONE.first) == f"enough; {english}"
    assert words("de").action(s, 0, DONE.first) == f"genug; {german}"


def test_what_the_rulebook_does_not_print_is_not_called_printed() -> None:
    origins = {
        path: word for value in HAITHABU.edition.values for path, word in value.origins.items()
    }

    assert origins["room.ship-30"] == origins["single.ship-30"] == "inferred"
    assert origins["steward"] == "reconstructed"
    assert "printed" in origins.values()
