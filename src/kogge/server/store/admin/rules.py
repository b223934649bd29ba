"""The rules of a house: who may come in, and how long things are kept."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from .. import Store, Write

SET = """
INSERT INTO house_rules (name, value) VALUES (?, ?)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
READ = "SELECT name, value FROM house_rules"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What an operator can change while the site runs."""

    invited: int = 0  # 1: newcomers need an invitation
    guest_days: int = -1  # until absent guests are forgotten; -1: as the server was started
    table_days: int = 0  # until finished tables are deleted; 0: never
    audit_days: int = 365  # until deeds leave the audit list; 0: never


async def read(store: Store) -> HouseRules:
    """Return the rules of the house; those of a newer Kogge are not for us."""
    known = asdict(HouseRules())
    rows = await store.fetch(READ)
    return HouseRules(**{**known, **{name: value for name, value in rows if name in known}})


def setting(rules: HouseRules) -> list[Write]:
    """Return what sets the rules of the house."""
    return [Write(SET, pair) for pair in asdict(rules).items()]
