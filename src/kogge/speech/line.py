"""Several actions in one line: ``build danzig-market-hall pay 2 cloth``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .meaning import FILLERS, meant, verbs_of
from .speech import Words

LONGEST = 6  # words in the name of one object
MOST = 24  # how many times an object can be wanted
STOP = ","  # ends the name of an object
TOWARDS = {"to", "on", "auf", "an"}  # 2 cloth to 3


def wishes(text: str, legal: Sequence[int], words: Words) -> list[int]:
    """Return the actions that a line asks for, in order; none if it is not clear.

    A verb holds until the next one, and a number in front of an object repeats it.
    """
    line = text.lower()
    for pattern, said in words.phrases:
        line = re.sub(pattern, said, line)
    return _Reader(_spread(_tokens(line), _all_verbs(words)), legal, words).read()


def _tokens(line: str) -> list[str]:
    """Split a line into words; commas and fillers end an object."""
    return [STOP if token in FILLERS else token for token in line.replace(",", " , ").split()]


def _all_verbs(words: Words) -> dict[str, str]:
    """Return every word that can be typed for a verb, with the verb."""
    verbs = dict.fromkeys(action.verb for action in words.game.actions)
    return {spelling: verb for verb in verbs for spelling in verbs_of(verb, words)}


def _spread(tokens: list[str], verbs: dict[str, str]) -> list[str]:
    """Spell out every object: '2 cloth mead to 3' is 'cloth 3, cloth 3, mead 3'."""
    done: list[str] = []
    while tokens:
        place = next((n for n, token in enumerate(tokens) if token in TOWARDS), None)
        if place is None or place + 1 == len(tokens):
            return [*done, *tokens]
        start = place
        while start > 0 and tokens[start - 1] != STOP and tokens[start - 1] not in verbs:
            start -= 1
        done += tokens[:start]
        times = 1
        for token in tokens[start:place]:
            if token.isdecimal():
                times = min(MOST, int(token[:6]))
            else:
                done += [token, tokens[place + 1], STOP] * times
                times = 1
        tokens = tokens[place + 2 :]
    return done


class _Reader:
    """Reads a line from its beginning, object by object."""

    def __init__(self, tokens: list[str], legal: Sequence[int], words: Words) -> None:
        self.rest, self.legal, self.words = tokens, legal, words
        self.actions = words.game.actions
        self.verbs = _all_verbs(words)

    def read(self) -> list[int]:
        verbs = {self.actions[action].verb for action in self.legal}
        verb = verbs.pop() if len(verbs) == 1 else ""
        found: list[int] = []
        expected = False  # whether a verb waits for its first object
        while self._skip_stops():
            is_verb = self.rest[0] in self.verbs
            if things := self._thing(verb, whole=is_verb and not expected):
                found, expected = [*found, *things], False
                verb = "" if verb in self.words.game.wishes.once else verb
            elif is_verb and not expected:
                new = self.verbs[self.rest.pop(0)]
                alone = [n for n in self._of(new) if not self.actions[n].args]
                found, expected = [*found, *alone], not alone
                verb = verb if alone else new
            else:
                return []
        return [] if expected else found

    def _skip_stops(self) -> bool:
        while self.rest and self.rest[0] == STOP:
            del self.rest[0]
        return bool(self.rest)

    def _thing(self, verb: str, *, whole: bool) -> list[int]:
        """Read the longest name of an object the verb can take, with its count if it has one."""
        end = self.rest.index(STOP) if STOP in self.rest else len(self.rest)
        counts = range(min(LONGEST, end), 0, -1)
        for full in (True, False)[: 1 if whole else 2]:  # names in full before abbreviations
            for count in counts:
                if found := self._meant(verb, self.rest[:count], whole=full):
                    del self.rest[:count]
                    return found
        number = self.rest[0]
        if not number.isdecimal() or not 1 <= int(number[:6]) <= MOST:
            return []
        for count in counts:
            if count > 1 and (found := self._meant(verb, self.rest[1:count])):
                del self.rest[:count]
                return found * int(number)
        return []

    def _meant(self, verb: str, words: list[str], *, whole: bool = False) -> list[int]:
        """Return the one action that words can mean: a legal one if there is one, else any."""
        every = self._of(verb)
        for actions in ([n for n in every if n in self.legal], every):
            found = meant([verb, *words], actions, self.words, whole=whole)
            if len(found) == 1:
                return found
        return []

    def _of(self, verb: str) -> list[int]:
        return [n for n in range(len(self.actions)) if self.actions[n].verb == verb]
