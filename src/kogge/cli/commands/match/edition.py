"""kogge edition: component values with their provenance, and checking of edition files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from rich.table import Table
from typer import Context, Option

from kogge.core.carrier.codec import describe
from kogge.core.edition import Edition, Value, load_edition
from kogge.core.error import Broken, english
from kogge.core.error import shown as printable
from kogge.games import find
from kogge.speech.speech import Speech, Words

from ...files import save
from ...options import GameName, Plain
from ...terminal.screen import Screen


def edition(
    context: Context,
    game: GameName,
    check: Annotated[Path | None, Option(help="help-check-file", metavar="FILE")] = None,
    write: Annotated[Path | None, Option(help="help-write-file", metavar="FILE")] = None,
    plain: Plain = False,
) -> None:
    """Show the game's own edition, check another, or write one to start from."""
    speech: Speech = context.obj
    found, screen = find(game), Screen(plain=plain)
    if write is not None:
        if write.exists():
            raise Broken(str(write), "exists already")
        save(write, load_edition(found.folder / "box.toml"))
        screen.say(speech.say("edition-written", path=str(write)))
    elif check is not None:
        _check(speech, screen, found.edition, found.read_edition(check), check)
    else:
        _show(speech, screen, found.edition, found.edition.values)


def _check(speech: Speech, screen: Screen, own: Edition, other: Edition, path: Path) -> None:
    here, there = describe(own.box), describe(other.box)
    changed = tuple(value for value in other.values if here[value.name] != there[value.name])
    screen.say(speech.say("edition-fits" if changed else "edition-same", path=str(path)))
    _show(speech, screen, other, changed)


def _show(speech: Speech, screen: Screen, shown: Edition, values: tuple[Value, ...]) -> None:
    name = str(printable(english, shown.title))
    title = {"title": name, "game": shown.game, "digest": shown.digest}
    screen.say(speech.say("edition-title", **title), "bold")
    if screen.plain or screen.narrow:
        for value in values:
            screen.say(f"{value.name} = {_told(value.value)} ({_origin(speech, value)})")
    elif values:
        screen.show(_table(speech, Words(speech, find(shown.game), shown), values))


def _note(words: Words, value: Value) -> str:
    """Return what a value means: in the edition's own words where they differ from the game's."""
    known = {own.name: own.note for own in words.game.edition.values}
    same = value.note == known.get(value.name)
    return words.say(f"value-{value.name}") if same else value.note


def _table(speech: Speech, words: Words, values: tuple[Value, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("name", "value", "provenance", "note"):
        table.add_column(speech.say(f"heading-{heading}"), overflow="fold")
    for value in values:
        table.add_row(value.name, _told(value.value), _origin(speech, value), _note(words, value))
    return table


def _told(value: Any) -> str:
    """Write a value briefly."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_part(item)}" for name, item in value.items())
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " ".join(":".join(map(str, row)) for row in value)
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _part(value: Any) -> str:
    """Write the value of one name; several values go in brackets."""
    return f"({_told(value)})" if isinstance(value, dict) else _told(value)


def _origin(speech: Speech, value: Value) -> str:
    counts = Counter(value.origins.values())
    if len(counts) == 1:
        return speech.say(f"provenance-{next(iter(counts))}")
    return ", ".join(
        f"{count} {speech.say(f'provenance-{word}')}" for word, count in counts.items()
    )
