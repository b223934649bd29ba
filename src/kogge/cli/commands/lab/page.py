"""The page about the matches of an arena: lines of Markdown, or HTML."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from statistics import mean

from kogge.arena.report import Findings, advantages, spread
from kogge.speech.speech import Speech

RARE = 5  # seats that must have used an action before its success is shown


def page(found: Findings, speech: Speech) -> list[str]:
    """Return the page."""
    return [
        f"# {speech.say('report-title', game=found.game.capitalize(), count=found.matches)}",
        "",
        speech.say("different-games", different=len(found.kinds), games=found.matches),
        *chapter(speech.say("report-seats"), seats(found, speech)),
        *chapter(speech.say("report-length"), lengths(found, speech)),
        *chapter(
            speech.say("report-used"), [speech.say("report-used-note"), "", *used(found, speech)]
        ),
        "",
    ]


def chapter(title: str, lines: Iterable[str]) -> list[str]:
    """Return lines under a title."""
    return ["", f"## {title}", "", *lines]


def seats(found: Findings, speech: Speech) -> list[str]:
    """Return what each seat has won, and how sure that is."""
    headings = [speech.say(f"heading-{name}") for name in ("seat", "share", "interval")]
    rows = [
        [f"{number}", f"{share:.1%}", f"{low:.1%} - {high:.1%}"]
        for number, (share, low, high) in enumerate(advantages(found), 1)
    ]
    left = found.matches - sum(map(len, found.whole))
    told = speech.say("report-left-out", count=left, matches=found.matches)
    return [*table(headings, rows), *(["", told] if left else [])]


def lengths(found: Findings, speech: Speech) -> list[str]:
    """Return how long the matches are, and how many points are made."""
    named = (
        (speech.say("report-choices"), found.lengths),
        (speech.say("report-points"), found.points),
    )
    return table(
        [speech.say("heading-what"), speech.say("report-mean"), "10 %", "50 %", "90 %"],
        [[name, f"{mean(all_of):.1f}", *figures(*spread(all_of))] for name, all_of in named],
    )


def used(found: Findings, speech: Speech) -> list[str]:
    """Return the actions with how often they were taken, by how many seats, and what those won."""
    names = [
        speech.say("report-action"),
        speech.say("report-each"),
        speech.say("report-users"),
        speech.say("heading-share"),
    ]
    return table(names, uses(found))


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
    text = re.sub(r"</tr>\n(?=<[hp])", "</tr></table>\n", "\n".join(body))
    style = "body{font:16px sans-serif;max-width:50rem;margin:2rem auto}td{padding:.2rem .8rem}"
    closing = "</table>" if text.endswith("</tr>") else ""
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>\n{text}{closing}\n"


def row(line: str, *, new: bool) -> str:
    """Return a row of a table, with its beginning if it is the first."""
    cells = "".join(f"<td>{cell.strip()}</td>" for cell in line.strip("| ").split(" | "))
    return ("<table>" if new else "") + f"<tr>{cells}</tr>"
