"""The post office: which ways there are, and what people may ask of them."""

from __future__ import annotations

from collections.abc import Callable

from kogge import wire
from kogge.core.error import Broken
from kogge.table.denied import Denied
from kogge.table.time.calendar import is_zone

from ..settings import Post, Settings
from ..store import Store
from ..store.post import channels, outbox
from ..store.post.channels import Channel
from .carrier import Carrier
from .hooks import Hooks
from .mail import Mail, is_address
from .outside import Outside
from .postman import Postman, Since
from .push import Push, read_keys
from .wording import Desk

HOOKS: tuple[wire.Means, ...] = ("json", "discord", "ntfy")


class Office:
    """Everything about letters that one process has."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int], since: Since
    ) -> None:
        self.store, self.now, self.post = store, now, settings.post
        check(settings)
        self.outside = Outside(settings.post.trusted)
        self.carriers: dict[wire.Means, Carrier] = {}
        self.key = ""
        self._equip(settings.post, settings.public_url)
        desk = Desk(settings.public_url)
        self.postman = Postman(store, now, self.post, desk, self.carriers, since)

    def _equip(self, post: Post, site: str) -> None:
        if post.mail:
            self.carriers["mail"] = Mail(post.mail, post.sender)
        if post.push:
            push = Push(post.push, site, self.outside)
            self.carriers["push"], self.key = push, push.key
        if post.hooks:
            self.carriers |= dict.fromkeys(HOOKS, Hooks(self.outside))

    async def seen(self, person: str) -> wire.Notices:
        """Return what can be chosen, and what a person has chosen."""
        own = await channels.own(self.store, person)
        wishes, _ = await channels.wishes(self.store, person)
        return wire.Notices(
            offered=list(self.carriers), key=self.key, channels=[each.shown for each in own],
            wishes=wishes, muted=await channels.muted(self.store, person),
        )  # fmt: skip

    async def add(self, person: str, wish: wire.NewChannel) -> Channel:
        """Keep an address, and ask it whether it is right."""
        if wish.kind not in self.carriers:
            raise Denied("no-means", "this server does not send such notices", status=404)
        channel = channels.fresh(person, wish, self._address(wish), self.now())
        asking = outbox.letter(person, channel.id, outbox.Content(confirm=True), self.now())
        await channels.add(self.store, channel, *([asking] if channel.state == "waiting" else []))
        return channel

    def _address(self, wish: wire.NewChannel) -> str:
        """Return the address of a wish in its normal form, if it can be one."""
        if wish.kind != "mail":
            if wish.kind == "push":
                read_keys(channels.Keys(wish.p256dh, wish.auth))
            return self.outside.check(wish.address).geturl()
        name, _, host = wish.address.strip().rpartition("@")
        if not is_address(address := f"{name}@{host.lower()}"):
            raise Denied("no-address", "this is not an e-mail address", status=400)
        return address

    async def wish(self, person: str, wishes: wire.Wishes) -> None:
        """Keep how a person wants to be written to."""
        if not is_zone(wishes.zone):
            raise Denied("no-zone", "there is no time zone '{name}'", name=wishes.zone, status=400)
        await self.store.write(channels.wish(person, wishes))


def check(settings: Settings) -> None:
    """Refuse to send letters whose links would lead nowhere, or that come from nobody."""
    if settings.post.on and not settings.public_url:
        trouble, expected = "notices need the address of the site", "https://kogge.example.org"
        raise Broken("--public-url", trouble, expected)
    if settings.post.mail and not settings.post.sender:
        trouble = "e-mails need the address they come from"
        raise Broken("--mail-from", trouble, "kogge@example.org")
