"""What the lab needs, and a player does not: it is asked for before anything is played."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from kogge.arena.figures import TOOLS, check_tools
from kogge.core.error import Broken


@pytest.mark.parametrize("name", TOOLS)
def test_what_is_missing_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(each: str) -> object:
        return None if each == name else find_spec(each)

    monkeypatch.setattr("kogge.arena.figures.find_spec", without)

    with pytest.raises(Broken, match=f"{name} is not installed"):
        check_tools()
