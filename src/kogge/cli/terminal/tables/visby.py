"""The table of Visby: three tracks, and what lies before each seat."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kogge.core.carrier.bits import has
from kogge.core.carrier.record import word
from kogge.games.visby.box import deck
from kogge.games.visby.position import Position
from kogge.games.visby.vocabulary import MARKET, SPACES, Card, Track
from kogge.speech.speech import Words

from ..screen import Screen

INK = {Track.BATTLE: "red", Track.JOURNEY: "blue", Track.MARKET: "yellow"}
SHORT = 4  # letters of a card's name above its column


def draw(screen: Screen, words: Words, s: Position, names: list[str]) -> None:
    """Show the tracks and the seats."""
    say = words.speech.say
    title = {"game": words.name("visby"), "round": s.rounds, "target": s.target}
    screen.say()
    screen.say(say("title", **title), "bold")
    for track in Track:
        _draw_track(screen, words, s, track)
    screen.say()
    if screen.plain or screen.narrow:
        for seat in range(s.seats):
            _tell_seat(screen, words, s, seat, names[seat])
    else:
        screen.show(_seats(words, s, names))
        screen.say(say("legend"), "dim")


def _draw_track(screen: Screen, words: Words, s: Position, track: Track) -> None:
    space, name = s.track[track], words.name(word(track))
    told = _told(words, track, space)
    if screen.plain:
        screen.say(f"{name}: {told}")
        return
    bar = "█" * space + "░" * (SPACES - 1 - space)
    line = Text.assemble(f"{name:<13}", (bar, INK[track]), "  ", (told, "dim"))
    screen.show(line)


def _told(words: Words, track: Track, space: int) -> str:
    say = words.speech.say
    if track == MARKET:
        cost, seals = words.edition.box.rate[space]  # type: ignore[attr-defined]
        return say("track-rate", number=space, cost=cost, seals=seals)
    return say("track-seals" if track == Track.BATTLE else "track-wares", count=space)


def _tell_seat(screen: Screen, words: Words, s: Position, seat: int, name: str) -> None:
    """Show a seat in two lines, for screen readers and narrow terminals."""
    say = words.speech.say
    figures = (
        f"{say('track-seals', count=s.seals[seat])}, {say('track-wares', count=s.wares[seat])}"
    )
    screen.say(f"{name}: {figures}", "bold")
    hand = [words.name(word(card)) for card in _deck(words) if has(s.hand[seat], card)]
    gone = [words.name(word(card)) for card in _deck(words) if not has(s.hand[seat], card)]
    screen.say(f"  {say('in-hand')}: {', '.join(hand)}")
    screen.say(f"  {say('played')}: {', '.join(gone) or say('none')}", "dim")


def _seats(words: Words, s: Position, names: list[str]) -> Table:
    say = words.speech.say
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("heading-seat"), max_width=16, no_wrap=True)
    table.add_column(say("heading-seals"), justify="right")
    table.add_column(say("heading-wares"), justify="right")
    for card in _deck(words):
        table.add_column(words.name(word(card))[:SHORT], justify="center")
    for seat in range(s.seats):
        cards = ["●" if has(s.hand[seat], card) else "·" for card in _deck(words)]
        style = "bold" if seat == s.viewer else None
        table.add_row(names[seat], str(s.seals[seat]), str(s.wares[seat]), *cards, style=style)
    return table


def _deck(words: Words) -> list[Card]:
    """Return the cards that are played with, in their order."""
    return [card for card in Card if has(deck(words.edition.box), card)]  # type: ignore[arg-type]
