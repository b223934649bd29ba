"""Editions whose values do not fit each other: each is refused where it is wrong, and no other."""

from __future__ import annotations

import pytest

from kogge.core.carrier.record import word
from kogge.core.edition import Edition, amend_edition
from kogge.core.error import Broken
from kogge.games import find
from kogge.games.haithabu.vocabulary import Good

LAST = [[1, 1]] * 15  # and one more space


def edition(game: str, table: str, value: str) -> Edition:
    """Return a game's own edition with one other table."""
    text = f'game = "{game}"\ntitle = "x"\n[{table}]\nvalue = {value}\nprovenance = "printed"\n'
    return amend_edition(find(game).edition, text, "x.toml", find(game).finish)


FITTING = [
    ("visby", "rate", f"{[[4, 2], *[[2, 1]] * 15]}"),  # the same rate in other figures
    ("visby", "rate", f"{[*LAST, [2, 3]]}"),
    ("riga", "goods", "{ cloth = 10, glass = 10, wine = 10, grain = 4 }"),  # worth exactly enough
    ("riga", "basic", "{ cloth = 4, glass = 4, wine = 3, grain = 2 }"),
    ("riga", "lodges", "[0, 5, 5, 19, 29]"),
    ("haithabu", "market", "{ mead = 24 }"),
    ("haithabu", "scale", "{ mead = [1, 1, 3, 4, 5, 6, 7, 8, 9, 9] }"),
    ("haithabu", "goods", "{ 48 = { pottery = 0, weapons = 0, spices = 1 } }"),
]
MISFITS = [
    ("visby", "rate", f"{[[3, 2], *[[3, 1]] * 15]}", {"rate": "3:1", "space": 1}),
    ("visby", "rate", f"{[*LAST, [3, 2]]}", {"rate": "3:2", "space": 15}),
    (
        "riga",
        "goods",
        "{ cloth = 10, glass = 10, wine = 10, grain = 3 }",
        {"enough": 126, "needed": 128},
    ),
    ("riga", "basic", "{ cloth = 4, glass = 5, wine = 3, grain = 2 }", {}),
    ("riga", "lodges", "[0, 5, 11, 10, 29]", {}),
    ("haithabu", "scale", "{ spices = [5, 10, 15, 20, 25, 30, 35, 40, 50, 45] }", {}),
    ("haithabu", "scale", "{ mead = [2, 1, 3, 4, 5, 6, 7, 8, 9, 10] }", {}),
    ("haithabu", "goods", "{ s1 = { mead = 0, cloth = 0, pottery = 0 } }", {}),
    ("haithabu", "goods", "{ 48 = { pottery = 0, weapons = 0, spices = 0 } }", {}),
]


@pytest.mark.parametrize("good", Good)
def test_a_market_holds_no_more_than_there_is(good: Good) -> None:
    """Cubes and market are two tables: fewer cubes than lie on the market are refused."""
    name, count = word(good), find("haithabu").edition.box.market[good]  # type: ignore[attr-defined]

    edition("haithabu", "cubes", f"{{ {name} = {count} }}")
    with pytest.raises(Broken) as caught:
        edition("haithabu", "cubes", f"{{ {name} = {count - 1} }}")
    assert caught.value.place == "x.toml: [market]"
    assert caught.value.figures == {"name": name, "count": count, "most": count - 1}


@pytest.mark.parametrize(("game", "table", "value"), FITTING)
def test_values_that_just_fit_are_taken(game: str, table: str, value: str) -> None:
    found = edition(game, table, value)

    assert found.digest != find(game).edition.digest


@pytest.mark.parametrize(("game", "table", "value", "figures"), MISFITS)
def test_values_that_do_not_fit_are_refused(
    game: str, table: str, value: str, figures: dict[str, object]
) -> None:
    with pytest.raises(Broken) as caught:
        edition(game, table, value)

    assert caught.value.place == f"x.toml: [{table}]"
    assert caught.value.figures == figures
