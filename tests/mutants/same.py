"""What lives although the tests are right: faults that change nothing, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

from .faults import Fault

FILE = Path(__file__).parent / "same.toml"
Key = tuple[str, str, str, str]


def same(game: str, file: Path = FILE) -> dict[Key, str]:
    """Return why a changed rule is the same, by what the change looks like."""
    told = tomllib.loads(file.read_text("utf-8")).get(game, [])
    return {(each["file"], each["in"], each["before"], each["after"]): each["why"] for each in told}


def told(fault: Fault) -> str:
    """Return a fault as `same.toml` and `--from` have it; the reason is left open."""
    file, place, before, after = fault.key
    fields = {"file": file, "in": place, "before": before, "after": after, "why": ""}
    return "".join(f"{name} = {quoted(value)}\n" for name, value in fields.items())


def quoted(text: str) -> str:
    """Return a text as TOML has it."""
    return f"'{text}'" if "'" not in text else f"'''{text}'''"
