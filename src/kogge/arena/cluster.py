"""Games played on the machines of a Ray cluster; needs the extra ``cluster``."""

from __future__ import annotations

import os
import socket
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import islice
from time import monotonic
from typing import Any
from urllib.parse import SplitResult, urlsplit

from kogge.core.error import Broken, KoggeError

from .bout import Outcome, play
from .schedule import Bout, Contest

AHEAD = 2  # games given out for each processor, so that none waits for its next
WAIT = 60  # seconds for a cluster to answer; on a busy machine it may take many
TRIES = 3  # made by Ray's client in one, not adjustable, and by us
AUTO = "auto"  # the cluster to which this machine belongs
SETTINGS = {  # of Ray, read when it is imported
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": str(WAIT // TRIES),
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": str(WAIT // TRIES),
}


def played(
    contest: Contest, bouts: Sequence[Bout], address: str, *, jobs: int = 0, keep: bool = False
) -> Iterator[Outcome]:
    """Play games on a cluster, a given number at a time or as many as it has processors."""
    if not bouts:
        return
    with joined(address, contest) as ray:
        task, origin, queue = ray.remote(there), contest.origin, iter(bouts)
        workers = jobs or AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running = [task.remote(contest, b, origin, keep=keep) for b in islice(queue, workers)]
        try:
            while running:
                done, running = ray.wait(running)
                running += [task.remote(contest, b, origin, keep=keep) for b in islice(queue, 1)]
                yield fetched(ray, address, done[0])
        finally:
            recalled(ray, running)


def recalled(ray: Any, running: Sequence[Any]) -> None:
    """Cancel games that are no longer wanted; Ray complains of a client that leaves at once.

    If nobody is there any more to be told, that must not hide why they are no longer wanted.
    """
    with suppress(ConnectionError, ray.exceptions.RayError):
        for reference in running:
            ray.cancel(reference)
        if running:
            ray.wait(running, num_returns=len(running), timeout=WAIT)


def there(
    contest: Contest, bout: Bout, origin: Mapping[str, object], *, keep: bool
) -> Outcome | KoggeError:
    """Play a game, if this machine has the same rules, bots and nets as the one that asks.

    Errors are returned: if they were raised, Ray would print a page for every game.
    """
    try:
        return refusal(contest, origin) or play(contest, bout, keep=keep)
    except KoggeError as error:
        return error


def refusal(contest: Contest, origin: Mapping[str, object]) -> KoggeError | None:
    """Return why this machine cannot play for the one that asks, if so."""
    try:
        if contest.origin == origin:
            return None
    except KoggeError as error:  # a net that is not here
        return error
    trouble = "the cluster has another version of Kogge or of a net"
    return Broken("--on", trouble, "the same as here")


def fetched(ray: Any, address: str, reference: Any) -> Any:
    """Return the result of a game, or of a question."""
    try:
        found = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise Broken(address, "a game was not played: {said}", said=last_line(error)) from error
    if isinstance(found, KoggeError):
        raise found
    return found


@contextmanager
def joined(address: str, contest: Contest) -> Iterator[Any]:
    """Join a cluster that can play for us, and leave it."""
    reach(checked(address))
    ray = begun(address)
    try:
        agree(ray, address, contest)
        yield ray
    except ConnectionError as error:
        raise Broken(
            address, "the cluster is gone", "run the same command later to continue"
        ) from error
    finally:
        leave(ray)


def agree(ray: Any, address: str, contest: Contest) -> None:
    """Compare rules, bots and nets before any game begins, while there is nothing to call back.

    A busy head may drop a client: nothing is lost yet, so it joins and asks once more.
    """
    try:
        ask(ray, address, contest)
    except ConnectionError:
        leave(ray)
        ask(begun(address), address, contest)


def ask(ray: Any, address: str, contest: Contest) -> None:
    """Refuse a cluster that has other rules, bots or nets than we have.

    One of its machines answers here; the others do with the first game that they are given.
    """
    fetched(ray, address, ray.remote(refusal).remote(contest, contest.origin))


def leave(ray: Any) -> None:
    """Leave a cluster, even if it is gone."""
    with suppress(ConnectionError):
        ray.shutdown()


def checked(address: str) -> SplitResult:
    """Return the parts of an address, if it can be one and we have Ray."""
    parts = urlsplit(address)
    if address != AUTO and (parts.scheme != "ray" or not parts.hostname or not port(parts)):
        raise Broken("--on", "'{data}' is not an address", "ray://HOST:PORT, auto", data=address)
    if find_spec("ray") is None:
        raise Broken("--on", "Ray is not installed", "pip install 'kogge[cluster]'")
    return parts


def port(parts: SplitResult) -> int | None:
    """Return the port of an address, if it is one."""
    try:
        return parts.port
    except ValueError:
        return None


def reach(parts: SplitResult) -> None:
    """Check the port first: Ray itself would keep trying for a long time where nobody answers."""
    if parts.scheme:
        try:
            socket.create_connection((parts.hostname or "", parts.port or 0), WAIT).close()
        except OSError as error:
            raise unreached(parts.geturl(), error) from error


def begun(address: str) -> Any:
    """Return Ray, joined to a cluster."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    import ray

    end = monotonic() + WAIT
    for tries_left in reversed(range(TRIES)):
        try:
            with warnings.catch_warnings():  # its errors say the same, as do its logs
                warnings.simplefilter("ignore", UserWarning)
                ray.init(address, logging_level="CRITICAL", log_to_driver=False)
            break
        except (ConnectionError, RuntimeError) as error:  # the latter if versions differ, too
            if not tries_left or monotonic() > end:
                raise unreached(address, error) from error
            ray.shutdown()  # a busy head may not begin for a client in time: once more, then
    return ray


def unreached(address: str, error: Exception) -> Broken:
    """Say that a cluster does not answer."""
    said = getattr(error, "strerror", None) or last_line(error)
    return Broken(address, "the cluster cannot be reached: {said}", said=said)


def last_line(error: BaseException) -> str:
    """Return the line of an error that says what is wrong."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
