"""Flat arrays behave as NumPy's do, as far as they go."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.carrier.flat import Layout, copies, zeros

CODES = {"q": "i8", "i": "i4", "d": "f8", "f": "f4", "B": "u1"}
shapes = st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple)


@given(st.sampled_from(sorted(CODES)), shapes, st.integers(0, 100))
def test_numbers(code: str, shape: tuple[int, ...], number: int) -> None:
    ours, theirs = zeros(code, *shape), np.zeros(shape, CODES[code])
    ours[:] = [[number] * shape[-1]] * len(ours) if len(shape) == 2 else number
    theirs[:] = number
    ours[-1], theirs[-1] = 0, 0

    assert ours.tolist() == theirs.tolist()
    assert ours.tobytes() == theirs.tobytes()
    assert (ours.shape, ours.strides, ours.size) == (theirs.shape, theirs.strides, theirs.size)
    assert ours.itemsize == theirs.itemsize
    assert ours.address % 128 == 0


cells = st.dictionaries(
    st.sampled_from("abcdef"),
    st.tuples(st.sampled_from(sorted(CODES)), st.one_of(st.just(()), shapes)),
    min_size=1,
)


@given(cells)
def test_layouts_are_those_of_a_compiler(given: dict[str, Any]) -> None:
    fields = [(name, CODES[code], shape) for name, (code, shape) in given.items()]
    theirs, ours = np.dtype(fields, align=True), Layout.of(given)

    assert ours.size == theirs.itemsize
    for name, field in ours.fields.items():
        assert theirs.fields is not None
        assert field.place == theirs.fields[name][1]


def test_records_lie_within_records() -> None:
    side = Layout.of({"ways": ("q", ()), "acts": ("i", (3,))})
    frame = Layout.of({"low": ("d", ()), "sides": (side, (2,)), "one": (side, ())})
    frames = zeros(frame, 2)
    frames[1].sides[1].acts[2] = 9
    frames[1].one.ways = 4
    frames[0] = frames[1]
    frames[1] = 0

    assert frames[0].sides[1].acts.tolist() == [0, 0, 9]
    assert (frames[0].one.ways, frames[1].one.ways) == (4, 0)
    assert [each.sides[1].acts[2] for each in frames] == [9, 0]


def test_bytes_can_be_seen_as_numbers_and_are_shared() -> None:
    pair = Layout.of({"a": ("q", ()), "b": ("q", ())})
    three = copies(b"\1" + bytes(15), pair, 3)
    numbers = three.seen_as("q", 2)
    numbers[2][1] = 8

    assert numbers.tolist() == [[1, 0], [1, 0], [1, 8]]
    assert three[2].b == 8
    assert three[1:].seen_as("q").tolist() == [1, 0, 1, 8]


def test_what_does_not_fit_is_refused() -> None:
    row = zeros("q", 3)
    with pytest.raises(ValueError, match="bytes do not fit"):
        row[:] = [1, 2]
    with pytest.raises(IndexError):
        row[3]
    with pytest.raises(AttributeError):
        zeros(Layout.of({"a": ("q", ())}), 1)[0].b = 1
