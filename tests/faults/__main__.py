"""Faults planted by hand: each of them must be noticed by a test that `make test` runs.

`python tests/faults` makes a copy of the checkout, plants one fault after another in it, and runs
the test that should notice, which must pass without the fault. The checkout is never changed.
The catalogue is in the TOML files beside this one. A text that is planted stands just once in its
file; where the code has changed so that it does not, the catalogue must be changed, too.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STATIC = Path("src/kogge/server/static")  # the built pages
SITE = Path("build/site")  # those that are played without a server
MODULES = Path("web/node_modules")
PAGES = "vitest: "  # how a test of the pages is named
LIMIT = 600  # seconds for one test; what hangs is not what we mean by noticing
NPM = "import sys, hatch_build; hatch_build.npm(*sys.argv[1:])"
HOME = "build/home"  # with which the pages become a site that needs no server
NOTHING = "nothing"  # what noticed a fault at that time for which a test was written since
PASSED, FAILED, NONE = 0, 1, 5  # exit statuses of pytest; the last one: there is no such test
SAID = 30  # lines of a test that are shown on request


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One mistake that a programmer might make, and the test that notices it."""

    name: str
    title: str
    file: str
    old: str
    new: str
    caught: str  # a node of pytest, or "vitest: FILE" below web
    before: str = ""  # what noticed it at 7a031645, where that was another test, or "nothing"
    builds: bool = False  # whether the test looks at built pages

    def test(self, commit: str) -> str:
        """Return the test that notices it, today or with the tests of an earlier commit."""
        return self.before if commit and self.before else self.caught

    def is_plantable(self, root: Path) -> bool:
        """Return whether the text that is replaced stands once in its file."""
        path = root / self.file
        return path.is_file() and path.read_text().count(self.old) == 1


@dataclass
class Outcome:
    """How a test went."""

    status: int | None  # nothing, if it did not end
    said: str = ""
    seconds: float = 0.0


@dataclass
class Workshop:
    """A copy of the checkout in which faults are planted."""

    root: Path
    has_modules: bool = field(default=False, init=False)

    def furnish(self, commit: str) -> None:
        """Copy what the tests need; with a commit, the tests as they were then."""
        for name in listed():
            target = self.root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
        for place in (STATIC, SITE):
            self._lay(place)
        for beside in (ROOT / "build").iterdir():
            if beside.name != SITE.name:
                (self.root / "build" / beside.name).symlink_to(beside)
        (self.root / ".venv").symlink_to(ROOT / ".venv")
        if commit:
            self._recall(commit)
        own = self._run([sys.executable, "-c", "import kogge; print(kogge.__file__)"]).said
        assert own.startswith(str(self.root)), f"the copy is not what is imported, but {own}"

    def _lay(self, place: Path) -> None:
        """Lay a folder that git does not know as it is in the checkout."""
        shutil.rmtree(self.root / place, ignore_errors=True)
        if (ROOT / place).is_dir():
            shutil.copytree(ROOT / place, self.root / place, symlinks=True, copy_function=linked)

    def _recall(self, commit: str) -> None:
        """Put the tests of an earlier commit in the place of today's."""
        shutil.rmtree(self.root / "tests")
        spread = list((self.root / "web/src").rglob("*.test.ts"))
        for path in spread:
            path.unlink()
        names = git("ls-tree", "-r", "-z", "--name-only", commit, "web/src").decode().split("\0")
        old = [name for name in names if name.endswith(".test.ts")]
        packed = git("archive", commit, "tests", "pyproject.toml", *old)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(self.root, filter="data")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Have a fault in the copy for a while."""
        path = self.root / fault.file
        sound = path.read_text()
        self._write(path, sound.replace(fault.old, fault.new))
        try:
            if fault.builds:
                self._build()
            yield
        finally:
            self._write(path, sound)
            if fault.builds:
                self._lay(STATIC)
                self._lay(SITE)

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text)
        with suppress(FileNotFoundError):  # of the same second and size, it would count as fresh
            Path(cache_from_source(str(path))).unlink()

    def _build(self) -> None:
        """Build the pages anew, for a server and for a web space."""
        self._need_modules()
        publish = (sys.executable, "-m", "kogge.publish", HOME, str(SITE))
        for made in (self._npm("run", "--silent", "build"), self._run(publish)):
            assert made.status == PASSED, made.said

    def _need_modules(self) -> None:
        """Lay the packages of the pages there, but none of the traces of other runs."""
        if not self.has_modules:
            self._lay(MODULES)
            for traces in (self.root / MODULES).glob(".vite*"):
                shutil.rmtree(traces)
            self.has_modules = True

    def try_out(self, *tests: str) -> Outcome:
        """Run tests of one kind; return how that went."""
        if tests[0].startswith(PAGES):
            self._need_modules()
            files = [test.removeprefix(PAGES).removeprefix("web/") for test in tests]
            return self._npm("exec", "--", "vitest", "run", *files)
        first = ("-x",) if len(tests) == 1 else ()  # its first failure says enough
        words = ("-q", *first, "-n", "0", "-p", "no:cacheprovider", "--tb=short", *tests)
        return self._run([sys.executable, "-m", "pytest", *words])

    def _npm(self, *words: str) -> Outcome:
        return self._run([sys.executable, "-c", NPM, *words])

    def _run(self, command: Sequence[str]) -> Outcome:
        """Run a program in the copy, and end with it whatever it has started."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        environment.pop("KOGGE_SOAK", None)
        start = time.monotonic()
        with subprocess.Popen(
            command, cwd=self.root, env=environment, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        ) as process:  # fmt: skip
            try:
                said, _ = process.communicate(timeout=LIMIT)
            except subprocess.TimeoutExpired:
                return Outcome(None, "it did not end", LIMIT)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
        return Outcome(process.returncode, said, time.monotonic() - start)


