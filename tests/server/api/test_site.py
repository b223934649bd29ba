"""The texts of the operator: shown to everyone, and read before anyone comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from runner import typed
from served import Client, serving

from kogge.server.api.pages import PAGES

IMPRINT = "# Imprint\n\nHanse e. V., Lübeck <b>not bold</b>\n"


def test_the_texts_of_the_operator_are_told_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "imprint.md"
    file.write_text(IMPRINT, "utf-8")
    with serving(tmp_path / "kogge.sqlite", "--imprint", str(file)) as server:
        told = Client(server.port).ask("GET", "/api/site")
        assert told.status == 200
        assert told.json["imprint"] == IMPRINT
        assert told.json["privacy"] == ""
        assert told.json["version"]


@pytest.mark.parametrize("option", ["--imprint", "--privacy"])
def test_a_text_that_cannot_be_read_is_told_at_once(option: str, tmp_path: Path) -> None:
    command = ("--lang", "en", "serve", "--port", "0", "--database", tmp_path / "kogge.sqlite")
    done = typed(*command, option, tmp_path / "missing.md")
    assert done.code != 0
    assert "missing.md: cannot be read" in " ".join(done.err.split())


def test_the_server_knows_the_pages_that_the_browser_knows() -> None:
    source = (Path(__file__).parents[3] / "web" / "src" / "App.svelte").read_text()
    known = re.findall(r"^    (\w+): .*import\(", source, re.MULTILINE)

    assert set(known) == set(PAGES)
