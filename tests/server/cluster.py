"""A PostgreSQL of the tests' own: made in a temporary folder, and thrown away in the end."""

from __future__ import annotations

import asyncio
import fcntl
import itertools
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

DEBIAN = Path("/usr/lib/postgresql")  # its programs lie in bin folders below, by version
CREATING = Path("/etc/postgresql-common/createcluster.conf")
MISSING = (
    "PostgreSQL is missing: install it (on Debian: apt-get install postgresql), "
    "or put its initdb and postgres on the PATH"
)
SETTINGS = {
    "fsync": "on",  # what was committed lasts: that is what we test
    "synchronous_commit": "on",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "150",
    "shared_buffers": "32MB",
    "jit": "off",
}
PATIENCE = 60.0  # seconds for a start or an end
MEMORY, ROOM = Path("/dev/shm"), 3 << 30  # noqa: S108  a file system of Linux; bytes
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


# Finding it.


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, installed first if need be and possible."""
    if (folder := found()) is None and os.geteuid() == 0:
        install()
        folder = found()
    if folder is None:
        pytest.fail(MISSING, pytrace=False)
    return folder


def found() -> Path | None:
    """Return the folder where initdb and postgres lie, the newest version if there are several."""
    known = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: version(path.parts[-3]))
    named = shutil.which("initdb")
    for path in (*reversed(known), *([Path(named).resolve()] if named else [])):
        if path.with_name("postgres").exists():
            return path.parent
    return None


def version(name: str) -> list[int]:
    """Return a version as numbers, so that 15 comes after 9.6."""
    return [int(part) for part in re.findall(r"\d+", name)]


def install() -> None:
    """Let the system's package manager install it, one process at a time."""
    apt = shutil.which("apt-get")
    with (Path(tempfile.gettempdir()) / "kogge-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if apt is not None and found() is None:
            run_apt(apt, "update")
            run_apt(apt, "install", "-y", "--no-install-recommends", "postgresql-common")
            keep_system_quiet()
            run_apt(apt, "install", "-y", "--no-install-recommends", "postgresql")


def run_apt(apt: str, *arguments: str) -> None:
    """Run the package manager; whether it helped is checked afterwards."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "-qq", *arguments], check=False, capture_output=True, env=environment)


def keep_system_quiet() -> None:
    """Let Debian make and start no cluster of its own."""
    if CREATING.exists():
        text = re.sub("(?m)^#?create_main_cluster.*$", "", CREATING.read_text())
        CREATING.write_text(f"{text}\ncreate_main_cluster = false\n")


def unprivileged() -> dict[str, Any]:
    """Return the user that PostgreSQL runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    owner = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


# Running it.


class Cluster:
    """A PostgreSQL server on a port of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin, self.owner = folder, programs(), unprivileged()
        self.port, self.count = 0, itertools.count(1)
        self.process: subprocess.Popen[Any] | None = None

    def create(self) -> Cluster:
        """Make the cluster; anyone who reaches its port is let in."""
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
        options = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        command = [f"{self.bin}/initdb", "-D", f"{self.folder}/data", *options]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder, **self.owner
        )
        assert done.returncode == 0, done.stderr
        return self

    def start(self) -> Cluster:
        """Start it, on the port it had or on a free one, and wait until it answers."""
        wishes = [self.port] if self.port else [free_port() for _ in range(5)]
        for self.port in wishes:
            self._launch()
            if asyncio.run(self._answers()):
                return self
        raise AssertionError((self.folder / "log").read_text())

    def _launch(self) -> None:
        settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        command = [f"{self.bin}/postgres", "-D", f"{self.folder}/data", "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *settings], stdout=log, stderr=log, cwd=self.folder, **self.owner
            )

    async def _answers(self) -> bool:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            try:
                await self._run("SELECT 1")
            except LOST:
                await asyncio.sleep(0.05)
            else:
                return True
        return False

    def database(self) -> str:
        """Return the address of a fresh database."""
        name = f"kogge_{next(self.count)}"
        asyncio.run(self._run(f"CREATE DATABASE {name}"))
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    async def _run(self, sql: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"), timeout=PATIENCE)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def kill(self) -> None:
        """End it as rudely as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # a SIGKILL would leave its children behind
            self.process.wait(PATIENCE)
            self.process = None


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def in_memory() -> Path | None:
    """Return a folder in memory, if there is room: a hundred databases are ten thousands of files.

    What is committed outlives the end of every process there, and the power of no test is cut.
    """
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        return MEMORY
    return None


@contextmanager
def running() -> Iterator[Cluster]:
    """Run a fresh cluster; in the end nothing is left of it."""
    folder = Path(tempfile.mkdtemp(prefix="kogge-postgres-", dir=in_memory()))
    cluster = None
    try:
        cluster = Cluster(folder)
        yield cluster.create().start()
    finally:
        if cluster is not None:
            cluster.kill()
        shutil.rmtree(folder, ignore_errors=True)


# What conftest.py lends to the tests.


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Run one PostgreSQL for all tests of a process, from the first that asks for it."""
    with running() as cluster:
        yield cluster


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """Return the address of a fresh PostgreSQL database."""
    return cluster.database()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def lasting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a database that a whole module shares, on both stores in turn."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("lasting") / "kogge.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Run a test on both stores."""
    if request.param == "sqlite":
        return str(tmp_path / "kogge.sqlite")
    return str(request.getfixturevalue("postgres"))
