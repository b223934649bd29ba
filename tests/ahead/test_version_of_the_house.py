"""The version of the house: by it a browser knows that what it has kept is no longer the newest."""

from __future__ import annotations

from pathlib import Path

from kogge.publish.home import _index


def made(folder: Path, content: bytes, name: str = "kogge.pack") -> str:
    """Return the version of a house of one file."""
    folder.mkdir()
    (folder / name).write_bytes(content)
    return str(_index(folder)["version"])


def test_whatever_differs_in_the_house_makes_another_version(tmp_path: Path) -> None:
    former = made(tmp_path / "former", b"rules 1")

    assert made(tmp_path / "again", b"rules 1") == former
    assert made(tmp_path / "newer", b"rules 2") != former, "as many bytes under the same name"
    assert made(tmp_path / "other", b"rules 1", "library.pack") != former
