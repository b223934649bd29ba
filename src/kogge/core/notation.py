"""Matches as text and as JSON: both read back to the same bytes, and every line is checked.

``docs/notation.md`` describes both forms.
"""

from __future__ import annotations

import hashlib
import json
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .carrier.codec import describe, restore
from .chance import Draws, Seed, read_draws
from .chance.seed import hexadecimal
from .edition import Edition
from .error import Broken, Refused
from .game import CHANCE, Game, Position
from .header import Header, Seat, check_line
from .match import Match, Note

FindGame = Callable[[str], Game]
FindEdition = Callable[[Game, str], Edition]
Watch = Callable[[Match], None]  # is called after every entry that is read

UNSOUND = (
    AssertionError, ArithmeticError, LookupError, RecursionError, ValueError, struct.error,
)  # fmt: skip
COLUMNS = re.compile(r" {2,}")


# Writing.


def text(match: Match) -> str:
    """Return the text form; the seed is revealed only when the match has ended."""
    _check_told(match)
    body = "".join(line + "\n" for line in _lines(match))
    return f"{body}checksum {_checksum(body)}\n"


def as_json(match: Match) -> str:
    """Return the JSON form, which holds the same as the text form."""
    header = match.header
    data = {
        "game": header.game.name,
        "rules": header.rules,
        "edition": header.edition.digest,
        "options": dict(header.options),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in header.seats],
        "commitment": header.commitment,
        **({"draws": str(header.draws)} if header.draws != Draws.BY_NUMBER else {}),
        **({"position": describe(header.origin)} if header.origin else {}),
        "log": list(_log(match)),
        "seed": str(match.seed) if match.seed and match.ended else None,
        "checksum": text(match).split()[-1],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _check_told(match: Match, place: str = "") -> None:
    """Keep the hidden cards of a position secret as long as a match goes on with them."""
    if match.header.origin is not None and not match.ended:
        raise Broken(place, "a match that began from a position is written only when it has ended")


def _lines(match: Match) -> Iterator[str]:
    header = match.header
    yield f"game {header.game.name} {header.rules}"
    yield f"edition {header.edition.digest}"
    for name, value in header.options.items():
        yield f"option {name} {value}"
    for seat in header.seats:
        yield f"seat {seat.name}" + (f"  bot:{seat.bot}" if seat.bot else "")
    yield f"commitment {header.commitment}"
    if header.draws != Draws.BY_NUMBER:
        yield f"draws {header.draws}"
    if header.origin is not None:
        yield f"position {json.dumps(describe(header.origin), ensure_ascii=False)}"
    yield ""
    yield from _body(match)
    if match.seed and match.ended:
        yield ""
        yield f"seed {match.seed}"


def _body(match: Match) -> Iterator[str]:
    names = [match.header.name(actor) for actor in (CHANCE, *range(len(match.header.seats)))]
    wide = max(map(len, names))
    verbs = [str(action) for action in (*match.game.actions, *match.game.outcomes)]
    long = max(map(len, verbs))
    for number, item in _numbered(match):
        if isinstance(item, Note):
            yield f"note  {item.text}"
        else:
            actor, name, digest = item
            yield f"{number:>4}  {actor:<{wide}}  {name:<{long}}  {digest}"


def _log(match: Match) -> Iterator[dict[str, str]]:
    for _, item in _numbered(match):
        if isinstance(item, Note):
            yield {"note": item.text}
        else:
            yield dict(zip(("actor", "action", "digest"), item, strict=True))


def _numbered(match: Match) -> Iterator[tuple[int, Note | tuple[str, str, str]]]:
    """Yield entries as (actor, action, digest) and notes, in their order."""
    notes = list(match.notes)
    for number, entry in enumerate(match.entries, start=1):
        while notes and notes[0].after < number:
            yield number, notes.pop(0)
        catalogue = match.game.outcomes if entry.actor == CHANCE else match.game.actions
        actor, action = match.header.name(entry.actor), catalogue.name(entry.action)
        yield number, (actor, action, entry.digest)
    for note in notes:
        yield len(match.entries), note


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


# Reading: a form is taken apart into a draft, which is then played.


@dataclass(slots=True)
class Draft:
    """What a file says, each piece with its place."""

    place: str
    game: str = ""
    version: str = ""
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    commitment: str = ""
    draws: str = Draws.BY_NUMBER
    position: Any = None
    log: list[tuple[str, Note | tuple[str, str, str]]] = field(default_factory=list)
    entries: int = 0  # lines of the log that are no notes
    seed: str = ""


