"""What all tests share: nothing of the user's is read or written, and code is compiled once."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from platformdirs import user_cache_path

from keeper import keep
from soaking import SOAK

LONGEST = ("test_whole_games.py", "test_deals_alone.py")
KEEPER = pytest.StashKey[subprocess.Popen[bytes]]()

settings.register_profile(
    "kogge",
    deadline=None,
    max_examples=300 if SOAK else 15,
    derandomize=not SOAK,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("kogge")


def pytest_configure(config: pytest.Config) -> None:
    """Let nothing outlive this run; its worker processes bear its mark already."""
    if not hasattr(config, "workerinput"):
        # Hundreds of programs are started, and a third of that is compiling: let them keep it.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        config.stash[KEEPER] = keep()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `make soak` runs, and begin with what takes longest."""
    left_out = [] if SOAK else [item for item in items if item.get_closest_marker("soak")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    items.sort(key=lambda item: item.path.name not in LONGEST)  # or one process waits for another


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a fresh home folder, in which saves and matches land; what is compiled stays."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(user_cache_path()))
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    return folder


@pytest.fixture(params=[False, True], ids=["interpreted", "compiled"])
def flat(request: pytest.FixtureRequest) -> bool:
    """Run a test on both carriers."""
    return bool(request.param)
