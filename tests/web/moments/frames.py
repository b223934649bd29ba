"""What each step costs a browser, and how smoothly it moves on a slow one; run by hand.

``PYTHONPATH=tests:tests/server:tests/web/browser python tests/web/moments/frames.py`` plays with
the quick setting and prints, for each game, milliseconds that the page's own thread worked for a
step, from a trace: the processor's time, whatever else the machine does. A picture has 16.7. Then
it plays on a processor that is four times slower, counts pictures beside those of the same page
at rest, and says whether the page has given up moving pieces.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import pairwise
from typing import Any

from gallery import moments, quick, tables
from playwright.sync_api import Browser, Page

SLOW = 4
PRESSES = 40
WAIT = 250  # milliseconds between two looks at a step
SHOWN = "document.querySelector(`[data-playing*='.']`)?.dataset.playing"
MARK = f"""() => {{
  let before;
  new MutationObserver(() => {{
    const now = {SHOWN};
    if (now !== before) performance.mark("step " + (before = now));
  }}).observe(document.body, {{
    subtree: true, childList: true, attributeFilter: ["data-playing"],
  }});
}}"""
WATCH = f"""() => {{
  window.frames_ = {{ rest: [], play: [] }};
  let last = performance.now();
  const tick = (now) => {{
    window.frames_[{SHOWN} ? "play" : "rest"].push(now - last);
    last = now;
    requestAnimationFrame(tick);
  }};
  requestAnimationFrame(tick);
}}"""
STILL = "getComputedStyle(document.querySelector('.stage')).getPropertyValue('--pace') === '0'"
KINDS = {
    "FunctionCall": "script", "TimerFire": "script", "RunMicrotasks": "script",
    "FireAnimationFrame": "script", "UpdateLayoutTree": "style", "Layout": "layout",
    "PrePaint": "paint", "Paint": "paint", "Layerize": "paint", "Commit": "paint",
}  # fmt: skip
TASK = "RunTask"
LEAD = 30_000  # microseconds: a mark comes when what it marks is being drawn
Span = dict[str, Any]


def traced(page: Page, browser: Browser) -> list[Span]:
    """Play for a while, and return what the page's own thread did meanwhile."""
    page.evaluate(MARK)
    categories = ["devtools.timeline", "blink.user_timing", "toplevel"]
    browser.start_tracing(
        page=page, categories=[*categories, "disabled-by-default-devtools.timeline"]
    )
    played(page)
    spans: list[Span] = json.loads(browser.stop_tracing())["traceEvents"]
    process, thread = next(
        (each["pid"], each["tid"]) for each in spans if each["name"].startswith("step ")
    )
    return [each for each in spans if (each["pid"], each["tid"]) == (process, thread)]


def played(page: Page) -> None:
    """Play a few turns at their own speed."""
    for _ in moments(page, 3, PRESSES):
        page.wait_for_timeout(WAIT)


def costs(spans: list[Span]) -> str:
    """Return milliseconds a step, by kind, and the longest task of a usual step."""
    marks = sorted((each["ts"] - LEAD, each["name"]) for each in spans if "step " in each["name"])
    steps = [(begin, end) for (begin, name), (end, _) in pairwise(marks) if "undefined" not in name]
    within = [
        [each for each in spans if "tdur" in each and begin <= each["ts"] < end]
        for begin, end in steps
    ]
    longest = sorted(max(each["tdur"] for each in step) for step in within if step)
    by = Counter[str]()
    for step in within:
        by.update(outermost(step))
    told = ", ".join(
        f"{kind} {by[kind] / 1000 / len(steps):.1f}"
        for kind in (TASK, *sorted(set(KINDS.values())))
    )
    usual = longest[len(longest) // 2] / 1000
    return f"{len(steps)} steps, ms each: {told}; longest task of a usual one {usual:.1f}"


def outermost(step: list[Span]) -> Counter[str]:
    """Return the time of each kind; what lies within a span of its own kind is in that one."""
    by, ends = Counter[str](), dict[str, float]()
    for each in sorted(step, key=lambda span: span["ts"]):
        name = str(each["name"])
        kind = KINDS.get(name, name)
        if each["ts"] >= ends.get(kind, 0):
            by[kind] += each["tdur"]
            ends[kind] = each["ts"] + each["dur"]
    return by


def told(deltas: list[float]) -> str:
    """Return pictures a second, and the share of those that came late."""
    late = sum(each > 25 for each in deltas) / max(1, len(deltas))
    return f"{1000 * len(deltas) / max(1, sum(deltas)):4.0f} a second, {late:4.0%} late"


def smoothness(page: Page) -> str:
    """Play on a slow processor, and return how many pictures there were."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(WATCH)
    page.wait_for_timeout(3000)
    still = page.evaluate("window.frames_.rest.splice(0)")
    played(page)
    play = page.evaluate("window.frames_.play")
    simple = "pieces are set" if page.evaluate(STILL) else "pieces move"
    return f"at rest {told(still)}; played {told(play)} of {len(play)}; {simple}"


def main() -> None:
    """Measure every game, or those that are named."""
    for game, page, _, browser in tables(quick(), sys.argv[1:]):
        sys.stdout.write(f"{game}: {costs(traced(page, browser))}\n")
        sys.stdout.write(f"{game}: {smoothness(page)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