def read(
    data: bytes | str,
    place: str,
    find: FindGame,
    editions: FindEdition,
    watch: Watch = lambda _: None,
) -> Match:
    """Read a match from either form, play it, and check everything it claims."""
    try:
        content = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Broken(f"{place}:{line}", "is not UTF-8 text") from error
    if "\r" in content:
        line = content[: content.index("\r")].count("\n") + 1
        raise Broken(f"{place}:{line}", "the line ends as on another system", "line feeds only")
    if not content.strip() or content.startswith("\ufeff"):
        trouble = "begins with a byte order mark" if content.strip() else "is empty"
        raise Broken(place, trouble, "a match")
    is_json = content.lstrip().startswith("{")
    draft = _draft_json(content, place) if is_json else _draft_text(content, place)
    match = _sound(draft, find, editions, watch)
    _compare(content, as_json(match) if is_json else text(match), place)
    return match


def _draft_text(content: str, place: str) -> Draft:
    draft = Draft(place)
    for number, line in enumerate(content.split("\n"), start=1):
        if line:
            _read_line(draft, line, number)
    return draft


def _read_line(draft: Draft, line: str, number: int) -> None:
    place = f"{draft.place}:{number}"
    if line[0] == " " or line[0].isdigit():
        _read_entry(draft, line, place)
        return
    key, _, rest = line.partition(" ")
    if key == "game":
        draft.game, _, draft.version = rest.partition(" ")
    elif key == "option":
        name, _, value = rest.partition(" ")
        draft.options[name] = value
    elif key == "seat":
        name, *bot = COLUMNS.split(rest)
        draft.seats.append(Seat(name, bot[0].removeprefix("bot:") if bot else ""))
    elif key == "note":
        draft.log.append((place, Note(0, rest.removeprefix(" "))))
    elif key == "position":
        draft.position = _parsed(rest, draft.place, number)
    elif key in ("edition", "commitment", "draws", "seed"):
        setattr(draft, key, rest)
    elif key == "checksum":
        pass  # it is compared once the whole match has been written anew
    else:
        raise Broken(place, "a line cannot begin with '{name}'", KEYS, name=key)


def _read_entry(draft: Draft, line: str, place: str) -> None:
    columns = COLUMNS.split(line.strip())
    if len(columns) != 4:
        raise Broken(place, "the line has {count} columns", ENTRY, count=len(columns))
    number, actor, action, digest = columns
    draft.entries += 1
    if number != str(draft.entries):
        trouble = "the number is {data}"
        raise Broken(place, trouble, "{number}", data=repr(number), number=draft.entries)
    draft.log.append((place, (actor, action, digest)))


KEYS = "game, edition, option, seat, commitment, draws, position, note, seed, checksum, or a number"
ENTRY = "number, actor, action and digest, two spaces between them"


def _draft_json(content: str, place: str) -> Draft:
    data = _parsed(content, place)
    seats = [
        Seat(_of(item, "name", str, here), _of(item, "bot", str, here))
        for here, item in _items(data, "seats", place)
    ]
    log: list[tuple[str, Note | tuple[str, str, str]]] = []
    for here, item in _items(data, "log", place):
        if "note" in item:
            log.append((here, Note(0, _of(item, "note", str, here))))
        else:
            actor, action = _of(item, "actor", str, here), _of(item, "action", str, here)
            log.append((here, (actor, action, _of(item, "digest", str, here))))
    options = {str(name): str(value) for name, value in _of(data, "options", dict, place).items()}
    words = {name: _of(data, name, str, place) for name in ("game", "edition", "commitment")}
    version = str(_of(data, "rules", int, place))
    seed = _of(data, "seed", (str, type(None)), place) or ""
    _of(data, "checksum", str, place)
    draft = Draft(place, version=version, options=options, seats=seats, log=log, seed=seed, **words)
    if "draws" in data:
        draft.draws = _of(data, "draws", str, place)
    if "position" in data:
        draft.position = _of(data, "position", dict, place)
    return draft


def _parsed(content: str, place: str, first: int = 1) -> Any:
    """Return the data of a JSON text whose first line has that number in its file."""
    try:
        return json.loads(content)
    except json.JSONDecodeError as error:
        here = f"{place}:{first - 1 + error.lineno}"
        raise Broken(here, "is not JSON") from error
    except (ValueError, RecursionError) as error:  # numbers beyond all bounds, endless brackets
        raise Broken(place, "is not JSON") from error


