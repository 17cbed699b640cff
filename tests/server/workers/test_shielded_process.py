"""Workers ignore Ctrl+C in the terminal, but the server still receives it."""

from __future__ import annotations

import signal
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from romme.server.workers.shielded_process import ShieldedProcess


def blocked_signals() -> set[int]:
    return {int(one) for one in signal.pthread_sigmask(signal.SIG_BLOCK, ())}


def report(link: Connection) -> None:
    link.send(blocked_signals())


def test_a_worker_blocks_interrupts_from_its_start() -> None:
    before = blocked_signals()
    ours, theirs = Pipe()
    with ours, theirs:
        process = ShieldedProcess(target=report, args=(theirs,))
        process.start()
        within = ours.recv()
        process.join()
    assert within == before | {signal.SIGINT}
    assert blocked_signals() == before
    assert signal.SIGINT not in before
