"""Calls of compiled code: arguments are passed as numba passes them.

An array comes in parts (its owner, its parent, its items, their size, their place, then shape and
strides), a tuple part by part. The caller holds every array while the call lasts.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from ctypes import CFUNCTYPE, addressof, c_double, c_int32, c_int64, c_void_p, sizeof, string_at
from operator import index
from typing import Any

from ..carrier.flat import Flat

Kind = Any  # "int", "float", {"axes": 1, "item": 8} for an array, or a list of kinds for a tuple
Put = Callable[[list[Any], Any], None]

FINE = (0, -2)  # what compiled code returns when nothing was raised; -2 stands for None
RESULTS: dict[str, Any] = {"none": c_int64, "int": c_int64, "float": c_double}


def kind_of(value: Any) -> Kind:
    """Return what kind of argument a value is."""
    if isinstance(value, tuple):
        return [kind_of(part) for part in value]
    if isinstance(value, float):
        return "float"
    if getattr(value, "ndim", 0):
        return {"axes": value.ndim, "item": value.itemsize}
    return "int"


class Call:
    """A compiled function at an address, called like a function of Python."""

    def __init__(self, address: int, takes: Sequence[Kind], gives: str) -> None:
        self.puts = [_put(kind) for kind in takes]
        self.result = RESULTS[gives]
        parts = [part for kind in takes for part in _parts(kind)]
        self.function = CFUNCTYPE(c_int32, c_void_p, c_void_p, *parts)(address)
        self.gives = gives

    def __call__(self, *args: Any) -> Any:
        values: list[Any] = []
        for put, value in zip(self.puts, args, strict=True):
            put(values, value)
        result, trouble = self.result(), c_void_p()
        if self.function(addressof(result), addressof(trouble), *values) not in FINE:
            raise _raised(trouble.value)
        return None if self.gives == "none" else result.value


def _put(kind: Kind) -> Put:
    """Return what adds the parts of an argument to a list, and refuses any other kind."""
    if isinstance(kind, list):
        return _put_parts([_put(part) for part in kind])
    if isinstance(kind, dict):
        return _put_array(kind["axes"], kind["item"])
    return _put_float if kind == "float" else _put_int


def _put_int(values: list[Any], value: Any) -> None:
    values.append(index(value))


def _put_float(values: list[Any], value: Any) -> None:
    values.append(float(value))


def _put_parts(puts: Sequence[Put]) -> Put:
    def put_all(values: list[Any], parts: Any) -> None:
        for put, part in zip(puts, parts, strict=True):
            put(values, part)

    return put_all


def _put_array(axes: int, item: int) -> Put:
    def put_array(values: list[Any], array: Any) -> None:
        shape = array.shape
        if len(shape) != axes or array.itemsize != item or not _is_whole(array):
            raise TypeError(f"compiled for {axes} axes of items of {item} bytes, in one piece")
        values += (None, None, array.size, item, _address(array), *shape, *array.strides)

    return put_array


def _is_whole(array: Any) -> bool:
    return isinstance(array, Flat) or bool(array.flags.c_contiguous)  # else it is one of NumPy's


def _address(array: Any) -> int:
    return array.address if isinstance(array, Flat) else int(array.ctypes.data)


def _parts(kind: Kind) -> list[Any]:
    if isinstance(kind, list):
        return [part for each in kind for part in _parts(each)]
    if isinstance(kind, dict):
        return [c_void_p, c_void_p, c_int64, c_int64, c_void_p, *[c_int64] * (2 * kind["axes"])]
    return [c_double if kind == "float" else c_int64]


def _raised(trouble: int | None) -> Exception:
    """Return the exception of compiled code: it points to a pickled class and its arguments."""
    if not trouble:
        return SystemError("compiled code has failed without a reason")
    place, size = (
        c_void_p.from_address(trouble).value,
        c_int32.from_address(trouble + sizeof(c_void_p)).value,
    )
    assert place is not None
    kind, given, *_ = pickle.loads(string_at(place, size))  # noqa: S301  a constant of our own code
    raised: Exception = kind(*(given or ()))
    return raised
