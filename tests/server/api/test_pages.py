"""The pages as files: packed as the browser can unpack them, and nothing else of the folder."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kogge.server.api import pages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve a folder with one file in three forms, and one in one."""
    assets = tmp_path / "assets"
    assets.mkdir()
    for ending in ("", ".br", ".gz"):
        (assets / f"a.js{ending}").write_bytes(f"plain{ending}".encode())
    (assets / "b.js").write_bytes(b"plain")
    (tmp_path / "index.html").write_bytes(b"start")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)


def answer(path: str, wish: str) -> Response:
    """Ask for a file."""
    head = [(b"accept-encoding", wish.encode())] if wish else []
    scope = {"type": "http", "method": "GET", "path": f"/{path}", "headers": head,
             "query_string": b"", "path_params": {"path": path}}  # fmt: skip
    return asyncio.run(pages.page(Request(scope)))


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("wish", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.0, br;q=0.5", "br"),
        ("GZIP", "gzip"),
        ("deflate", None),
        ("identity", None),
        ("gzipped, abr", None),
        ("", None),
    ],
)
def test_a_file_goes_out_as_the_browser_takes_it(wish: str, form: str | None) -> None:
    sent = answer("assets/a.js", wish)

    assert sent.headers.get("content-encoding") == form
    assert sent.headers["vary"] == "accept-encoding"
    assert sent.headers["content-type"].startswith("text/javascript")
    assert sent.body == {"br": b"plain.br", "gzip": b"plain.gz", None: b"plain"}[form]


@pytest.mark.usefixtures("folder")
def test_what_has_no_packed_form_goes_out_as_it_is() -> None:
    sent = answer("assets/b.js", "br, gzip")

    assert "content-encoding" not in sent.headers
    assert sent.body == b"plain"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["a.js.br", "a.js.gz"])
def test_packed_forms_are_no_files_of_their_own(name: str) -> None:
    with pytest.raises(HTTPException) as refused:
        answer(f"assets/{name}", "")
    assert refused.value.status_code == 404


def test_every_built_file_has_both_packed_forms() -> None:
    built = [path for path in pages.FOLDER.rglob("*") if path.suffix in (".js", ".css", ".html")]

    assert built
    for path in built:
        forms = [path.with_name(path.name + ending) for ending in pages.PACKED.values()]
        assert all(form.exists() for form in forms), path
