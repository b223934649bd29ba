"""What Babel knows of our languages, without the names of all currencies, units and places.

Words and figures are written with it, and nothing else; whole, it would be a third of our pack.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

from kogge.speech.languages import LANGUAGES

LOCALES = ("root", *LANGUAGES)  # of the hundreds that Babel knows
WORLD = ("cldr", "parent_exceptions", "currency_fractions")  # kept of what holds in all languages
UNUSED = {
    "territories", "languages", "variants", "scripts", "zone_formats", "time_zones", "meta_zones",
    "interval_formats", "compact_currency_formats", "currency_unit_patterns", "currency_names",
    "currency_names_plural", "unit_patterns", "compound_unit_patterns", "unit_display_names",
    "date_fields",
}  # fmt: skip


def locales(babel: Path) -> Iterator[tuple[str, bytes]]:
    """Yield Babel's data by the names of its files."""
    world = _read(babel / "global.dat")
    yield "global.dat", _written({name: world[name] for name in WORLD})
    for name in LOCALES:
        known = _read(babel / "locale-data" / f"{name}.dat")
        kept = {part: told for part, told in known.items() if part not in UNUSED}
        yield f"locale-data/{name}.dat", _written(kept)


def _read(path: Path) -> dict[str, object]:
    return pickle.loads(path.read_bytes())  # type: ignore[no-any-return]  # noqa: S301  Babel's own


def _written(data: dict[str, object]) -> bytes:
    return pickle.dumps(data, 2)  # as Babel itself writes it
