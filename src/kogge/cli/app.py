"""The commands, each in a module of its name, put together in the user's language."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from kogge.bots.bot import BOTS
from kogge.bots.level import NAMES
from kogge.core.error import Broken, KoggeError
from kogge.games import GAMES
from kogge.speech.languages import LANGUAGES, spoken
from kogge.speech.speech import Speech

from . import INTERRUPTED

# Each is a function of its name, in a module of its name, in the folder that it belongs to.
COMMANDS = {
    "play": "match", "learn": "match", "puzzles": "match", "replay": "match", "review": "match",
    "verify": "match", "check": "match", "perft": "lab", "rules": "match", "edition": "match",
    "warm": "lab", "bench": "lab", "arena": "lab", "report": "lab", "bots": "lab", "deals": "lab",
    "openings": "lab", "exploit": "lab", "train": "lab", "serve": "site", "capacity": "site",
    "account": "site", "reports": "site", "backup": "site", "restore": "site", "upgrade": "site",
    "maintenance": "site", "admin": "site", "wire": "site",
}  # fmt: skip


def run(arguments: list[str], language: str) -> int:
    """Run one command; an error is reported in one sentence, with exit code 2."""
    speech = Speech(spoken(language))
    _open_streams()
    try:
        if language not in LANGUAGES:
            names = ", ".join(LANGUAGES)
            raise Broken("--lang", "'{data}' is not offered", "{names}", data=language, names=names)
        return _run(speech, arguments)
    except KoggeError as error:
        print(f"{speech.say('error')}: {speech.error(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has seen enough
        _mute()
        return 1


def _run(speech: Speech, arguments: list[str]) -> int:
    """Run typer; its complaints become sentences of ours."""
    try:
        program = build(speech, arguments)
        code = program(arguments, prog_name="kogge", obj=speech, standalone_mode=False)
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as error:
        _mute()
        raise Broken("", "cannot be written: {why}", why=error.strerror or str(error)) from error
    except Exception as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error)
            return 0
        if not hasattr(error, "format_message"):  # not a complaint of typer's but a fault of ours
            raise
        raise _complaint(error) from error
    return code if isinstance(code, int) else 0


def _complaint(error: Any) -> Broken:
    """Report in our words what typer found wrong with the arguments."""
    parameter: Any = getattr(error, "param", None)
    name = parameter.opts[-1] if parameter is not None else ""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Broken("", "there is no option '{name}'", name=error.option_name)
    if kind == "MissingParameter":
        return Broken("", "'{name}' is missing", name=parameter.metavar or name)
    if kind == "BadParameter":
        return Broken(name, "the value does not fit: {why}", why=error.message)
    return Broken("", "the command does not fit: {why}", why=error.format_message())


def _mute() -> None:
    """Write no more: Python would try again on exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Make sure that there is something to write to, whatever the shell has closed."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        else:
            stream.reconfigure(errors="replace")  # an unprintable sign is no reason to stop


def build(speech: Speech, arguments: list[str]) -> Any:
    """Return the command line in a language; only the command that is asked for is imported."""
    app = typer.Typer(
        help="help-kogge",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(kogge)
    for name in COMMANDS:
        command = _command(name) if name in arguments else _unasked
        if isinstance(command, typer.Typer):  # a command with commands of its own
            app.add_typer(command, name=name, help=f"help-{name}")
        else:
            app.command(name, help=f"help-{name}")(command)
    whole = typer.main.get_command(app)
    _translate(whole, speech)
    if not arguments or {"-h", "--help"} & set(arguments):
        _title_panels(speech)
    return whole


def _title_panels(speech: Speech) -> None:
    """Give the panels of a help page their titles."""
    import typer.rich_utils as style  # slow to import, and only help needs it

    style.OPTIONS_PANEL_TITLE = speech.say("panel-options")
    style.ARGUMENTS_PANEL_TITLE = speech.say("panel-arguments")
    style.COMMANDS_PANEL_TITLE = speech.say("panel-commands")
    style.DEFAULT_STRING = f"[{speech.say('panel-default')}: {{}}]"


def _command(name: str) -> Any:
    return getattr(import_module(f".commands.{COMMANDS[name]}.{name}", __package__), name)


def _unasked() -> None:
    """Stand in for a command when only its name is needed."""


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"kogge {version('kogge')}")
        raise typer.Exit


def kogge(
    lang: Annotated[str, typer.Option(help="help-lang", metavar="|".join(sorted(LANGUAGES)))] = "",
    show_version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that come before a command; ``main`` has already read the language."""


def _translate(command: Any, speech: Speech) -> None:
    """Translate every help text, which is declared by its name, into the user's language."""
    figures = {"games": ", ".join(GAMES), "bots": ", ".join(BOTS), "levels": ", ".join(NAMES)}
    *languages, language = sorted(LANGUAGES)
    figures |= {"languages": ", ".join(languages), "language": language}
    for item in (command, *command.get_params(typer.Context(command))):
        help_text = getattr(item, "help", None) or ""
        if help_text.startswith("help-"):
            item.help = speech.say(help_text, **figures)
        elif help_text.startswith("Show this message"):
            item.help = speech.say("panel-help")
    for inner in getattr(command, "commands", {}).values():
        _translate(inner, speech)
