"""A match at the keyboard: asking people, letting bots choose, telling what happens."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from rich.columns import Columns

from kogge.bots.bot import make
from kogge.core.error import Broken, english, shown
from kogge.core.game import CHANCE, NOBODY, NONE

from .prompt import COMMANDS, command, offer_completion, understand
from .save import Save
from .screen import Screen
from .speech import Speech
from .story import Story


class Session:
    """A match at the keyboard, until it ends or somebody leaves."""

    def __init__(self, speech: Speech, screen: Screen, stored: Save, *, quiet: bool) -> None:
        self.speech, self.screen, self.stored, self.quiet = speech, screen, stored, quiet
        self.match, self.people = stored.match, stored.people
        self.story = Story(speech, screen, self.match)
        self.warned = False
        self.at_keyboard = min(self.people) if len(self.people) == 1 else NOBODY

    def run(self) -> bool:
        """Play until the end; return False if it was left before."""
        if not self.quiet:
            digest = self.match.header.commitment[:16]
            self.screen.say(self.speech.say("commitment", digest=digest), "dim")
        try:
            while (seat := self.match.mover) != NOBODY:
                if seat == CHANCE:
                    self.match.draw()
                elif seat not in self.people:
                    self.match.play(seat, self._bot(seat))
                elif not self._person(seat):
                    continue
                self.save()
                if not self.quiet:
                    self.story.events(self.match.events(self.at_keyboard))
        except (KeyboardInterrupt, EOFError):
            if not self.people:
                raise
            self.stored.leave()
            self.screen.say()
            self.screen.say(self.speech.say("saved", command=program()))
            return False
        return True

    def save(self, *, first: bool = False) -> None:
        """Store the match, then its log; a log that is lost on the way does not stop the game."""
        if first and self.stored.log is not None:
            self.stored.write_log()
        self.stored.write()
        try:
            self.stored.write_log()
        except Broken as error:
            sentence = self.speech.error(error)
            self.screen.say(self.speech.say("log-lost", sentence=sentence))
            self.stored.log = None

    def _bot(self, seat: int) -> int:
        """Let a bot choose; its key depends on the moment, so that a resumed game goes on alike."""
        match = self.match
        assert match.seed is not None
        key = match.seed.key(f"bot {seat} {len(match.entries)}")
        name = match.header.seats[seat].bot
        if name == "search" and not self.quiet and not self.warned:
            self.warned = True
            self.screen.say(self.speech.say("compiling"), "dim")
        return make(name, match.game, match.box, key).choose(match.view(seat))

    def _person(self, seat: int) -> bool:
        """Ask a person; return whether an action was played."""
        name, forced = self.story.names[seat], self.match.forced(seat)
        if forced is not None:
            action = self.story.words.action(self.match.position, seat, forced)
            if self.at_keyboard == seat:
                self.screen.say(self.speech.say("only-choice", name=name, action=action))
            self.match.play(seat, forced)
            return True
        self._hand_over(seat, name)
        self.story.table(seat)
        return self._ask(seat)

    def _hand_over(self, seat: int, name: str) -> None:
        """Hide the screen between people who choose in secret at one keyboard."""
        if len(self.people) > 1:
            self.screen.say(self.speech.say("hand-over", name=name))
            typed("")
            self.screen.clear()

    def _ask(self, seat: int) -> bool:
        """Read lines until one of them is an action, or changes whose turn it is."""
        legal = self.match.game.legal_actions(self.match.box, self.match.position, seat)
        self._offer(seat, legal)
        while True:
            name = self.story.names[seat]
            line = typed(f"{self.speech.say('prompt', name=name)} ")
            verb, rest = command(line)
            if verb == "undo":
                if self._undo(seat):
                    return False
            elif verb == "quit":
                raise EOFError
            elif verb:
                self._serve(verb, rest, seat, legal)
            elif (action := self._chosen(rest, seat, legal)) is not None:
                self.match.play(seat, action)
                self._conceal(name)
                return True

    def _conceal(self, name: str) -> None:
        if len(self.people) > 1:
            self.screen.clear()
            self.screen.say(self.speech.say("chosen-secretly", name=name))

    def _offer(self, seat: int, legal: list[int]) -> None:
        words, actions = self.story.words, self.match.game.actions
        told_actions = [words.action(self.match.position, seat, action) for action in legal]
        lines = [f"{number:>2}) {text}" for number, text in enumerate(told_actions, start=1)]
        self.screen.say()
        self.screen.say(self.speech.say("your-choices"))
        if self.screen.plain:
            for line in lines:
                self.screen.say(line)
        else:
            self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
        self.screen.say(self.speech.say("prompt-help"), "dim")
        spellings = [spelling for each in COMMANDS.values() for spelling in each]
        names = [actions.name(action) for action in legal]
        offer_completion([*told_actions, *names, *spellings], remember=len(self.people) == 1)

    def _chosen(self, text: str, seat: int, legal: list[int]) -> int | None:
        """Return the legal action that a text means, or say what is wrong with it."""
        meant = self._meant(text, legal, legal)
        if len(meant) == 1:
            return meant[0]
        if text:
            self._doubt(text, seat, meant, legal)
        return None

    def _meant(self, text: str, actions: Iterable[int], legal: list[int]) -> list[int]:
        """Return what a text can mean: a number is always one of the list shown."""
        if text.isdecimal():
            number = int(text[:6])
            return [legal[number - 1]] if 1 <= number <= len(legal) else []
        return understand(text, actions, self.story.words)

    def _doubt(self, text: str, seat: int, meant: list[int], legal: list[int]) -> None:
        """Say what is unclear, or why what is clear may not be done."""
        words, position = self.story.words, self.match.position
        every = range(len(self.match.game.actions))
        illegal = [] if meant else self._meant(text, every, legal)
        if len(illegal) == 1:
            self._why(seat, illegal[0])
        elif not meant:
            short = str(shown(english, text[:60]))
            self.screen.say(self.speech.say("not-understood", text=short, count=len(legal)))
        else:
            names = "; ".join(words.action(position, seat, action) for action in meant[:6])
            self.screen.say(self.speech.say("did-you-mean", text=text[:60], names=names))

    def _serve(self, verb: str, rest: str, seat: int, legal: list[int]) -> None:
        """Do what changes nothing."""
        if verb == "help":
            self.screen.say(self.speech.say("help-commands"))
        elif verb == "table":
            self.story.table(seat)
        elif verb == "log":
            self.story.log(seat)
        elif verb == "score":
            self.story.score()
        elif verb == "rules":
            self._rules(rest)
        elif verb == "cards":
            self.story.cards()
        elif verb == "why" and not rest:
            example = self.story.words.action(self.match.position, seat, legal[-1])
            self.screen.say(self.speech.say("why-what", example=example))
        elif verb == "why":
            meant = self._meant(rest, range(len(self.match.game.actions)), legal)
            if len(meant) == 1:
                self._why(seat, meant[0])
            else:
                self._doubt(rest, seat, meant, legal)

    def _why(self, seat: int, action: int) -> None:
        reason = self.match.refusal(seat, action)
        if reason == NONE:
            self.screen.say(self.speech.say("why-legal"))
            return
        sentence, paragraph = self.story.words.reason(reason)
        self.screen.say(self.speech.say("why-not", reason=sentence, paragraph=paragraph))

    def _rules(self, number: str) -> None:
        words = self.story.words
        if not number:
            self.screen.page(words.rules)
            return
        text = words.paragraph(number.removeprefix("§"))
        missing = self.speech.say("no-paragraph", number=str(shown(english, number[:20])))
        self.screen.page(missing if text is None else text)

    def _undo(self, seat: int) -> bool:
        """Take back the last choice made at this keyboard; who asks for it stands in the notes."""
        own = [n for n, entry in enumerate(self.match.entries) if entry.actor in self.people]
        if not own:
            self.screen.say(self.speech.say("undo-nothing"))
            return False
        try:
            self.match.undo(own[-1], self.story.names[seat])
        except Broken:
            self.screen.say(self.speech.say("undo-known"))
            return False
        self.screen.say(self.speech.say("undone"))
        self.save()
        return True


def typed(prompt: str) -> str:
    """Read a line; a keyboard that is not there has said all it will."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def program() -> str:
    """Return how the command was called, for hints that can be copied."""
    name = Path(sys.argv[0])
    if name.name == "__main__.py":
        return f"{Path(sys.executable).name} -m kogge"
    near = Path.cwd() / ".venv" / "bin" / name.name
    return ".venv/bin/kogge" if near == name.absolute() else name.name
