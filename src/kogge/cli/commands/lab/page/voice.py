"""How a page speaks: the words of its game, names of families and figures, numbers."""

from __future__ import annotations

from kogge.arena.report.bounds import Mark
from kogge.arena.report.effects import Use
from kogge.arena.report.findings import Findings, Round
from kogge.speech.balance import Balance, capital
from kogge.speech.speech import Speech


class Voice(Balance):
    """The words of one page."""

    def __init__(self, speech: Speech, found: Findings) -> None:
        super().__init__(speech, found.game)
        self.editions = {digest for _, _, digest in found.rounds}

    def say(self, name: str, /, **figures: object) -> str:
        """Return a message of the command line."""
        return self.speech.say(name, **figures)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words.say(f"name-{self.game.name}").capitalize()

    def about(self, member: str) -> str:
        """Return what a component does, if the game says so in one line."""
        return self.words.say(f"card-{member}") if self.words.has(f"card-{member}") else ""

    def opening(self, verb: str) -> str:
        """Return what a kind of first choice is called."""
        return self._own(f"opening-{verb}", capital(verb))

    def choice(self, action: str) -> str:
        """Return a choice by the names of what it is about, without figures of one deal."""
        verb, *things = action.split()
        thing = " ".join(map(self.words.name, things))
        return self._own(f"choice-{verb}", thing or verb, thing=thing, said=" ".join(things))

    def reason(self, use: Use) -> str:
        """Return why a component is right although it is out of bounds, as far as we have said."""
        told = [self._right(trouble, use) for trouble in use.troubles]
        return " ".join(dict.fromkeys(filter(None, told)))

    def explains(self, use: Use) -> bool:
        """Return whether a sentence speaks for everything that surely is out of bounds about it."""
        sure = [trouble for trouble, mark in use.troubles.items() if mark == Mark.BEYOND]
        return all(self._right(trouble, use) for trouble in sure)

    def _right(self, trouble: str, use: Use) -> str:
        """Return a sentence about a component, or about all of its family."""
        of_all = self._own(f"right-{trouble}-{use.family}", "")
        return self._own(f"right-{trouble}-{use.family}-{use.member.replace(':', '-')}", of_all)

    def table(self, found: Round) -> str:
        """Return who sits there: how many, and what is not usual, or not the same everywhere."""
        usual = {option.name: option.default for option in self.game.options}
        unusual = [each for each in found.options.items() if usual[each[0]] != each[1]]
        players = self.say("report-players", count=found.seats)
        several = len(self.editions) > 1
        edition = [self.say("report-edition", digest=found.edition.digest[:8])] if several else []
        return ", ".join([players, *(self.option(*each) for each in unusual), *edition])

    def percent(self, value: float) -> str:
        """Return a share."""
        return self.say("report-percent", value=100 * value)

    def number(self, value: float) -> str:
        """Return a figure with one decimal place."""
        return minus(self.say("report-number", value=value))

    def points(self, value: float) -> str:
        """Return a difference of two shares in points, with its sign."""
        return ("+" if value > 0 else "") + self.number(100 * value)


def minus(text: str) -> str:
    """Return a number with a proper minus sign."""
    return text.replace("-", "\N{MINUS SIGN}")