def _of(data: Any, key: str, kind: Any, place: str) -> Any:
    if not isinstance(data, Mapping) or not isinstance(data.get(key), kind):
        raise Broken(place, "'{name}' is missing or of the wrong kind", name=key)
    return data[key]


def _items(data: Any, key: str, place: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for number, item in enumerate(_of(data, key, list, place), start=1):
        here = f"{place}: {key}[{number}]"
        if not isinstance(item, Mapping):
            raise Broken(here, "{data} does not fit", "a table of named values", data=repr(item))
        yield here, item


def _sound(draft: Draft, find: FindGame, editions: FindEdition, watch: Watch) -> Match:
    """Play a draft; where a position in it cannot have come about, the rules may fail anywhere."""
    try:
        return _played(draft, find, editions, watch)
    except UNSOUND as error:
        if draft.position is None:  # then it is no fault of the file
            raise
        raise Broken(draft.place, "the position cannot have come about") from error


def _played(draft: Draft, find: FindGame, editions: FindEdition, watch: Watch) -> Match:
    match = Match(_header(draft, find, editions), _seed(draft))
    for place, item in draft.log:
        if isinstance(item, Note):
            _add_note(match, item, place)
            continue
        try:
            _play(match, *item)
        except Refused as error:
            name = match.header.name(error.seat)
            figures = {"name": name, "action": error.action, "reason": error.name}
            raise Broken(place, "{name} may not '{action}' here ({reason})", **figures) from error
        except Broken as error:
            raise error.at(place) from error
        watch(match)
    if match.seed and not match.ended:
        raise Broken(draft.place, "the seed is given before the end", "no seed yet")
    if not match.seed and match.ended:
        raise Broken(draft.place, "'{name}' is missing", name="seed")
    _check_told(match, draft.place)
    return match


def _add_note(match: Match, note: Note, place: str) -> None:
    try:
        match.notes.append(Note(len(match.entries), check_line(note.text)))
    except Broken as error:
        raise error.at(place) from error


def _header(draft: Draft, find: FindGame, editions: FindEdition) -> Header:
    try:
        game = find(draft.game)
        rules = game.read_version(draft.version)
        edition = editions(game, draft.edition)
        hexadecimal(draft.commitment, 64, "commitment")
        origin, draws = _origin(draft, game), read_draws(draft.draws)
        agreed = (game, draft.seats, draft.commitment, draft.options, edition, origin, rules)
        return Header.of(*agreed, draws)
    except Broken as error:
        raise error.at(draft.place) from error


def _origin(draft: Draft, game: Game) -> Position | None:
    if draft.position is None:
        return None
    return restore(game.position_kind, draft.position, "position")


def _seed(draft: Draft) -> Seed | None:
    if not draft.seed:
        return None
    seed = Seed.of_text(draft.seed, f"{draft.place}: seed")
    if seed.commitment != draft.commitment:
        trouble = "the seed does not belong to the commitment"
        raise Broken(draft.place, trouble, "{data}", data=seed.commitment)
    return seed


def _play(match: Match, actor: str, action: str, digest: str) -> None:
    if actor == "chance":
        outcome = match.game.outcomes.number(action)
        if match.seed and match.mover == CHANCE:
            match.draw()
            _same(match.entries[-1].action, outcome, match)
        else:
            match.apply_outcome(outcome)
    else:
        match.act(actor, action)
    if match.entries[-1].digest != digest:
        trouble = "the position after this action has another digest than '{data}'"
        raise Broken("", trouble, "{digest}", data=digest, digest=match.entries[-1].digest)


def _same(drawn: int, outcome: int, match: Match) -> None:
    if drawn != outcome:
        names = match.game.outcomes
        trouble = "the seed does not draw '{data}'"
        raise Broken("", trouble, "{name}", data=names.name(outcome), name=names.name(drawn))


def _compare(found: str, proper: str, place: str) -> None:
    """Raise at the first line that is not written as it should be."""
    if found == proper:
        return
    mine, other = proper.splitlines(keepends=True), found.splitlines(keepends=True)
    number = next(
        (n for n, pair in enumerate(zip(mine, other, strict=False)) if pair[0] != pair[1]), -1
    )
    if number < 0:
        number = min(len(mine), len(other))
    line, right = (lines[number] if number < len(lines) else "" for lines in (other, mine))
    figures = {"data": ascii(line), "right": ascii(right)}
    raise Broken(f"{place}:{number + 1}", "the line reads {data}", "{right}", **figures)