def known(commit: str) -> bool:
    """Return whether there is a commit of that name."""
    try:
        git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    except subprocess.CalledProcessError:
        return False
    return True


def git(*words: str) -> bytes:
    """Return what git says about the checkout."""
    program = shutil.which("git")
    assert program is not None, "git is missing"
    return subprocess.run([program, *words], cwd=ROOT, check=True, capture_output=True).stdout


def listed() -> list[str]:
    """Return all files of the checkout but those that git ignores."""
    known = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    return [name for name in known.split("\0") if name and (ROOT / name).is_file()]


def linked(source: str, target: str) -> None:
    """Give a file a second place, or copy it to another disk; nobody writes into it there."""
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target)


def catalogue() -> list[Fault]:
    """Return all faults."""
    found: list[dict[str, Any]] = []
    for path in sorted(Path(__file__).parent.glob("*.toml")):
        found += tomllib.loads(path.read_text())["fault"]
    faults = [Fault(**each) for each in found]
    assert len({fault.name for fault in faults}) == len(faults), "two faults have one name"
    return faults


def failing(workshop: Workshop, tests: Iterable[str]) -> dict[str, Outcome]:
    """Return the tests that do not pass where nothing is planted: they could notice anything."""
    found = dict[str, Outcome]()
    for kind in (True, False):
        some = sorted({test for test in tests if test.startswith(PAGES) is kind})
        whole = workshop.try_out(*some) if some else Outcome(PASSED)
        if whole.status == PASSED:
            continue
        told = re.findall(r"^(?:FAILED|ERROR) (.*)", whole.said, re.MULTILINE)
        bad = [test for test in some if any(name.startswith(test) for name in told)]
        found |= {test: workshop.try_out(test) for test in bad or some}
    return {test: outcome for test, outcome in found.items() if outcome.status != PASSED}


def judged(workshop: Workshop, fault: Fault, test: str) -> tuple[str, Outcome]:
    """Plant a fault; return what came of it."""
    with workshop.planted(fault):
        outcome = workshop.try_out(test)
    words = {PASSED: "NOT CAUGHT", FAILED: "caught", NONE: "NO SUCH TEST", None: "HANGS"}
    return words.get(outcome.status, f"BROKEN ({outcome.status})"), outcome


def examine(faults: Sequence[Fault], commit: str, *, tell: bool) -> bool:
    """Plant all faults one by one, and print what came of each; return whether all were caught."""
    good = True
    with TemporaryDirectory(prefix="kogge-faults-") as folder:
        workshop = Workshop(Path(folder).resolve())
        workshop.furnish(commit)
        plantable = [fault for fault in faults if fault.is_plantable(workshop.root)]
        bad = failing(workshop, {fault.test(commit) for fault in plantable} - {NOTHING})
        for fault in faults:
            test, outcome = fault.test(commit), Outcome(None)
            if fault not in plantable:
                word = "TEXT NOT FOUND"
            elif test == NOTHING:
                word = "not then"
            elif test in bad:
                word, outcome = "FAILS WITHOUT", bad[test]
            else:
                word, outcome = judged(workshop, fault, test)
            print(f"{word:<15}{outcome.seconds:6.1f} s  {fault.name:<26} {test}", flush=True)
            if tell:
                print(*outcome.said.splitlines()[-SAID:], sep="\n", flush=True)
            good &= word in ("caught", "not then")
    return good


def main() -> None:
    """Plant what is named on the command line, or everything."""
    words = argparse.ArgumentParser(prog="python tests/faults", description=__doc__)
    words.add_argument("names", nargs="*", metavar="NAME", help="a fault; all if none is named")
    words.add_argument("--list", action="store_true", help="only print the catalogue")
    words.add_argument("--tests", default="", metavar="COMMIT", help="with the tests of a commit")
    words.add_argument("--tell", action="store_true", help="print how each test ended")
    given = words.parse_args()
    faults = catalogue()
    if unknown := set(given.names) - {fault.name for fault in faults}:
        words.error(f"no fault is called {', '.join(sorted(unknown))}")
    chosen = [fault for fault in faults if not given.names or fault.name in given.names]
    if given.list:
        for fault in chosen:
            print(f"{fault.name:<26} {fault.title}\n{'':<26} {fault.file}\n{'':<26} {fault.caught}")
        return
    if given.tests and not known(given.tests):
        words.error(f"there is no commit {given.tests} here")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the copy goes with us
    sys.exit(not examine(chosen, given.tests, tell=given.tell))


if __name__ == "__main__":
    main()
