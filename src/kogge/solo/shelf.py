"""The shelf: a table as one text, for the browser to keep, and back from it with every check.

A table is its records. They are played again when the text is read, so that whatever does not
belong together is noticed; a checksum finds the rest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from kogge.core.chance import Draws
from kogge.core.error import Broken, KoggeError, Refused
from kogge.core.game import CHANCE
from kogge.core.match import Match, Note
from kogge.core.notation import UNSOUND
from kogge.table import ledger
from kogge.table.editions import check_stored
from kogge.table.happened import Noticed
from kogge.table.judging.choices import complete
from kogge.table.misfit import FAULTS
from kogge.table.opening.chairs import check_bots
from kogge.table.past import reviewing
from kogge.table.past.reviewing import Study
from kogge.table.table import Table

from .person import HOME

IMPOSSIBLE = (*UNSOUND, TypeError, AttributeError, msgspec.ValidationError)
FORM = 3  # of the text; a newer one may hold what this program does not know
REVIEWED, PLAIN = 2, 1  # forms that older programs read as well: with reviews, and without


class Head(msgspec.Struct, frozen=True):
    """What every form of the text begins with."""

    kogge: Literal["table"]
    form: int


class Text(Head, frozen=True):
    """The whole text."""

    checksum: str
    table: msgspec.Raw


class Looked(msgspec.Struct, frozen=True):
    """A review that lies beside its match; whoever reckons otherwise makes it anew."""

    form: int
    seat: int
    study: msgspec.Raw


class Kept(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything that a table follows from."""

    id: str
    setup: ledger.Setup
    chairs: list[ledger.Chair]
    seed: str
    created: int
    changed: int
    private: bool
    rematch: str
    aside: bool  # whether it is kept out of lists
    records: list[ledger.Any]
    sealed: Mapping[int, ledger.Sealed]
    notes: list[tuple[int, str]] | None = None  # of a match that was opened from a file
    reviews: list[Looked] | msgspec.UnsetType = msgspec.UNSET


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table, with what lies beside it on the shelf."""

    table: Table
    noticed: list[Noticed]
    aside: bool = False
    notes: list[tuple[int, str]] | None = None
    studies: Mapping[int, Study] = field(default_factory=dict)  # whole reviews, by seat

    def after(self, table: Table, noticed: list[Noticed]) -> Sheet:
        """Return how the table stands after a change."""
        return replace(self, table=table, noticed=[*self.noticed, *noticed])


read_head = msgspec.json.Decoder(Head).decode
read_text = msgspec.json.Decoder(Text).decode
read_kept = msgspec.json.Decoder(Kept).decode
read_study = msgspec.json.Decoder(Study).decode


# Writing.


def written(sheet: Sheet) -> str:
    """Return a table as a text."""
    body = msgspec.json.encode(kept(sheet))
    text = Text("table", form_of(sheet), _checksum(body), msgspec.Raw(body))
    return msgspec.json.encode(text).decode()


def form_of(sheet: Sheet) -> int:
    """Return the oldest form that holds all of a table: by deck, older programs cannot draw."""
    if sheet.table.setup.draws != Draws.BY_NUMBER:
        return FORM
    return REVIEWED if sheet.studies else PLAIN


def kept(sheet: Sheet) -> Kept:
    """Return what a table follows from."""
    table = sheet.table
    return Kept(
        id=table.id,
        setup=table.setup,
        chairs=table.chairs,
        seed=table.seed,
        created=table.created,
        changed=table.changed,
        private=table.private,
        rematch=table.rematch,
        aside=sheet.aside,
        records=[each.record for each in sheet.noticed],
        sealed=table.sealed,
        notes=sheet.notes,
        reviews=[*map(_looked, sheet.studies, sheet.studies.values())] or msgspec.UNSET,
    )


def _looked(seat: int, study: Study) -> Looked:
    return Looked(reviewing.FORM, seat, msgspec.Raw(msgspec.json.encode(study)))


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


# Reading.


def as_bytes(text: str) -> bytes:
    """Return a text of a browser, which may hold halves of characters, as bytes."""
    return text.encode(errors="replace")


def is_kept(text: str) -> bool:
    """Return whether a text claims to be a table from the shelf."""
    try:
        read_head(as_bytes(text))
    except FAULTS:
        return False
    return True


def read(text: str, id: str) -> Sheet:
    """Return the table of a text that was kept under an id."""
    found = parsed(text)
    if found.id != id:
        raise damaged()
    return lifted(found)


def parsed(text: str) -> Kept:
    """Return what a text holds, if nothing of it was changed since it was written."""
    data = as_bytes(text)
    try:
        if read_head(data).form > FORM:
            trouble = "the table was kept by a newer Kogge"
            raise Broken("", trouble, "form {count} or older", count=FORM)
        whole = read_text(data)
        if _checksum(bytes(whole.table)) != whole.checksum:
            raise damaged()
        return read_kept(whole.table)
    except FAULTS as error:
        raise damaged() from error


def lifted(found: Kept) -> Sheet:
    """Return a table as it was, with everything that follows from its records."""
    try:
        return _lifted(found)
    except (Refused, *IMPOSSIBLE) as error:
        raise damaged() from error


def _lifted(found: Kept) -> Sheet:
    check_stored(found.setup)
    table = _before(found)
    noticed = [table.apply(record) for record in found.records]
    if table.match is None:
        raise damaged()
    _play_again(table.match)
    if found.notes is not None:
        table.match.notes = [Note(*note) for note in found.notes]
    if table.state == "playing":
        check_bots(table.chairs)
    _seal(table, found.sealed)
    return Sheet(table, noticed, found.aside, found.notes, _studies(found, table))


def _studies(found: Kept, table: Table) -> dict[int, Study]:
    """Return the reviews of a match that still hold; those that do not are made anew."""
    reviews = found.reviews or []
    known = {each.seat: each.study for each in reviews if each.form == reviewing.FORM}
    studies = {}
    for seat, study in known.items():
        with suppress(*FAULTS):
            studies[seat] = read_study(study)
    length = len(table.playing.entries) + 1
    return {
        seat: study
        for seat, study in studies.items()
        if table.playing.over and len(study.steps) == length and seat in range(len(table.chairs))
    }


def _play_again(match: Match) -> None:
    """Play a match by its rules and its seed, which records alone do not ask."""
    again = Match(match.header, match.seed)
    for entry in match.entries:
        if entry.actor != CHANCE:
            again.play(entry.actor, entry.action)
        elif again.mover == CHANCE and again.drawn() == entry.action:
            again.draw()
        else:
            raise damaged()


def _before(found: Kept) -> Table:
    """Return a table before its first record."""
    if not all(map(_taken, found.chairs)):
        raise damaged()
    return Table(
        found.id, 0, "open", found.private, HOME, "", found.setup, list(found.chairs), found.seed,
        found.created, found.changed, found.rematch,
    )  # fmt: skip


def _taken(chair: ledger.Chair) -> bool:
    """Return whether the person or a bot sits on a chair, and nobody else."""
    return chair.person == ("" if chair.bot else HOME)


def _seal(table: Table, sealed: Mapping[int, ledger.Sealed]) -> None:
    """Lay the sealed choices on the table again, if they can have been made there."""
    for seat, choice in sealed.items():
        try:
            whole = complete(table, seat, choice.actions)
        except KoggeError as error:
            raise damaged() from error
        fits = seat in table.asked() and choice.moment == len(table.playing.entries)
        if not fits or whole != choice.actions:
            raise damaged()
    table.sealed = dict(sealed)


def damaged() -> Broken:
    """Return what is said of a text that cannot be what was kept."""
    return Broken("", "what was kept of this table is damaged")
