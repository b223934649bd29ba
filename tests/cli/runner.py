"""Run the command line as a user would: in this process, as a program, or at a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, chdir
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from kogge import cli

KOGGE = [sys.executable, "-m", "kogge"]
USUAL = {"COLUMNS": "100", "LANG": "C.UTF-8"}
BUFFERING = "PYTHONUNBUFFERED"  # most users do not have it

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as shells do to background jobs
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what we start must hear Ctrl-C


@dataclass(frozen=True, slots=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str


def typed(*arguments: str | Path, stdin: str = "", cwd: Path | None = None, **env: str) -> Done:
    """Run a command in this process: to start a program for it takes a second.

    Where the program is the point (its signals, its streams, what it imports), there is ``kogge``.
    """
    told, out, err = BytesIO(stdin.encode()), BytesIO(), BytesIO()
    program = str(Path(cli.__file__).parents[1] / "__main__.py")
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, {**USUAL, **env}))
        os.environ.pop(BUFFERING, None)
        for name, stream in {"stdin": told, "stdout": out, "stderr": err}.items():
            stack.enter_context(patch.object(sys, name, TextIOWrapper(stream, "utf-8")))
        stack.enter_context(patch.object(sys, "argv", [program, *map(str, arguments)]))
        stack.enter_context(chdir(cwd or Path.cwd()))
        code = _ended()
        for written in (sys.stdout, sys.stderr):
            written.flush()
        return Done(code, out.getvalue().decode(), err.getvalue().decode())


def _ended() -> int:
    """Run the command line; return the code with which it ends."""
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def kogge(*arguments: str | Path, stdin: str = "", cwd: Path | None = None, **env: str) -> Done:
    """Run a command as a program to its end; its input is a pipe."""
    command = [*KOGGE, *map(str, arguments)]
    environment = {**os.environ, **USUAL, **env}
    environment.pop(BUFFERING, None)
    done = subprocess.run(
        command, input=stdin, capture_output=True, text=True, check=False, env=environment,
        cwd=cwd, timeout=600,  # a first compilation on a busy machine takes minutes
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A command at a pseudo-terminal, with a person typing."""

    def __init__(self, *arguments: str | Path, **env: str) -> None:
        self.screen, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", **env}
        self.process = subprocess.Popen(
            [*KOGGE, *map(str, arguments)],
            stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.seen, self.cursor = "", 0  # all output so far, and how far it has been read

    def wait_for(self, text: str, seconds: float = 240) -> str:
        """Read until a text appears; return what came with it."""
        began, start = time.monotonic(), self.cursor
        while text not in self.seen[start:]:
            assert time.monotonic() - began < seconds, f"no '{text}' in:\n{self.seen}"
            ready, _, _ = select.select([self.screen], [], [], 0.2)
            if ready:
                try:
                    self.seen += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    assert text in self.seen[start:], f"ended without '{text}':\n{self.seen}"
        self.cursor = self.seen.index(text, start) + len(text)
        return self.seen[start : self.cursor]

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.screen, line.encode() + b"\n")

    def press(self, keys: bytes) -> None:
        """Press single keys, such as Tab or Ctrl-C."""
        os.write(self.screen, keys)

    def interrupt(self) -> None:
        """Interrupt it as Ctrl-C does.

        A signal between the prompt and the waiting is noticed with the next line: so one follows.
        """
        self.process.send_signal(signal.SIGINT)
        self.type("")

    def end(self) -> int:
        """Wait for the end, and return the exit code."""
        code = self.process.wait(timeout=60)
        os.close(self.screen)
        return code
