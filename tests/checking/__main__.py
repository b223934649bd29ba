"""`make check`: lint, types and the tests that a change can touch, in about a minute.

What has changed is asked of git: the files as they lie here against those with which `make check`
last ended well. A test can be touched if it imports a changed module, however indirectly, or if
its folder is that of the changed room (`tests/server/post` of `server/post`). Rules run
interpreted; what starts browsers, servers or compilers runs only if the change is in its own
level. What is left out is told; `make test` runs everything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from imports import SOURCE, TESTS, touched_by

ROOT = TESTS.parent
WEB, PAGES = ROOT / "web", TESTS / "web"
PASSED = ROOT / "build" / "stamps" / "checked"  # the tree of the last good check
PYTHON = str(Path(sys.executable))
GIT = shutil.which("git") or "git"
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/box.toml"))
DEAR = (  # folders of tests that start browsers, servers, programs or compilers
    *("ahead", "arena", "bench", "bots", "carriers", "cli", "puzzles", "research", "review"),
    *("server", "solo", "web"),
)
DOCS = TESTS / "test_docs.py"
APART = {DOCS, TESTS / "test_keeper.py"}  # about pages and runs, and not about what they import
HOUSE = (TESTS / "test_house.py", TESTS / "test_languages.py")


# What has changed.


def git(*words: str, index: str = "") -> str:
    """Return what git answers."""
    found = {**os.environ, **({"GIT_INDEX_FILE": index} if index else {})}
    done = subprocess.run(
        [GIT, *words], cwd=ROOT, env=found, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def tree() -> str:
    """Return a name for all files as they lie here, whether they are committed or not."""
    with tempfile.TemporaryDirectory() as folder:
        index = f"{folder}/index"
        git("read-tree", "HEAD", index=index)
        git("add", "--all", index=index)
        return git("write-tree", index=index)


def changed(now: str) -> tuple[str, list[Path]]:
    """Return since when, and which files differ; removed ones, too."""
    known = PASSED.read_text() if PASSED.exists() else ""
    there = known and subprocess.run(
        [GIT, "cat-file", "-e", known], cwd=ROOT, capture_output=True, check=False
    )
    since = known if there and there.returncode == 0 else "HEAD"
    lines = git("diff", "--name-only", "--no-renames", since, now).splitlines()
    return ("the last good check" if since == known else "the last commit"), [
        ROOT / line for line in lines
    ]


# What it can touch.


@dataclass(frozen=True, slots=True)
class Choice:
    """The tests to run: files, and which of their items; and the files that are left out."""

    files: list[Path]
    among: str  # as pytest's -k
    left_out: list[Path]


def code_of(path: Path) -> Iterable[Path]:
    """Return the modules that stand for a file: words, boxes and rules pages for their folder."""
    if path.suffix == ".py" or not path.is_relative_to(SOURCE):
        return [path]
    folder = next(each for each in path.parents if (each / "__init__.py").exists())
    return folder.rglob("*.py")


def room_of(path: Path) -> Path | None:
    """Return the folder of tests that belongs to a module: of its room, or of a room around it."""
    if not path.is_relative_to(SOURCE):
        return None
    inside = path.parent.relative_to(SOURCE)
    rooms = (TESTS / each for each in (inside, *inside.parents) if each != Path())
    return next((room for room in rooms if room.is_dir()), None)


def chosen(files: Sequence[Path]) -> Choice:
    """Return the tests that some changed files can touch."""
    code = {each for path in files for each in code_of(path) if each.suffix == ".py"}
    rooms = {room for path in code if (room := room_of(path))}
    touched = {path for path in touched_by(code) if path.name.startswith("test_")}
    near = {path for path in touched if path in code or not is_dear(path)}
    near |= {path for room in rooms for path in room.rglob("test_*.py")}
    near |= {TESTS / "test_house.py"} if code else set()
    near |= set(HOUSE) if any(path.suffix in (".ftl", ".toml") for path in files) else set()
    touched |= (
        set(PAGES.rglob("test_*.py")) if any(path.is_relative_to(WEB) for path in files) else set()
    )
    near -= APART - code
    near |= {DOCS} if any(path.suffix == ".md" for path in files) else set()
    there = sorted(path for path in near if path.exists())
    return Choice(there, among(files), sorted(touched - near))


def is_dear(path: Path) -> bool:
    return path.relative_to(TESTS).parts[0] in DEAR


def among(files: Sequence[Path]) -> str:
    """Return which items can be touched: rules interpreted, and of games only those changed."""
    plain = "" if any("compiled" in path.parts for path in files) else "not compiled"
    inside = {game_of(path) for path in files if path.suffix != ".md"} - {""}
    others = [game for game in GAMES if game not in inside]
    alone = inside and "*" not in inside
    return " and ".join([*([plain] * bool(plain)), *(f"not {game}" for game in others if alone)])


def game_of(path: Path) -> str:
    """Return the one game that a file belongs to; a star for any other code."""
    for folder in (SOURCE / "games", TESTS / "games", WEB / "src" / "games"):
        if path.is_relative_to(folder) and (name := path.relative_to(folder).parts[0]) in GAMES:
            return name
    return "" if path == PAGES else "*"


# Doing it.


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is run: what it is called, and its command."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT


def steps(files: Sequence[Path], choice: Choice) -> list[Step]:
    """Return what is to be run, what takes longest first."""
    found = []
    if choice.files:
        words = ["-q", "-n", "2", "-m", "not slow and not soak", *map(str, choice.files)]
        narrow = ["-k", choice.among] if choice.among else []
        found.append(Step("tests", [PYTHON, "-m", "pytest", *words, *narrow]))
    if any(path.suffix == ".py" for path in files):
        found.append(Step("types", [PYTHON, "-m", "mypy"]))
    pages = [path for path in files if path.is_relative_to(WEB) and path.exists()]
    return [*found, *web_steps(pages), Step("lint", ["sh", "-c", LINT])]


LINT = f"{PYTHON} -m ruff format --check --quiet . && {PYTHON} -m ruff check --quiet ."


def web_steps(files: Sequence[Path]) -> list[Step]:
    """Return what checks the front end, as far as it has changed."""
    own = [path.relative_to(WEB).as_posix() for path in files]
    code = [name for name in own if name.endswith((".ts", ".svelte", ".js"))]
    if not own:
        return []
    found = [Step("web format", npx("prettier", "--check", "--ignore-unknown", *own), WEB)]
    if code:
        found += [
            Step("web types", npx("svelte-check", "--fail-on-warnings"), WEB),
            Step("web tests", npx("vitest", "related", "--run", "--passWithNoTests", *code), WEB),
            Step("web lint", npx("eslint", "--no-warn-ignored", *code), WEB),
        ]
    return found


def npx(*words: str) -> list[str]:
    return ["npm", "exec", "--offline", "--", *words]


def run(step: Step) -> tuple[Step, int, str, float]:
    begun = time.monotonic()
    done = subprocess.run(
        step.command, cwd=step.folder, capture_output=True, text=True, check=False
    )
    code = 0 if step.name == "tests" and done.returncode == NONE_CHOSEN else done.returncode
    return step, code, done.stdout + done.stderr, time.monotonic() - begun


NONE_CHOSEN = 5  # pytest's status where nothing is left to run


def main(say: Callable[[str], None] = print) -> int:
    """Check what has changed; return an exit status."""
    now = tree()
    since, files = changed(now)
    if not files:
        say(f"Nothing has changed since {since}: nothing to check.")
        return 0
    choice = chosen(files)
    say(f"{len(files)} files have changed since {since}; {len(choice.files)} files of tests ...")
    good = True
    with ThreadPoolExecutor(2) as two:
        for step, code, text, took in two.map(run, steps(files, choice)):
            good = good and code == 0
            if code:
                say(text.rstrip())
            last = f": {text.strip().splitlines()[-1]}" if step.name == "tests" else ""
            say(f"{'good' if code == 0 else 'BAD ':4}  {step.name}, {took:.0f} s{last}")
    tell_left_out(choice, say)
    if good:
        PASSED.parent.mkdir(parents=True, exist_ok=True)
        PASSED.write_text(now)
    return not good


def tell_left_out(choice: Choice, say: Callable[[str], None]) -> None:
    """Say which tests could be touched, too."""
    folders = sorted({path.relative_to(ROOT).parts[1] for path in choice.left_out})
    what = f", and in {', '.join(folders)}" if folders else ""
    say(f"Left out: whatever is slow or compiled{what}. `make test` runs everything.")


if __name__ == "__main__":
    if not (ROOT / ".git").exists():
        sys.exit("What has changed is asked of git, and this is no checkout: run `make test`.")
    sys.exit(main())
