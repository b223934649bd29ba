"""Carriers: whoever takes a letter to its address."""

from __future__ import annotations

from typing import Protocol

from ..store.post.channels import Channel
from .wording import Message


class Gone(Exception):
    """The address is there no longer: sending again would not help."""


class Undelivered(Exception):
    """The letter did not arrive; later it may."""


class Carrier(Protocol):
    """Takes letters to addresses of one kind."""

    async def carry(self, channel: Channel, message: Message) -> None:
        """Deliver a letter, or say why not: Gone, Undelivered."""
