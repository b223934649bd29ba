"""A session at a table: commands in, messages out, from hello to the end."""

from __future__ import annotations

import logging
from functools import partial

import msgspec

from kogge import wire
from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.judging.commands import Order, carry_out, mark
from kogge.table.misfit import decoded, named
from kogge.table.refusals import refusal
from kogge.table.telling.welcome import behind, greet, missed
from kogge.table.trying import tried

from . import thinking
from .lines import Line
from .parlour import Held, Parlour, card

read_command = msgspec.json.Decoder(wire.Commands).decode
log = logging.getLogger("kogge.solo")


class Session:
    """One page at one table."""

    def __init__(self, parlour: Parlour, held: Held, line: Line, language: str) -> None:
        self.parlour, self.held, self.line, self.language = parlour, held, line, language
        self.greeted = False

    def hear(self, text: str) -> None:
        """Do one command, or say why not."""
        data = text.encode(errors="replace")
        try:
            self._do(decoded(read_command, data))
        except KoggeError as error:
            self._refuse(named(data), error)
        except Exception:  # whatever the error, it is answered
            log.exception("a command failed", extra={"table": self.held.table.id})
            self._refuse(named(data), fault())

    def leave(self) -> None:
        """End it."""
        self.held.broadcast.remove(self.line)
        self._come_and_go()

    def _refuse(self, id: str | None, error: KoggeError) -> None:
        self.line.send(wire.Refused(id=id, refusal=refusal(error, self.language)))

    def _do(self, command: wire.Commands) -> None:
        if isinstance(command, wire.Hello):
            self._hello(command)
            return
        if not self.greeted:
            raise Denied("hello", "say hello first")
        if command.seat not in self.line.own:
            raise Denied("not-yours", "this seat is not yours", status=403)
        if isinstance(command, wire.Try):
            now, table = self.parlour.now(), self.held.table
            self.line.send(tried(table, command, now, self.language))
        elif isinstance(command, wire.Hint):
            self.line.send(thinking.hint(self.held.table, command, self.language))
        else:
            self._order(command)

    def _order(self, order: Order) -> None:
        """Change the table; the answer comes when it was given to be kept."""
        table = self.parlour.make(self.held, partial(carry_out, order=order), mark(order))
        self.line.send(wire.Done(id=order.id, number=table.numbers.get(order.seat, 0)))

    def _hello(self, command: wire.Hello) -> None:
        if self.greeted:
            raise Denied("hello", "you have said hello already")
        self.greeted, self.language = True, command.language or self.language
        self.line.steps = command.steps
        table, held = self.held.table, self.held
        seen = {int(seat): number for seat, number in command.seen.items()}
        news = missed(table.game, held.noticed, behind(table, self.line, seen))
        waiting = thinking.waiting(held)
        welcome = wire.Welcome(table=card(held), seats=self.line.own, waiting=waiting)
        greet(self.line, welcome, table, news, self.parlour.now())
        held.broadcast.add(self.line)
        self._come_and_go()

    def _come_and_go(self) -> None:
        """Tell all listeners whether the person is here."""
        self.held.broadcast.show_here(self.held.table, self.held.broadcast.near())


def fault() -> Denied:
    """Return the answer to a mistake of our own."""
    return Denied("fault", "Kogge has made a mistake; nothing has changed", status=500)
