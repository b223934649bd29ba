"""kogge admin: running a site, beside its pages."""

from __future__ import annotations

from typer import Typer

from .running import house, people

DEEDS = (
    people.people, people.grant, people.revoke, people.ban, people.unban, people.rename,
    people.delete, house.tables, house.close, house.announce, house.withdraw, house.invite,
    house.rules, house.figures, house.audit,
)  # fmt: skip

admin = Typer(no_args_is_help=True)
for deed in DEEDS:
    admin.command(deed.__name__, help=f"help-admin-{deed.__name__}")(deed)
