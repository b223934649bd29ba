"""What is kept about people: no readable secret, and nothing about anyone who is forgotten."""

from __future__ import annotations

import json
import re
import sqlite3
import statistics
import time
from hashlib import sha256
from pathlib import Path

import pytest
from doors import log_in
from housed import housed
from served import Client, Server

from kogge.server.store import sqlite

# What is kept, and what is written down.


class Secrets(list[str]):
    """Everything that may be neither in a log nor, except for links, in the store."""

    def live(self, server: Server) -> Secrets:
        """Do everything that involves secrets."""
        anna = server.client("Anna")
        self.append(anna.cookie)
        made = anna.do("POST", "/api/account", {"name": "Anna", "password": "herring in salt"})
        self += ["herring in salt", made["recovery"], made["recovery"].replace("-", "")]
        change = {"old": "herring in salt", "new": "herring in brine"}
        anna.do("POST", "/api/password", change)
        again = {"name": "Anna", "code": made["recovery"], "password": "herring in cream"}
        self += ["herring in brine", "herring in cream", "herring in aspic"]
        browser = Client(server.port)
        self.append(browser.do("POST", "/api/recovery", again)["recovery"])
        self.append(browser.cookie)
        browser.ask("POST", "/api/session", {"name": "Anna", "password": "herring in aspic"})
        self.append(browser.do("POST", "/api/tokens", {"label": "bot"})["secret"])
        self.play(server, browser)
        return self

    def play(self, server: Server, anna: Client) -> None:
        """Open a private table, invite a guest, and let some requests fail on the way."""
        card = anna.open("visby", "me", "open", private=True)
        path, link = f"/api/tables/{card['id']}", card["invitation"]
        self.append(link)
        berta = server.client("Berta")
        self.append(berta.cookie)
        assert berta.ask("GET", path).status == 403
        assert berta.ask("GET", f"{path}?invitation={link}").status == 200
        assert berta.ask("GET", f"{path}/log?invitation={link}&eyes=9").status == 400
        assert berta.ask("GET", f"/api/invitations/{link}").status == 200
        line = berta.sit(card["id"], invitation=link)
        line.socket.send(b"\xff\xfe")
        line.socket.send(json.dumps({"do": "say", "seat": 0, "id": link, "words": "psst"}))
        berta.do("POST", f"{path}/join", {"invitation": link})
        line.order("say", seat=1, words="my secret plan")
        line.drain()
        line.close()


