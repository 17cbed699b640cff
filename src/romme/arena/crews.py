"""Crews that play deals: this process, other processes on this machine, or a cluster.

A crew takes deal numbers and yields the played deals, in any order. The results are the same for
every crew. Most crews use optional packages: the functions that create them raise `MissingExtra` if
these are not installed.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import islice
from threading import Thread, current_thread, main_thread
from time import sleep
from types import FrameType
from typing import Any, Final, TypeAlias

from romme.arena.contest import Contest
from romme.arena.extras import need
from romme.arena.games import PlayedDeal, play_deal

LOCAL: Final = "local"
"""The address that stands for a new temporary cluster on this machine."""
CLUSTER_TIMEOUT_SECONDS: Final = 10
"""Timeout for connecting to a cluster."""
_DEALS_PER_WORKER: Final = 4
"""Deals per worker in each batch, for backends that return only complete batches."""

PlayedDeals: TypeAlias = Generator[PlayedDeal, None, None]
"""A generator that yields each deal when it is finished; closing the generator stops the work."""
Crew: TypeAlias = Callable[[Contest, Iterable[int]], PlayedDeals]
PlayDeal: TypeAlias = Callable[[Contest, int], PlayedDeal]
Handler: TypeAlias = Callable[[int, FrameType | None], Any] | signal.Handlers


class NoCluster(ConnectionError):  # noqa: N818 - named for what is wrong
    """No cluster answers at the address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def alone(contest: Contest, deals: Iterable[int]) -> PlayedDeals:
    """Play the deals one after the other in this process, and yield each."""
    for deal in deals:
        yield play_deal(contest, deal)


def usual_workers() -> int:
    """The default number of worker processes: the number of CPU cores available."""
    need("joblib")
    import joblib  # noqa: PLC0415 - slow, and optional

    return int(joblib.cpu_count())


@contextmanager
def processes(workers: int) -> Iterator[Crew]:
    """Yield a crew that plays in `workers` processes on this machine."""
    if workers == 1:
        yield alone
        return
    need("joblib")
    import joblib  # noqa: PLC0415 - slow, and optional

    # A worker that has not received a deal yet must not outlive its parent either.
    with joblib.parallel_config(
        "loky", n_jobs=workers, initializer=_leave_with, initargs=(os.getpid(),)
    ):
        yield partial(_streaming, play_deal)


@contextmanager
def dask(address: str) -> Iterator[Crew]:
    """Yield a crew that plays on a Dask cluster. Raise `NoCluster` if the connection fails."""
    need("joblib", "dask", "distributed")
    import joblib  # noqa: PLC0415 - slow, and optional

    with ExitStack() as stack:
        stack.enter_context(_ctrl_c_ignored())  # also while the cluster shuts down
        client = _dask_client(address, stack)
        with _ctrl_c_enabled(), joblib.parallel_config("dask", client=client, n_jobs=-1):
            yield partial(_streaming, _play_quietly if address == LOCAL else play_deal)


def _dask_client(address: str, stack: ExitStack) -> object:
    from distributed import Client, LocalCluster  # noqa: PLC0415 - slow, and optional

    at: object = address
    try:
        if address == LOCAL:
            cluster = LocalCluster(  # type: ignore[no-untyped-call]  # Dask has no types
                threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
            )
            at = stack.enter_context(cluster)
        client = stack.enter_context(Client(at, timeout=CLUSTER_TIMEOUT_SECONDS))  # type: ignore[no-untyped-call]  # Dask has no types
        client.wait_for_workers(1, timeout=CLUSTER_TIMEOUT_SECONDS)
    except (OSError, ValueError) as error:  # no answer, or not an address
        raise NoCluster(address) from error
    return client


@contextmanager
def ray(address: str) -> Iterator[Crew]:
    """Yield a crew that plays on a Ray cluster. Raise `NoCluster` if the connection fails."""
    need("joblib", "ray")
    import joblib  # noqa: PLC0415 - slow, and optional
    import ray as cluster  # noqa: PLC0415 - slow, and optional
    from ray.util.joblib import register_ray  # noqa: PLC0415 - slow, and optional

    register_ray()
    with _ctrl_c_ignored():
        try:
            cluster.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as error:
            raise NoCluster(address) from error
        try:
            with _ctrl_c_enabled(), joblib.parallel_config("ray", n_jobs=-1):
                yield _in_batches
        finally:
            cluster.shutdown()


def _streaming(play: PlayDeal, contest: Contest, deals: Iterable[int]) -> PlayedDeals:
    """Play the deals in parallel with joblib, and yield the results in order of completion."""
    from joblib import Parallel, delayed  # noqa: PLC0415 - slow, and optional

    tasks = (delayed(play)(contest, deal) for deal in deals)
    with _ctrl_c_ignored():
        played = Parallel(return_as="generator_unordered")(tasks)
    try:
        for one in played:  # noqa: UP028 - `yield from` would close the generator
            yield one
    finally:
        with warnings.catch_warnings():
            # joblib warns about discarded work when the caller stops early.
            warnings.simplefilter("ignore")
            played.close()


def _in_batches(contest: Contest, deals: Iterable[int]) -> PlayedDeals:
    """Play and yield the deals in batches, for backends that return only complete batches."""
    from joblib import (  # noqa: PLC0415 - slow, and optional
        Parallel,
        delayed,
        effective_n_jobs,
    )

    left, size = iter(deals), _DEALS_PER_WORKER * effective_n_jobs()
    with Parallel() as parallel:
        while some := [delayed(play_deal)(contest, deal) for deal in islice(left, size)]:
            yield from parallel(some)


def _play_quietly(contest: Contest, deal: int) -> PlayedDeal:
    """Play a deal, without printing errors if the process is stopped during the deal."""
    sys.unraisablehook = _say_nothing
    return play_deal(contest, deal)


def _say_nothing(unraisable: object) -> None:
    """Ignore clean-up errors of a Dask worker that is shutting down."""


def _leave_with(parent: int) -> None:
    """Make a joblib worker exit soon after its parent dies, instead of waiting for minutes."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl-C, so that only this process can stop them.

    This process ignores the signal during the block, and its children inherit that. So a Ctrl-C
    that arrives during the block is lost.
    """
    with _interrupt(signal.SIG_IGN):
        yield


@contextmanager
def _ctrl_c_enabled() -> Iterator[None]:
    """Restore normal handling of Ctrl-C for a block inside `_ctrl_c_ignored`."""
    with _interrupt(signal.default_int_handler):
        yield


@contextmanager
def _interrupt(handler: Handler) -> Iterator[None]:
    if current_thread() is not main_thread():  # only the main thread may set signal handlers
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
