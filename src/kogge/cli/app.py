"""The commands, each in a module of its name, put together in the user's language."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from kogge.bots.bot import BOTS
from kogge.core.error import Broken, KoggeError
from kogge.games import GAMES

from .bench import bench
from .check import check
from .edition import edition
from .perft import perft
from .play import play
from .replay import replay
from .rules import rules
from .speech import LANGUAGES, Speech
from .verify import verify
from .warm import warm

COMMANDS = (play, replay, verify, check, perft, rules, edition, warm, bench)


def run(speech: Speech, arguments: list[str], language: str) -> int:
    """Run one command; trouble is told in one sentence, with exit code 2."""
    try:
        if language not in LANGUAGES:
            names = ", ".join(LANGUAGES)
            raise Broken("--lang", "'{data}' is not offered", "{names}", data=language, names=names)
        build(speech)(arguments, prog_name="kogge", obj=speech)
    except KoggeError as error:
        print(f"{speech.say('error')}: {speech.error(error)}", file=sys.stderr)
        return 2
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        return 1
    return 0


def build(speech: Speech) -> Any:
    """Return the command line in a language."""
    app = typer.Typer(
        help="help-kogge",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(kogge)
    for command in COMMANDS:
        app.command(help=f"help-{command.__name__}")(command)
    whole = typer.main.get_command(app)
    _translate(whole, speech)
    return whole


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"kogge {version('kogge')}")
        raise typer.Exit


def kogge(
    lang: Annotated[str, typer.Option(help="help-lang", metavar="de|en")] = "",
    show_version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that stand before a command; ``main`` has already read the language."""


def _translate(command: Any, speech: Speech) -> None:
    """Say every help text, which is declared by its name, in the user's language."""
    figures = {"games": ", ".join(GAMES), "bots": ", ".join(BOTS)}
    for item in (command, *command.params):
        help_text = getattr(item, "help", None)
        if help_text and help_text.startswith("help-"):
            item.help = speech.say(help_text, **figures)
    for inner in getattr(command, "commands", {}).values():
        _translate(inner, speech)