@pytest.mark.slow
def test_no_secret_is_written_down_and_none_can_be_read_from_the_store(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite", hasty=False) as server:
        secrets = Secrets().live(server)
        token = "t" * 43
        Client(server.port, token=token).ask("GET", "/api/me")
        Client(server.port, cookie=token).ask("GET", "/api/me")
        server.stop()
        written = "".join(server.lines)
    assert "/api/tables/{table}/join" in written, "all that is ever logged is here"
    for secret in (*secrets, token, "my secret plan", "psst"):
        assert secret not in written
    link = secrets[-2]
    stored = (tmp_path / "kogge.sqlite").read_bytes()
    assert link.encode() in stored
    for secret in set(secrets) - {link}:
        assert secret.encode() not in stored, secret
    check_store(tmp_path / "kogge.sqlite", secrets)


def check_store(path: Path, secrets: list[str]) -> None:
    """Check that passwords are stored as slow hashes, and sessions as digests."""
    with sqlite3.connect(path) as store:
        digests = {digest for (digest,) in store.execute("SELECT digest FROM sessions")}
        hashes = store.execute("SELECT password, recovery FROM people WHERE handle = 'anna'")
        for hash in next(hashes):
            assert re.match(r"\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$", hash)
    store.close()
    assert len(digests & {sha256(secret.encode()).hexdigest() for secret in secrets}) == 3
    assert path.stat().st_mode & 0o077 == 0, "the file is for its owner alone"


@pytest.mark.slow
def test_nobody_can_tell_by_the_clock_whether_a_name_has_an_account(tmp_path: Path) -> None:
    account = {"name": "Xaver", "password": "long enough"}
    times: dict[str, list[float]] = {"Xaver": [], "nobody at all": []}
    with housed(tmp_path / "kogge.sqlite", hasty=False) as server:
        server.client("Xaver").do("POST", "/api/account", account)
        log_in(Client(server.port), "nobody at all")  # the first time always takes longer
        for name in [*times] * 5:
            start = time.perf_counter()
            assert log_in(Client(server.port), name) == 401
            times[name].append(time.perf_counter() - start)
    known, unknown = (statistics.median(taken) for taken in times.values())
    assert 0.25 < known / unknown < 4


def test_a_recovery_code_opens_an_account_once(server: Server) -> None:
    made = server.client("Yola").do(
        "POST", "/api/account", {"name": "Yola", "password": "long enough"}
    )
    wish = {"name": "Yola", "code": made["recovery"], "password": "still longer"}
    assert Client(server.port).ask("POST", "/api/recovery", wish).status == 200
    assert Client(server.port).ask("POST", "/api/recovery", wish).status == 401
    assert log_in(Client(server.port), "Yola", "still longer") == 200


@pytest.mark.slow
def test_a_new_password_ends_what_the_old_one_opened_and_its_lines_too(server: Server) -> None:
    login = {"name": "Zita", "password": "long enough"}
    here, there = server.client("Zita"), Client(server.port)
    here.do("POST", "/api/account", login)
    there.do("POST", "/api/session", login)
    table = here.open("visby", "me", "open")["id"]
    mine, stolen = here.sit(table), there.sit(table)

    here.do("POST", "/api/password", {"old": "long enough", "new": "still longer"})

    assert there.ask("GET", "/api/me").status == 401
    assert here.ask("GET", "/api/me").status == 200
    while stolen.take() is not None:
        pass  # it is ended within seconds
    while mine.take() is not None:
        pass  # it cannot be told from one opened with a stolen cookie
    again = here.sit(table)
    assert again.order("say", seat=0, words="still here")["type"] == "done"
    again.close()
    mine.close()
    stolen.close()


# Being forgotten.


def test_nothing_is_left_of_the_name_of_somebody_who_is_forgotten(tmp_path: Path) -> None:
    """Not in games, not in what others made of them, not in any corner of the file."""
    with housed(tmp_path / "kogge.sqlite") as server:
        quill, berta = server.client("Quillfeather"), server.client("Berta")
        quill.do("POST", "/api/account", {"name": "Quillfeather", "password": "long enough"})
        quill.do("POST", "/api/tokens", {"label": "Quillfeather"})
        tables = [quill.open("visby", "me", "open")["id"] for _ in range(3)]
        for table in tables[:2]:
            berta.do("POST", f"/api/tables/{table}/join", {})
        line = quill.sit(tables[0])
        line.order("say", seat=0, words="I am Quillfeather")
        line.order("resign", seat=0)
        berta.do("POST", f"/api/tables/{tables[0]}/report", {"seat": 0, "words": "Hm"})
        fork = berta.do("POST", f"/api/tables/{tables[0]}/fork", {"step": 0, "seat": 1})
        quill.do("DELETE", "/api/me")

        assert quill.ask("GET", "/api/me").status == 401
        for table in (*tables[:2], fork["id"]):
            assert "Quillfeather" not in json.dumps(berta.do("GET", f"/api/tables/{table}"))
        text = berta.ask("GET", f"/api/tables/{tables[0]}/match.txt").content.decode()
        assert "N. N. 1 resigns" in text
        assert berta.do("GET", f"/api/tables/{tables[0]}/verify")["sound"]
        server.stop()
    assert sqlite.connect(tmp_path / "x").execute("PRAGMA secure_delete").fetchone() == (1,)
    for path in tmp_path.iterdir():
        content = path.read_bytes().lower()
        assert b"quillfeather" not in content, path.name


def test_a_game_goes_on_when_somebody_is_called_like_one_who_is_forgotten(server: Server) -> None:
    first, second = server.client("N. N. 2"), server.client("to")
    table = first.open("haithabu", "me", "open")["id"]
    second.do("POST", f"/api/tables/{table}/join", {})
    second.do("DELETE", "/api/me")

    names = [seat["name"] for seat in first.do("GET", f"/api/tables/{table}")["seats"]]
    assert names == ["N. N. 2", "N. N. 2 2"]
    assert first.do("GET", f"/api/tables/{table}/verify")["sound"]
    assert "\nnote  N. N. 2 2 resigns\n" in (
        first.ask("GET", f"/api/tables/{table}/match.txt").content.decode()
    )


@pytest.mark.parametrize("name", ["open", "note", "chance", "nobody", "\uff4f\uff50\uff45\uff4e"])
def test_nobody_takes_a_name_with_which_no_match_can_begin(server: Server, name: str) -> None:
    assert Client(server.port).ask("POST", "/api/me", {"name": name}).status == 400
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    assert berta.ask("POST", f"/api/tables/{table}/join", {"name": name}).status == 400
    assert berta.do("POST", f"/api/tables/{table}/join", {})["state"] == "playing"


def test_two_of_one_long_name_can_play(server: Server) -> None:
    name = "abcdefghijklmnopqrstu vw"  # cut before its number it ends in a space
    table = server.client(name).open("visby", "me", "open")["id"]
    card = server.client(name).do("POST", f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in card["seats"]] == [name, "abcdefghijklmnopqrstu 2"]


def test_an_export_holds_everything(server: Server) -> None:
    rosa, table = server.client("Rosa"), ""
    for game in ("visby", "riga"):
        table = rosa.open(game, "me", "open")["id"]
    rosa.do("POST", f"/api/tables/{table}/report", {"seat": 0, "words": "I was rude"})
    line = rosa.sit(table)
    line.order("say", seat=0, words="Sorry")
    line.close()
    rosa.do("POST", "/api/tokens", {"label": "my bot"})
    rosa.do("POST", f"/api/tables/{table}/close")

    told = rosa.do("GET", "/api/me/export")

    assert told["person"]["name"] == "Rosa"
    assert len(told["tables"]) == 2, "closed ones too"
    assert [said["words"] for said in told["words"]] == ["Sorry"]
    assert [token["label"] for token in told["tokens"]] == ["my bot"]
    assert [report["words"] for report in told["reports"]] == ["I was rude"]
    assert len(told["browsers"]) == 1
    assert rosa.cookie not in json.dumps(told)
