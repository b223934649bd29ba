"""Whether everybody can use a page as it stands: the rules of axe in both themes, and its width."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
ALL = {"rules": {"label-content-name-mismatch": {"enabled": True}}}  # it is still experimental
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that a theme changes
WIDE = "document.documentElement.scrollWidth - innerWidth"
STILL = "document.getAnimations().forEach((each) => each.finish())"


def findings(page: Page, state: str = "") -> list[str]:
    """Return whatever would hinder somebody on a page, by light and by lamp."""
    name = f"{page.url.split('/', 3)[3][:40]} {state}".strip()
    wide = page.evaluate(WIDE)
    found = [f"{wide} too wide"] if wide > 1 else []
    found += [f"light: {each}" for each in violations(page, ALL)]
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in violations(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return [f"{name}: {each}" for each in found]


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Return what the rules find on a page."""
    page.evaluate(STILL)
    return [
        f"{each['id']} {node['html'][:160]} {why(node)}"
        for each in AXE.run(page, options=options).response["violations"]
        for node in each["nodes"][:4]
    ]


def why(node: dict[str, Any]) -> str:
    """Return what exactly is wrong with an element."""
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(check["message"][:140] for check in checks[:1])
