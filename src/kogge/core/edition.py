"""Editions: the component values of a game as data, each with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .codec import amend, describe
from .error import Broken
from .record import Record

PROVENANCE = ("printed", "public", "inferred", "reconstructed")

UNREADABLE = "cannot be read: {why}"

# Checks what no single value shows, and fills the cells that are kept for speed.
Finish = Callable[[Any, str], None]


@dataclass(frozen=True, slots=True)
class Value:
    """One component value as an edition file states it."""

    name: str
    value: Any
    provenance: Any  # a word of PROVENANCE, or a list or table of them shaped like the value
    note: str = ""


class Edition:
    """What lies in the box, read from a file and checked."""

    def __init__(self, game: str, box: Record, values: tuple[Value, ...], title: str) -> None:
        self.game, self.box, self.values, self.title = game, box, values, title
        self.digest = box.digest()

    def __repr__(self) -> str:
        return f"<Edition {self.game} {self.digest}>"


def read_edition(game: str, box: type[Record], text: str, place: str, finish: Finish) -> Edition:
    """Read a whole edition from TOML."""
    return _edition(game, box.plain(), {}, _parse(text, place), place, finish)


def amend_edition(base: Edition, text: str, place: str, finish: Finish) -> Edition:
    """Read an edition file that states only what differs from another edition."""
    data = _parse(text, place)
    if data.get("game") != base.game:
        figures = {"name": "game", "data": repr(data.get("game")), "game": base.game}
        raise Broken(place, "{name} = {data} does not fit", 'game = "{game}"', **figures)
    known = {value.name: value for value in base.values}
    return _edition(base.game, base.box.copy(), known, data, place, finish)


def load_edition(path: Path) -> str:
    """Return the text of an edition file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Broken(str(path), UNREADABLE, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise Broken(str(path), UNREADABLE, why=str(error)) from error


def provenances(value: Value) -> Iterator[tuple[str, Any, str]]:
    """Yield every single value with its name and provenance.

    >>> list(provenances(Value("steps", [3, 5], ["printed", "inferred"])))
    [('steps[1]', 3, 'printed'), ('steps[2]', 5, 'inferred')]
    """
    yield from _spread(value.name, value.value, value.provenance)


def _parse(text: str, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Broken(place, "is no TOML: {why}", why=str(error)) from error


def _edition(
    game: str,
    box: Record,
    known: dict[str, Value],
    data: dict[str, Any],
    place: str,
    finish: Finish,
) -> Edition:
    title = data.get("title")
    if not isinstance(title, str):
        raise Broken(place, "'{name}' is missing", 'title = "..."', name="title")
    stated = {name: item for name, item in data.items() if name not in ("game", "title")}
    for name, item in stated.items():
        if name in box.cells and box.cells[name].kept:
            raise Broken(place, "'{name}' follows from the other values", name=name)
        if not isinstance(item, dict) or "value" not in item:
            expected = "a table [{name}] with value and provenance"
            raise Broken(place, "{data} does not fit", expected, data=name, name=name)
        amend(box, {name: item["value"]}, place)
        told = describe(box)[name]
        known[name] = Value(name, told, item.get("provenance"), str(item.get("note", "")))
        _check_provenance(known[name], f"{place}, [{name}]")
    names = [name for name, cell in box.cells.items() if not cell.kept]
    for name in names:
        if name not in known:
            raise Broken(place, "the table [{name}] is missing", name=name)
    finish(box, place)
    return Edition(game, box, tuple(known[name] for name in names), title)


def _check_provenance(value: Value, place: str) -> None:
    for name, _, word in provenances(value):
        if word not in PROVENANCE:
            figures = {"name": name, "data": repr(word), "names": ", ".join(PROVENANCE)}
            raise Broken(place, "the provenance of {name} is {data}", "{names}", **figures)


def _spread(name: str, value: Any, provenance: Any) -> Iterator[tuple[str, Any, str]]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            inner = provenance.get(key) if isinstance(provenance, Mapping) else provenance
            yield from _spread(f"{name}.{key}", item, inner)
    elif isinstance(value, list) and isinstance(provenance, list):
        if len(value) != len(provenance):
            provenance = [None] * len(value)
        for i, item in enumerate(value):
            yield from _spread(f"{name}[{i + 1}]", item, provenance[i])
    else:
        yield name, value, provenance
