"""A site below a path of its host: https://club.example/kogge/."""

from __future__ import annotations

from pathlib import Path

from housed import housed
from served import Client

from kogge.server.api.pages import below

PAGE = '<head><title>Kogge</title><link href="/icon.svg" /></head><script src="/assets/x.js">'


def test_the_start_page_names_its_files_and_says_where_it_is() -> None:
    text = below(PAGE, "/kogge")

    assert '<meta name="kogge-root" content="/kogge/" />' in text
    assert 'href="/kogge/icon.svg"' in text
    assert 'src="/kogge/assets/x.js"' in text
    assert below(PAGE, "") == PAGE


def test_it_answers_whether_or_not_the_proxy_strips_the_path(tmp_path: Path) -> None:
    with housed(tmp_path / "kogge.sqlite", public_url="https://club.example/kogge/") as server:
        client = Client(server.port)
        for start in ("", "/kogge"):
            assert client.ask("GET", f"{start}/healthz").status == 200
            assert client.ask("GET", f"{start}/api/games").status == 200
            page = client.ask("GET", f"{start}/tables", accept_encoding="br, gzip")
            assert b'content="/kogge/"' in page.content
            assert b'="/assets' not in page.content
        came = client.ask("POST", "/api/me", {"name": "Anna"})
        made = client.ask("POST", "/api/account", {"name": "Anna", "password": "herring and salt"})

        assert "Path=/kogge/;" in came.headers["set-cookie"]
        assert "Path=/kogge/api/session;" in made.headers["set-cookie"]
        assert client.ask("GET", "/koggefoo/healthz").status == 404
