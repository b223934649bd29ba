"""The school at a server: nobody need be known for it, and each is answered in their language."""

from __future__ import annotations

from pathlib import Path

from housed import housed
from served import Client


def test_a_stranger_takes_a_lesson(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite") as server:
        stranger, german = Client(server.port), {"accept-language": "de"}
        listed = stranger.ask("GET", "/api/lessons/riga", **german)
        assert [lesson["title"] for lesson in listed.json["lessons"]][:2] == [
            "Nehmen",
            "Vier Städte",
        ]
        told = stranger.ask("POST", "/api/lessons/riga/2", {}, **german).json
        while not told["over"]:
            moves = {"actions": told["made"], "wishes": told["shown"]}
            told = stranger.ask("POST", "/api/lessons/riga/2", moves, **german).json
        assert told["praise"].startswith("12 Dukaten")
        first = stranger.ask("POST", "/api/lessons/riga/2", {}).json
        wish = {"wishes": first["shown"], "sort": True}
        tried = stranger.ask("POST", "/api/lessons/riga/2/try", wish).json
        assert tried["actions"] == first["shown"]
        assert tried["states"][-1]["view"] != first["scenes"][-1]["state"]["view"]
        assert "score.0" in stranger.ask("POST", "/api/lessons/riga/2/book", {}).json["ledgers"]
        assert stranger.ask("POST", "/api/lessons/riga/99", {}).status == 404
        assert stranger.ask("POST", "/api/lessons/whale/1", {}).status == 404
        refused = stranger.ask("POST", "/api/lessons/riga/2", {"wishes": [0]})
        assert (refused.status, bool(refused.json["sentence"])) == (409, True)
