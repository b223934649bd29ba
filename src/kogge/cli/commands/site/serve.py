"""kogge serve: a server of your own."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

from typer import Context, Option

from kogge.games import GAMES
from kogge.speech.speech import Speech

from ...files import data_folder, load_text
from ...options import Database
from ...terminal.screen import Screen


def serve(
    context: Context,
    host: Annotated[str, Option(help="help-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, Option(help="help-port", min=0, max=65535)] = 8420,
    database: Database = "",
    public_url: Annotated[str, Option(help="help-public-url", metavar="URL")] = "",
    trust_proxy: Annotated[bool, Option("--trust-proxy", help="help-trust-proxy")] = False,
    allow_host: Annotated[list[str] | None, Option(help="help-allow-host", metavar="NAME")] = None,
    metrics: Annotated[
        int | None, Option(help="help-metrics", metavar="PORT", min=1, max=65535)
    ] = None,
    session_days: Annotated[int, Option(help="help-session-days", min=1, max=3650)] = 180,
    guest_days: Annotated[int, Option(help="help-guest-days", min=0, max=36500)] = 180,
    imprint: Annotated[Path | None, Option(help="help-imprint", metavar="FILE")] = None,
    privacy: Annotated[Path | None, Option(help="help-privacy", metavar="FILE")] = None,
    mail: Annotated[str, Option(help="help-mail", metavar="URL", envvar="KOGGE_MAIL")] = "",
    mail_from: Annotated[str, Option(help="help-mail-from", metavar="ADDRESS")] = "",
    push_key: Annotated[Path | None, Option(help="help-push-key", metavar="FILE")] = None,
    webhooks: Annotated[bool, Option("--webhooks", help="help-webhooks")] = False,
    allow_webhook: Annotated[
        list[str] | None, Option(help="help-allow-webhook", metavar="HOST")
    ] = None,
    open: Annotated[bool, Option("--open", help="help-open")] = False,
    log_failed_logins: Annotated[
        bool, Option("--log-failed-logins", help="help-log-failed-logins")
    ] = False,
    no_warm: Annotated[bool, Option("--no-warm", help="help-no-warm")] = False,
) -> None:
    """Serve until stopped."""
    from kogge.server.door.hosts import check_host
    from kogge.server.post.mail import check_mail, check_sender
    from kogge.server.serve import run
    from kogge.server.settings import DAY, Post, Settings, check_url
    from kogge.server.store.base import hidden

    speech: Speech = context.obj
    screen = Screen()
    settings = Settings(
        database=database_of(database),
        host=host,
        port=port,
        public_url=check_url(public_url) if public_url else "",
        trust_proxy=trust_proxy,
        hosts=tuple(check_host(name) for name in allow_host or ()),
        metrics=metrics,
        browsers=session_days * DAY,
        guests=guest_days * DAY,
        imprint=load_text(imprint) if imprint else "",
        privacy=load_text(privacy) if privacy else "",
        post=Post(
            mail=check_mail(mail) if mail else "",
            sender=check_sender(mail_from) if mail_from else "",
            push=str(push_key or ""),
            hooks=webhooks or bool(allow_webhook),
            trusted=tuple(allow_webhook or ()),
        ),
        log_logins=log_failed_logins,
        warm=not no_warm,
    )

    def listening(address: str) -> None:
        screen.say(speech.say("serving", address=address))
        screen.say(speech.say("serving-store", database=hidden(settings.database)), "dim")
        if not address.startswith("https://"):
            screen.say(speech.say("serving-plain"), "dim")
        if settings.warm and never_warm():
            screen.say(speech.say("serving-uncompiled"))
        if metrics is not None:
            screen.say(speech.say("serving-metrics", port=str(metrics)), "dim")
        if open:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, listening)


def never_warm() -> bool:
    """Return whether bots wait for compiled code that nobody here can make."""
    from kogge.ahead.building import missing
    from kogge.core.compiled.library import can_build

    return bool(missing(GAMES)) and not can_build()


def database_of(wish: str) -> str:
    """Return the address of the database: by default a file among the user's data."""
    return wish or str(data_folder("server") / "kogge.sqlite")
