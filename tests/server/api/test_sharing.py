"""Sharing: what a link shows to programs and strangers, and that it shows nothing else."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest
from housed import housed
from served import Answer, Client, Server, two_at_a_table

from kogge.server.picture.code import drawn_code
from kogge.server.picture.engrave import engrave
from kogge.server.picture.parts import Parts, fonts, parts
from kogge.server.picture.sheet import HIGH, WIDE, Sheet, Sitter, drawn

NAMES = 'An<n>a "A"', "Berta"


@pytest.fixture(scope="module")
def server(lasting: str) -> Iterator[Server]:
    with housed(lasting) as server:
        yield server


def looked(server: Server, table: str) -> tuple[Answer, Answer, Answer]:
    """Return what a stranger gets: both pages, and the picture."""
    stranger = Client(server.port)
    end, replay = (stranger.ask("GET", f"/{page}/{table}?lang=en") for page in ("end", "replay"))
    return end, replay, stranger.ask("GET", f"/api/tables/{table}/picture.png?lang=en")


def test_what_is_private_or_not_over_shows_nothing(server: Server) -> None:
    anna, berta, opened = two_at_a_table(server, *NAMES, private=True)
    table = opened["id"]
    _, _, public = two_at_a_table(server)
    plain = Client(server.port).ask("GET", "/credits").content

    def hidden(table: str, status: int) -> None:
        end, replay, picture = looked(server, table)
        assert end.content == replay.content == plain
        assert (picture.status, b"Berta" in picture.content) == (status, False)

    hidden(table, 403)
    hidden(public["id"], 403)
    hidden("no-such-table", 404)
    berta.sit(table).order("resign", seat=1)
    hidden(table, 403)
    assert anna.ask("GET", f"/api/tables/{table}/picture.png").status == 200, "to save it"
    anna.do("POST", f"/api/tables/{table}/share", {"shared": True})
    assert looked(server, table)[2].status == 200
    anna.do("POST", f"/api/tables/{table}/share", {"shared": False})
    hidden(table, 403)


def test_a_shared_link_tells_who_won(server: Server) -> None:
    anna, berta, opened = two_at_a_table(server, *NAMES, private=True)
    table = opened["id"]
    berta.sit(table).order("resign", seat=1)
    anna.do("POST", f"/api/tables/{table}/share", {"shared": True})
    end, replay, named = looked(server, table)

    text = end.content.decode()
    assert end.content == replay.content
    assert 'content="Visby, 2 players: An&lt;n&gt;a &quot;A&quot; wins, 0 to 0"' in text
    assert f"http://127.0.0.1:{server.port}/api/tables/{table}/picture.png?lang=en" in text
    assert named.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", named.content[16:24]) == (WIDE, HIGH)
    german = Client(server.port).ask("GET", f"/end/{table}?lang=de").content.decode()
    assert "Visby zu zweit: " in german

    anna.do("POST", f"/api/tables/{table}/share", {"shared": True, "names": False})
    end, _, nameless = looked(server, table)
    assert b"Berta" not in end.content
    assert b"N. N. 2" in end.content
    assert nameless.content != named.content


def sheet(*names: str, game: str = "riga") -> Sheet:
    """Return what a picture tells of some seats, the first of which has won."""
    seats = tuple(Sitter(name, 52 - n, n == 0) for n, name in enumerate(names))
    return Sheet(game, "Riga, 3 players", f"{names[0]} wins, 52 to 51", seats)


@pytest.fixture
def known() -> Parts:
    found = parts()
    assert found is not None, "the pages have been built"
    return found


@pytest.mark.parametrize("name", ["Anna", "Łukasz Őry", "<script>&"])
def test_names_are_really_in_the_picture(name: str, known: Parts) -> None:
    with_name, without = (engrave(drawn(sheet(n, "B"), known), fonts()) for n in (name, " "))
    assert with_name != without


def test_a_game_without_a_scene_has_a_picture_too(known: Parts) -> None:
    names = [f"Somebody with long name {n}" for n in range(6)]
    assert engrave(drawn(sheet(*names, game="nim"), known), fonts())


def test_an_invitation_is_a_code_for_those_who_have_it(server: Server) -> None:
    anna = server.client("Anna")
    table = anna.open("visby", "me", "open")
    words = "-".join(table["invitation"].split("-")[:3])
    code = anna.ask("GET", f"/api/tables/{table['id']}/qr.svg")

    assert code.content == drawn_code(f"http://127.0.0.1:{server.port}/t/{words}")
    assert server.client("Carl").ask("GET", f"/api/tables/{table['id']}/qr.svg").status == 403
