"""What the matches of an arena tell of a game: seats, length, scores, and what wins."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles

from kogge.core import notation
from kogge.core.error import Broken
from kogge.core.match import Match
from kogge.games import find

from .store import MATCHES, contest_of

RARE = 5  # seats that must have used something before its success is told


@dataclass
class Findings:
    """Everything that was counted."""

    game: str
    matches: int = 0
    wins: list[float] = field(default_factory=list)  # of each seat
    lengths: list[int] = field(default_factory=list)  # choices of a match
    points: list[int] = field(default_factory=list)  # of every seat of every match
    used: Counter[str] = field(default_factory=Counter)  # how often
    users: Counter[str] = field(default_factory=Counter)  # how many seats
    won: dict[str, float] = field(default_factory=dict)  # what its users have won

    def add(self, match: Match) -> None:
        """Count a match."""
        game, box, s = match.game, match.box, match.position
        places = game.places(box, s)
        shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        self.matches += 1
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(shares), shares, strict=True)]
        chosen = [(entry.actor, entry.action) for entry in match.entries if entry.actor >= 0]
        self.lengths.append(len(chosen))
        for seat in range(s.seats):
            lines = [0] * len(game.lines)
            game.tally(box, s, seat, lines)
            self.points.append(lines[game.lines["TOTAL"]])
            self._count(
                Counter(game.actions.name(a) for who, a in chosen if who == seat), shares[seat]
            )

    def _count(self, names: Counter[str], share: float) -> None:
        self.used.update(names)
        self.users.update(names.keys())
        for name in names:
            self.won[name] = self.won.get(name, 0.0) + share


def gather(folder: Path) -> Findings:
    """Read all matches of a folder."""
    contest = contest_of(folder)
    paths = sorted((folder / MATCHES).glob("*.txt"))
    if not paths:
        raise Broken(str(folder), "holds no matches", "kogge arena ... --save DIR")
    found = Findings(str(contest.get("game")))
    for path in paths:
        text = path.read_text("utf-8")
        found.add(notation.read(text, str(path), find, lambda game, _: game.edition))
    return found


# The page, as lines of Markdown.


def page(found: Findings) -> list[str]:
    """Return the page."""
    low, middle, high = spread(found.points)
    short, usual, long = spread(found.lengths)
    seats = [[f"{seat + 1}", f"{won / found.matches:.1%}"] for seat, won in enumerate(found.wins)]
    return [
        f"# {find(found.game).name.capitalize()}: {found.matches} matches",
        "",
        "## Seats",
        "",
        *table(["seat", "wins"], seats),
        "",
        "## Length and points",
        "",
        *table(
            ["what", "mean", "10 %", "half", "90 %"],
            [
                ["choices", f"{mean(found.lengths):.1f}", *figures(short, usual, long)],
                ["points", f"{mean(found.points):.1f}", *figures(low, middle, high)],
            ],
        ),
        "",
        "## What was used",
        "",
        "How often a match sees it, how many of the seats use it, and what those win on average.",
        "",
        *table(["action", "each match", "seats", "wins"], uses(found)),
        "",
    ]


def uses(found: Findings) -> list[list[str]]:
    """Return a line for every action that enough seats have used, the most successful first."""
    seats = len(found.points)
    known = [name for name, users in found.users.items() if users >= RARE]
    known.sort(key=lambda name: found.won[name] / found.users[name], reverse=True)
    return [
        [
            name,
            f"{found.used[name] / found.matches:.2f}",
            f"{found.users[name] / seats:.1%}",
            f"{found.won[name] / found.users[name]:.1%}",
        ]
        for name in known
    ]


def spread(values: Sequence[int]) -> tuple[float, float, float]:
    """Return what 10, 50 and 90 of 100 do not exceed."""
    if len(values) < 2:
        return (float(values[0]),) * 3
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[0], tenths[4], tenths[8]


def figures(*values: float) -> list[str]:
    """Return figures as they stand in a table."""
    return [f"{value:.0f}" for value in values]


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return a table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def as_html(lines: Sequence[str]) -> str:
    """Return a page of ours as HTML; it knows no more of Markdown than we use."""
    body: list[str] = []
    for line in lines:
        safe = html.escape(line)
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            body.append(f"<h{level}>{safe.lstrip('# ')}</h{level}>")
        elif line.startswith("| ---"):
            continue
        elif line.startswith("|"):
            body.append(row(safe, new=not body or not body[-1].endswith("</tr>")))
        elif line:
            body.append(f"<p>{safe}</p>")
    text = "\n".join(body).replace("</tr>\n<h", "</tr></table>\n<h")
    style = "body{font:16px sans-serif;max-width:50rem;margin:2rem auto}td{padding:.2rem .8rem}"
    closing = "</table>" if text.endswith("</tr>") else ""
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>\n{text}{closing}\n"


def row(line: str, *, new: bool) -> str:
    """Return a row of a table, with its beginning if it is the first."""
    cells = "".join(f"<td>{cell.strip()}</td>" for cell in line.strip("| ").split(" | "))
    return ("<table>" if new else "") + f"<tr>{cells}</tr>"
