"""The slip of a hint: for whom it is, when it goes, and what it never covers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from chromium import Visitor, bots, visiting
from playwright.sync_api import Browser, Locator, ViewportSize, WebSocket, WebSocketRoute, expect
from served import Server

from soaking import SOAK

GAMES = ("visby", "riga", "haithabu")
DESK: ViewportSize = {"width": 1280, "height": 800}
BOTH = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}]
COVERED = """() => {
  const slip = document.querySelector(".hint").getBoundingClientRect();
  const meets = (box) => box.width && box.right > slip.left && box.left < slip.right
    && box.bottom > slip.top && box.top < slip.bottom;
  const controls = [...document.querySelectorAll("[data-confirm], header.top button")];
  return controls.filter((e) => meets(e.getBoundingClientRect())).map((e) => e.outerHTML);
}"""
OUTSIDE = """() => {
  const { top, right, bottom, left } = document.querySelector(".hint").getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""


def ask(visitor: Visitor) -> Locator:
    """Ask for a hint and return the slip with the answer, unfolded."""
    visitor.page.get_by_role("button", name="Hint").click()
    slip = visitor.page.locator(".hint")
    expect(slip).to_contain_text("would play this")
    expect(slip).to_be_visible()  # it has found its place, and is folded or not
    if visitor.page.locator(".hint .fold[aria-expanded=false]").count():
        slip.locator(".fold").click()
    expect(slip.locator("li").first).to_be_visible()
    return slip


def count_questions(visitor: Visitor) -> list[str]:
    """Return a list that grows with every hint that a page of this visitor asks for."""
    asked: list[str] = []

    def sent(text: str | bytes) -> None:
        if json.loads(text)["do"] == "hint":
            asked.append(str(text))

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    visitor.page.on("websocket", opened)
    return asked


def test_a_hint_leaves_with_its_moment_and_comes_only_when_asked(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as both:
        asked = count_questions(both)
        both.open_table("visby", BOTH)
        ask(both)
        both.page.get_by_role("button", name="Hint").click()
        expect(both.page.locator("[data-card][aria-pressed=true]")).to_have_count(2)
        ask(both)
        assert len(asked) == 3, "whoever presses again asks again"
        both.page.locator("[data-confirm]").click()

        both.page.get_by_role("button", name="I am Berta").press("Enter")

        expect(both.page.locator("footer .seat-name")).to_have_text("Berta")
        expect(both.page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")
        expect(both.page.locator(".hint, [data-card][aria-pressed=true]")).to_have_count(0)
        assert len(asked) == 3
        ask(both)
        expect(both.page.locator("[data-card][aria-pressed=true]")).to_have_count(2)


def with_many_reasons(visitor: Visitor) -> None:
    """Let every hint name more choices than a slip has room for."""

    def changed(text: str) -> str:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "hinted":
            even = {"doubt": 0, "kind": "even"}
            message["reasons"] = [{**even, "action": n, "share": 1 - n / 100} for n in range(50)]
        return json.dumps(message)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(changed(str(text))))

    visitor.page.route_web_socket("**/socket?*", between)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_never_covers_what_it_speaks_of_and_shows_that_more_follows(
    browser: Browser, site: Server, phone: bool
) -> None:
    with visiting(browser, site, phone=phone) as anna:
        if not phone:
            anna.page.set_viewport_size(DESK)
        with_many_reasons(anna)
        for game in ("riga",) if phone and not SOAK else GAMES:
            anna.open_table(game, bots(1))
            slip = ask(anna)
            expect(slip.locator("ul li")).to_have_count(49)

            assert anna.page.evaluate(COVERED) == [], game
            assert not anna.page.evaluate(OUTSIDE), game
            if phone:
                slip.locator(".fold").click()
                assert slip.evaluate("(e) => e.offsetHeight") < 60, "folded it is one line"
            elif game == "visby":
                is_whole_or_shows_that_more_follows(slip.locator(".leaf"))
            anna.page.locator("[data-confirm]").click(timeout=5000)
            expect(slip).to_have_count(0)


def is_whole_or_shows_that_more_follows(leaf: Locator) -> None:
    """See that a list which is too long is moved as one, and is dark where it goes on."""
    edge = """(e, at) => { e.scrollTop = at;
        const inner = [...e.querySelectorAll("ol, ul")];
        return [e.scrollHeight - e.clientHeight - e.scrollTop > 1,
                inner.some((list) => list.scrollHeight > list.clientHeight + 1)]; }"""
    assert leaf.evaluate(edge, 0) == [True, False]
    above = darkness(leaf)
    assert leaf.evaluate(edge, 100_000) == [False, False]
    assert above > darkness(leaf) + 20


def darkness(leaf: Locator) -> int:
    """Return how dark the lower edge of a leaf is, from 0 to 255, beside its text."""
    box = leaf.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + 3, "y": box["y"] + box["height"] - 2, "width": 1, "height": 1}
    picture = leaf.page.screenshot(clip=spot)  # type: ignore[arg-type]
    return 255 - pixel(leaf, picture)


def pixel(leaf: Locator, picture: bytes) -> int:
    """Return the green of a picture of one pixel."""
    return int(
        leaf.page.evaluate(
            """async (bytes) => {
              const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
              const pen = new OffscreenCanvas(1, 1).getContext("2d");
              pen.drawImage(bitmap, 0, 0);
              return pen.getImageData(0, 0, 1, 1).data[1];
            }""",
            list(picture),
        )
    )
