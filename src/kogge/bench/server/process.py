"""A server process under measure: its memory and its share of the processor."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

OWN = 2  # in the number of such a clock: it runs only while the process itself does


@dataclass(frozen=True, slots=True)
class Process:
    """A server and where it listens."""

    pid: int
    port: int
    figures: int  # the port of its metrics

    def memory(self) -> int:
        """Return the memory actually used, in bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def seconds(self) -> float:
        """Return the processor time used so far, by the clock that Linux keeps for a process."""
        return time.clock_gettime(~self.pid << 3 | OWN)


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(*options: str) -> Iterator[Process]:
    """Start a server for measuring, and stop it in the end."""
    figures = free_port()
    launch = ("-m", "kogge.bench.server.launch", "--metrics", str(figures))
    command = [sys.executable, *launch, *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert server.stdout is not None
        with server.stdout:
            address = server.stdout.readline()
        yield Process(server.pid, urlsplit(address.strip()).port or 0, figures)
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
