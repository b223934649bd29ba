"""The command line: draws faults, lets them be tried two at a time, tells what lived."""

from __future__ import annotations

import argparse
import ast
import os
import signal
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from random import Random

from .faults import Fault, faults, mutated
from .same import same, told
from .trial import End, begin

LONGEST = 600  # seconds of the processor, for the suite without a fault
READY = ("rich", "fluent.runtime", "msgspec", "typer", "starlette", "numpy")


def main(words: list[str]) -> int:
    """Try faults in a game; return whether all that matter were noticed."""
    asked = parser().parse_args(words)
    folder = folder_of(asked.game)
    equal = same(asked.game)
    found = faults(folder)
    for gone in equal.keys() - {fault.key for fault in found}:
        print("same.toml speaks of what is no longer there:", *gone)
    chosen = drawn([fault for fault in found if fault.key not in equal], asked)
    for name in READY:  # whatever holds no rule is loaded once, not in each process
        __import__(name)
    bench = Bench(asked.game, folder, asked.jobs)
    for call in (signal.SIGINT, signal.SIGTERM):  # however it was started
        signal.signal(call, signal.default_int_handler)
    try:
        lived = bench.all(chosen)
    except KeyboardInterrupt:
        lived = bench.stop()
    tell(asked.game, bench.done, lived, asked.out)
    return 1 if lived else 0


def parser() -> argparse.ArgumentParser:
    """Return what the command understands."""
    it = argparse.ArgumentParser(prog="mutants", description="Do the tests notice a fault?")
    it.add_argument("game")
    it.add_argument("--count", type=int, default=60, help="how many faults are drawn")
    it.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    it.add_argument("--from", dest="source", type=Path, help="a file that --out has written")
    it.add_argument("--out", type=Path, help="where to write what lived, as same.toml has it")
    it.add_argument("--jobs", type=int, default=2, help="how many are tried at once")
    return it


def folder_of(game: str) -> Path:
    """Return the folder of a game, without importing it."""
    spec = find_spec("kogge")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "games" / game
    if not (folder / "box.toml").exists():
        sys.exit(f"no game is called '{game}'")
    return folder


def drawn(found: list[Fault], asked: argparse.Namespace) -> list[Fault]:
    """Return the faults to be tried: those of a file, or some at random, in a random order."""
    if asked.source:
        wanted = same(asked.game, asked.source)
        return [fault for fault in found if fault.key in wanted]
    lots = Random(asked.seed)  # noqa: S311
    return lots.sample(found, min(asked.count, len(found)))


class Bench:
    """Where faults are tried."""

    def __init__(self, game: str, folder: Path, jobs: int) -> None:
        self.game, self.folder, self.jobs = game, folder, jobs
        self.limit = LONGEST
        self.running: dict[int, tuple[Fault | None, int]] = {}
        self.done, self.lived, self.count = 0, list[Fault](), 0

    def all(self, chosen: list[Fault]) -> list[Fault]:
        """Try faults; return those that nobody noticed."""
        self.count = len(chosen)
        self.try_out(None)
        _, end = self.await_one()
        if end.noticed:
            sys.exit(f"without any fault, this fails: {end.noticed}")
        print(f"the suite of {self.game} takes {end.seconds:.0f} s; {self.count} faults:")
        self.limit = int(3 * end.seconds) + 20
        for fault in chosen:
            if len(self.running) == self.jobs:
                self.note(*self.await_one())
            self.try_out(fault)
        while self.running:
            self.note(*self.await_one())
        return self.lived

    def try_out(self, fault: Fault | None) -> None:
        """Start a trial."""
        file = tree = None
        if fault is not None:
            file = self.folder / fault.file
            tree = mutated(file.read_text("utf-8"), fault)
            assert isinstance(tree, ast.Module)
        child, voice = begin(self.game, file, tree, self.limit)
        self.running[child] = fault, voice

    def await_one(self) -> tuple[Fault | None, End]:
        """Wait until a trial ends."""
        child, status, used = os.wait4(-1, 0)
        while child not in self.running:
            child, status, used = os.wait4(-1, 0)
        fault, voice = self.running.pop(child)
        with os.fdopen(voice, "rb") as file:
            noticed = file.read().decode()
        clear(child)
        if not noticed and status:
            noticed = "it never ended" if os.WIFSIGNALED(status) else "it broke off"
        return fault, End(noticed, used.ru_utime + used.ru_stime)

    def note(self, fault: Fault | None, end: End) -> None:
        """Show how a trial came out."""
        assert fault is not None
        self.done += 1
        if not end.noticed:
            self.lived.append(fault)
        verdict = f"noticed by {end.noticed}" if end.noticed else "LIVES"
        print(f"{self.done:4} of {self.count}  {fault}\n{'':14}{verdict}", flush=True)

    def stop(self) -> list[Fault]:
        """End what runs."""
        for child, (_, voice) in self.running.items():
            clear(child)
            os.close(voice)
        while self.running:
            self.running.pop(os.wait()[0], None)
        return self.lived


def clear(child: int) -> None:
    """End whatever a trial has left running."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)


def tell(game: str, done: int, lived: list[Fault], out: Path | None) -> None:
    """Print the score and what lived; write it down, if that is wished."""
    print(f"\n{game}: {done - len(lived)} of {done} noticed")
    for fault in lived:
        print(f"  {fault.file}:{fault.line} in {fault.place or 'the module'}")
        print(f"    - {fault.before}\n    + {fault.after}")
    if out is not None:
        out.write_text("".join(f"[[{game}]]\n{told(fault)}\n" for fault in lived), "utf-8")
