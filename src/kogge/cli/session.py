"""A match at the keyboard: asking people, letting bots choose, telling what happens."""

from __future__ import annotations

from rich.columns import Columns

from kogge.bots.bot import make
from kogge.core.error import Broken
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
                self.stored.write()
                self._tell()
        except (KeyboardInterrupt, EOFError):
            if not self.people:
                raise
            self.screen.say()
            self.screen.say(self.speech.say("saved"))
            return False
        return True

    def _bot(self, seat: int) -> int:
        """Let a bot choose; its key depends on the moment, so that a resumed game goes on alike."""
        match = self.match
        assert match.seed is not None
        key = match.seed.key(f"bot {seat} {len(match.entries)}")
        name = match.header.seats[seat].bot
        return make(name, match.game, match.box, key).choose(match.view(seat))

    def _tell(self) -> None:
        """Tell what the last action brought, as far as those at the keyboard may know."""
        if self.quiet:
            return
        self.story.events(self.match.events(self.at_keyboard))

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
            input()
            self.screen.clear()

    def _ask(self, seat: int) -> bool:
        """Read lines until one of them is an action, or changes whose turn it is."""
        legal = self.match.game.legal_actions(self.match.box, self.match.position, seat)
        self._offer(seat, legal)
        while True:
            name = self.story.names[seat]
            line = input(f"{self.speech.say('prompt', name=name)} ")
            verb, rest = command(line)
            if verb == "undo":
                if self._undo():
                    return False
            elif verb == "quit":
                raise EOFError
            elif verb:
                self._serve(verb, rest, seat)
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
        lines = [f"{number:>2} {text}" for number, text in enumerate(told_actions, start=1)]
        self.screen.say()
        self.screen.say(self.speech.say("your-choices"))
        if self.screen.plain:
            for line in lines:
                self.screen.say(line)
        else:
            self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
        self.screen.say(self.speech.say("prompt-help"), "dim")
        spellings = [spelling for each in COMMANDS.values() for spelling in each]
        offer_completion([*told_actions, *(actions.name(action) for action in legal), *spellings])

    def _chosen(self, text: str, seat: int, legal: list[int]) -> int | None:
        """Return the legal action that a text means, or say what is wrong with it."""
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        meant = understand(text, legal, self.story.words)
        if len(meant) == 1:
            return meant[0]
        if text:
            self._doubt(text, seat, meant)
        return None

    def _doubt(self, text: str, seat: int, meant: list[int]) -> None:
        words, position = self.story.words, self.match.position
        if not meant:
            every = range(len(self.match.game.actions))
            illegal = understand(text, every, words)
            if len(illegal) == 1:
                self._why(seat, illegal[0])
                return
            self.screen.say(self.speech.say("not-understood", text=text))
            return
        names = "; ".join(words.action(position, seat, action) for action in meant[:6])
        self.screen.say(self.speech.say("did-you-mean", text=text, names=names))

    def _serve(self, verb: str, rest: str, seat: int) -> None:
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
        elif verb == "why":
            meant = understand(rest, range(len(self.match.game.actions)), self.story.words)
            if len(meant) == 1:
                self._why(seat, meant[0])
            else:
                self._doubt(rest, seat, meant)

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
        missing = self.speech.say("no-paragraph", number=number)
        self.screen.page(missing if text is None else text)

    def _undo(self) -> bool:
        """Take back the last choice of a person at this keyboard."""
        own = [n for n, entry in enumerate(self.match.entries) if entry.actor in self.people]
        if not own:
            self.screen.say(self.speech.say("undo-nothing"))
            return False
        try:
            actor = self.match.entries[own[-1]].actor
            self.match.undo(own[-1], self.story.names[actor])
        except Broken:
            self.screen.say(self.speech.say("undo-known"))
            return False
        self.screen.say(self.speech.say("undone"))
        self.stored.write()
        return True
