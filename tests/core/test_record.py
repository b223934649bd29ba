"""Records: one declaration, two carriers."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from kogge.core.carrier import codec
from kogge.core.carrier.arrays import flatten
from kogge.core.carrier.record import Record, Seats, choice, number, subset
from kogge.core.carrier.room import room
from kogge.core.error import Broken


class Good(IntEnum):
    """Two goods."""

    SALT = 0
    FINE_CLOTH = 1


class Shop(Record):
    """One field of each kind."""

    seats: int = number()
    keeper: int = choice(Good)
    price: list[int] = number(Good, low=0, high=9)
    sold: list[int] = subset(Good, Seats(3))
    shelf: list[list[int]] = number(2, 2)


def shop() -> Shop:
    new = Shop.plain()
    new.seats, new.keeper = 2, Good.FINE_CLOTH
    new.price[Good.SALT] = 4
    new.sold[1] = 0b11
    new.shelf[1][0] = -5
    return new


TOLD = {
    "seats": 2,
    "keeper": "fine-cloth",
    "price": {"salt": 4, "fine-cloth": 0},
    "sold": [[], ["salt", "fine-cloth"]],
    "shelf": [[0, 0], [-5, 0]],
}


def test_json_tells_names_and_only_the_seats_that_play() -> None:
    assert codec.describe(shop()) == TOLD
    assert codec.restore(Shop, TOLD) == shop()


def test_the_flat_form_has_the_same_bytes() -> None:
    flat = room(shop(), flat=True)

    assert flat.tobytes() == shop().pack()
    assert flat[0].price.tolist() == [4, 0]
    assert flatten(shop())[0]["sold"].dtype == np.int64
    assert Shop.unpack(flat.tobytes()) == shop()


def test_a_set_of_64_members_is_refused() -> None:
    many = IntEnum("many", [f"M{n}" for n in range(64)])  # type: ignore[misc]
    with pytest.raises(TypeError, match="at most 63"):
        subset(many)


def test_a_field_that_a_row_hides_is_refused() -> None:
    class Clock(Record):
        tobytes: int = number()

    with pytest.raises(TypeError, match="tobytes"):
        Clock.flat_layout()


def test_records_of_different_kinds_are_never_equal() -> None:
    assert shop() != TOLD
    assert "Shop" in repr(shop())


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"prize": 1}, "there is no field 'prize' (expected: seats, keeper, price, sold, shelf)"),
        ({"keeper": "wax"}, "keeper: 'wax' does not fit (expected: salt, fine-cloth)"),
        ({"keeper": 1}, "keeper: 1 does not fit (expected: salt, fine-cloth)"),
        ({"price": {"salt": 10}}, "price.salt: 10 does not fit"),
        ({"price": {"salt": True}}, "price.salt: True does not fit"),
        ({"price": {"salt": 1.5}}, "(expected: a whole number from 0 to 9)"),
        ({"price": [1, 2]}, "price: [1, 2] does not fit (expected: a table of named values)"),
        ({"price": {"wax": 1}}, "price: 'wax' does not fit"),
        ({"sold": [[]]}, "sold: [[]] does not fit (expected: a list of 2)"),
        ({"sold": [[], "salt"]}, "sold[2]: 'salt' does not fit (expected: a list of names)"),
        ({"sold": [[], ["wax"]]}, "sold[2]: 'wax' does not fit"),
        ({"shelf": [[0, 0], [0]]}, "shelf[2]: [0] does not fit (expected: a list of 2)"),
        ({"shelf": [[0, 0], [0, 2**40]]}, "shelf[2][2]: 1099511627776 does not fit"),
        ([], "[] does not fit (expected: a table of named values)"),
    ],
)
def test_changes_that_do_not_fit_name_the_place(changes: object, sentence: str) -> None:
    with pytest.raises(Broken) as caught:
        codec.amend(shop(), changes)

    assert sentence in str(caught.value)


def test_a_whole_record_must_be_whole() -> None:
    with pytest.raises(Broken, match="'keeper' is missing"):
        codec.restore(Shop, {"seats": 2})


def test_the_schema_describes_what_is_told() -> None:
    schema = codec.schema(Shop)

    assert list(TOLD) == schema["required"]
    assert schema["properties"]["keeper"] == {"enum": ["salt", "fine-cloth"]}
    assert schema["properties"]["price"]["required"] == ["salt", "fine-cloth"]
    assert schema["properties"]["sold"]["items"]["items"] == {"enum": ["salt", "fine-cloth"]}
    assert schema["properties"]["shelf"]["minItems"] == 2
