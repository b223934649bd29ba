"""What letters say: the game, who plays, what has happened. Never what a spectator may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from kogge import wire
from kogge.games import find
from kogge.speech.speech import Speech, Words
from kogge.table.table import Table

from ..store.post.outbox import Notice

Subject = Table | str  # the table that a notice is about, or the name of who asks to be a friend


@dataclass(frozen=True, slots=True)
class Line:
    """One piece of news, and where it can be seen."""

    event: wire.Event
    game: str
    table: str
    text: str
    link: str
    since: tuple[str, ...] = ()  # what happened since the reader's last turn; in e-mails only
    replay: str = ""  # where that can be seen step by step


@dataclass(frozen=True, slots=True)
class Message:
    """A letter in words."""

    id: str  # the same if it is sent again
    language: str
    title: str
    lines: tuple[Line, ...]
    confirm: str  # the address that confirms a channel; nothing if that is not asked
    stop: str  # the page that stops these letters
    unsubscribe: str  # the address by which mail programs do it
    settings: str

    def say(self, name: str) -> str:
        return speech_of(self.language).say(name)

    @property
    def summary(self) -> str:
        """What a small display shows: everything but the links that stop it."""
        if self.confirm:
            return f"{self.say('notice-confirm')}\n{self.confirm}"
        return "\n".join(f"{line.text}\n{line.link}" for line in self.lines)

    @property
    def text(self) -> str:
        """The whole letter."""
        parts = [self.summary.replace("\nhttp", "\n  http")]
        parts += [self._since(line) for line in self.lines if line.since]
        if self.lines:
            parts.append(f"{self.say('notice-change')}\n  {self.settings}")
        parts.append(f"{self.say('notice-stop')}\n  {self.stop}")
        return "\n\n".join(parts) + "\n"

    def _since(self, line: Line) -> str:
        told = speech_of(self.language).say("notice-since", game=called(line.game, self.language))
        steps = self.say("notice-replay")
        return "\n".join([told, *(f"- {each}" for each in line.since), steps, f"  {line.replay}"])


@lru_cache(8)
def speech_of(language: str) -> Speech:
    """Return the voice of a language."""
    return Speech(language)


@lru_cache(32)
def called(game: str, language: str) -> str:
    """Return what a game is called."""
    found = find(game)
    return Words(speech_of(language), found, found.edition).name(game)


@dataclass(frozen=True, slots=True)
class Desk:
    """Where letters are written: it knows the address of the site."""

    site: str

    def news(
        self, id: str, token: str, language: str, person: str,
        told: Sequence[tuple[Notice, Subject]],
        since: Mapping[str, list[str]] = MappingProxyType({}),
    ) -> Message:  # fmt: skip
        """Write what has happened at some tables; of some, since the reader's last turn."""
        lines = tuple(
            replace(line, since=tuple(since.get(line.table, ())))
            if notice.event == "turn"
            else line
            for notice, subject in told
            for line in [self._line(language, person, notice, subject)]
        )
        count = len({line.table for line in lines if line.table})
        several = speech_of(language).say("notice-several", number=count)
        title = lines[0].text if len(lines) == 1 or not count else several
        return self._message(id, token, language, title, lines)

    def confirmation(self, id: str, token: str, language: str) -> Message:
        """Ask whether an address is right."""
        title = speech_of(language).say("notice-confirm-title")
        confirm = f"{self.site}/letters/confirm/{token}"
        return self._message(id, token, language, title, (), confirm)

    def _message(
        self, id: str, token: str, language: str, title: str, lines: tuple[Line, ...],
        confirm: str = "",
    ) -> Message:  # fmt: skip
        stop, unsubscribe = f"letters/stop/{token}", f"api/notices/stop/{token}"
        return Message(
            id, language, title, lines, confirm, f"{self.site}/{stop}",
            f"{self.site}/{unsubscribe}", f"{self.site}/account",
        )  # fmt: skip

    def _line(self, language: str, person: str, notice: Notice, subject: Subject) -> Line:
        if isinstance(subject, str):
            text = speech_of(language).say("notice-friend", name=subject)
            return Line(notice.event, "", "", text, f"{self.site}/club/friends")
        return self._at_table(language, person, notice, subject)

    def _at_table(self, language: str, person: str, notice: Notice, table: Table) -> Line:
        names = [chair.name for chair in table.chairs if chair.name and chair.person != person]
        game = called(table.setup.game, language)
        text = speech_of(language).say(
            f"notice-{notice.event}", game=game, number=notice.number, others=", ".join(names)
        )
        page = "join?table=" if notice.event == "invited" else "table/"
        link = f"{self.site}/{page}{table.id}"
        replay = f"{self.site}/replay/{table.id}?since=1"
        return Line(notice.event, table.setup.game, table.id, text, link, replay=replay)
