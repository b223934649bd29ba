"""Editions: the component values of a game as data, each with where it comes from."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .carrier.codec import amend, describe
from .carrier.record import Cell, Record, words
from .error import Broken

PROVENANCE = ("printed", "public", "inferred", "reconstructed")

UNREADABLE = "cannot be read: {why}"
_LINE = re.compile(r"at line (\d+)")  # all that we use of a parser's message

# Checks what no single value shows, and fills the cells that are kept for speed.
Finish = Callable[[Any, str], None]


@dataclass(frozen=True, slots=True)
class Value:
    """One component value as an edition states it."""

    name: str
    value: Any  # what is stated, in JSON form: for a table, only the named members
    origins: Mapping[str, str]  # the provenance of every single value, by its path
    note: str = ""


class Edition:
    """What lies in the box, read from a file and checked."""

    def __init__(self, game: str, box: Record, values: tuple[Value, ...], title: str) -> None:
        self.game, self.box, self.values, self.title = game, box, values, title
        self.digest = hashlib.sha256(json.dumps(_counted(box)).encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Edition {self.game} {self.digest}>"

    def under(self, change: Callable[[Any], None]) -> Edition:
        """Return the same edition, with another version of the rules in what its box keeps."""
        new = copy(self)
        new.box = self.box.copy()
        change(new.box)
        return new

    def whole(self) -> dict[str, Any]:
        """Return everything that the edition states, to be stored for ``restore_edition``."""
        tables = {
            value.name: {"value": value.value, "origins": dict(value.origins), "note": value.note}
            for value in self.values
        }
        return {"game": self.game, "title": self.title, "tables": tables}


def read_edition(game: str, box: type[Record], text: str, place: str, finish: Finish) -> Edition:
    """Read a whole edition from TOML."""
    return _edition(game, _before(box), {}, parse(text, place), place, finish)


def amend_edition(base: Edition, text: str, place: str, finish: Finish) -> Edition:
    """Read an edition file that states only what differs from another edition."""
    data = parse(text, place)
    if data.get("game") != base.game:
        figures = {"name": "game", "data": repr(data.get("game")), "game": base.game}
        raise Broken(place, "{name} = {data} does not fit", 'game = "{game}"', **figures)
    known = {value.name: value for value in base.values}
    return _edition(base.game, base.box.copy(), known, data, place, finish)


def restore_edition(data: dict[str, Any], box: type[Record], place: str, finish: Finish) -> Edition:
    """Return an edition from what ``whole`` returned."""
    new, values = _before(box), []
    for name, table in data["tables"].items():
        amend(new, {name: table["value"]}, place)
        values.append(Value(name, table["value"], table["origins"], table["note"]))
    values += [value for value in _unstated(box) if value.name not in data["tables"]]
    finish(new, place)
    return Edition(data["game"], new, tuple(values), data["title"])


def _before(box: type[Record]) -> Record:
    """Return a box that holds nothing but what was added later, as it was before."""
    new = box.plain()
    amend(new, {name: cell.added for name, cell in box.cells.items() if cell.added is not None})
    return new


def _unstated(box: type[Record]) -> Iterator[Value]:
    """Yield what was added later, as an edition holds it that is older."""
    for name, cell in box.cells.items():
        if cell.added is not None:
            yield Value(name, cell.added, dict(_spread(name, cell.added, "inferred")))


def _counted(box: Record) -> Any:
    """Return what the digest covers: what an edition states, and not what is kept for speed."""
    cells = {name: cell for name, cell in box.cells.items() if not cell.kept}
    return _beyond({name: cell.added for name, cell in cells.items()}, describe(box, list(cells)))


def _beyond(before: Any, told: Any) -> Any:
    """Leave out of a value what was added later and is as it was before.

    >>> _beyond({"knight": None, "abbot": 0}, {"knight": 3, "abbot": 0})
    {'knight': 3}
    """
    if not isinstance(before, Mapping):
        return told
    left = {name: item for name, item in told.items() if item != before.get(name)}
    return {name: _beyond(before.get(name), item) for name, item in left.items()}


def load_edition(path: Path) -> str:
    """Return the text of an edition file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Broken(str(path), UNREADABLE, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise Broken(str(path), UNREADABLE, why=str(error)) from error


def parse(text: str, place: str) -> dict[str, Any]:
    """Read TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also of numbers beyond all bounds
        line = _LINE.search(str(error))
        raise Broken(f"{place}:{line[1]}" if line else place, "is not TOML") from error


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
    names = [name for name, cell in box.cells.items() if not cell.kept]
    for name, table in data.items():
        if name not in ("game", "title"):
            known[name] = _stated(box, names, name, table, known.get(name), place)
    for name in names:
        if name not in known:
            raise Broken(place, "the table [{name}] is missing", name=name)
    finish(box, place)
    return Edition(game, box, tuple(known[name] for name in names), title)


def _stated(
    box: Record, names: list[str], name: str, table: Any, base: Value | None, place: str
) -> Value:
    """Read one table into the box; what it does not name stays as in the base."""
    if name not in names:
        figures = {"name": name, "names": ", ".join(names)}
        raise Broken(place, "there is no field '{name}'", "{names}", **figures)
    if not isinstance(table, dict) or "value" not in table:
        expected = "a table [{name}] with value and provenance"
        raise Broken(place, "{data} does not fit", expected, data=name, name=name)
    if odd := table.keys() - {"value", "provenance", "note"}:
        figures = {"name": min(odd), "names": "value, provenance, note"}
        raise Broken(f"{place}: [{name}]", "there is no field '{name}'", "{names}", **figures)
    amend(box, {name: table["value"]}, place)
    origins = dict(_spread(name, table["value"], table.get("provenance")))
    for path, word in origins.items():
        _check_origin(path, word, base, f"{place}: [{name}]")
    if base is None:
        return Value(name, table["value"], origins, str(table.get("note", "")))
    if box.cells[name].even:
        base = _parted(base, table["value"], box.cells[name])
    others = {p: w for p, w in base.origins.items() if not any(_meet(p, path) for path in origins)}
    value = _merged(base.value, table["value"])
    return Value(name, value, {**others, **origins}, str(table.get("note", base.note)))


def _parted(base: Value, stated: Mapping[str, Any], cell: Cell) -> Value:
    """Name the parts of what is one number in the base, where an edition names only some."""
    axis = cell.axes[-1]
    assert not isinstance(axis, int)
    names = words(axis)
    parted = {
        key: dict.fromkeys(names, base.value[key])
        for key, item in stated.items()
        if isinstance(item, Mapping) and isinstance(base.value.get(key), int)
    }
    origins: dict[str, str] = {}
    for path, word in base.origins.items():
        whole = path.removeprefix(f"{base.name}.") not in parted
        origins |= {path: word} if whole else {f"{path}.{name}": word for name in names}
    return Value(base.name, {**base.value, **parted}, origins, base.note)


def _check_origin(path: str, word: object, base: Value | None, place: str) -> None:
    if base is not None and not any(_meet(path, known) for known in base.origins):
        figures = {"name": path, "names": ", ".join(base.origins)}
        raise Broken(place, "there is no field '{name}'", "{names}", **figures)
    if word not in PROVENANCE:
        figures = {"name": path, "data": repr(word), "names": ", ".join(PROVENANCE)}
        raise Broken(place, "the provenance of {name} is {data}", "{names}", **figures)


def _meet(path: str, other: str) -> bool:
    """Return whether two paths name the same value, or one names part of the other."""
    short, long = sorted((path, other), key=len)
    return long == short or long.startswith((f"{short}.", f"{short}["))


def _merged(base: Any, stated: Any) -> Any:
    if isinstance(base, Mapping) and isinstance(stated, Mapping):
        return {**base, **{key: _merged(base.get(key), item) for key, item in stated.items()}}
    return stated


def _spread(path: str, value: Any, provenance: Any) -> Iterator[tuple[str, str]]:
    """Yield the path and provenance of every single value.

    >>> list(_spread("steps", [3, 5], ["printed", "inferred"]))
    [('steps[1]', 'printed'), ('steps[2]', 'inferred')]
    """
    if isinstance(value, Mapping):
        for key, item in value.items():
            inner = provenance.get(key) if isinstance(provenance, Mapping) else provenance
            yield from _spread(f"{path}.{key}", item, inner)
    elif isinstance(value, list) and isinstance(provenance, list):
        words = provenance if len(value) == len(provenance) else [None] * len(value)
        for i, (item, word) in enumerate(zip(value, words, strict=True), start=1):
            yield from _spread(f"{path}[{i}]", item, word)
    else:
        yield path, provenance
