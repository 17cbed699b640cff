"""The check of every server's log that follows each test here, checked itself."""

from __future__ import annotations

import os

import pytest

from tests.server.processes.serving import Nodes, faults

READY = "2026-11-16T08:00:43.241087Z [info     ] ready    node=node1 version=0.1.0\n"


@pytest.mark.parametrize(
    "written",
    [
        "Traceback (most recent call last):",
        "2026-11-16T08:00:43.1Z [error    ] a task broke down",
        "asked for /api/socket?ticket=s3cret",
        "dealt ['7C', '10H', '*']",
        "open QS,KD",
    ],
)
def test_what_must_not_be_in_a_log_is_found(written: str) -> None:
    assert faults(READY, {"s3cret"}) == []
    assert len(faults(READY + written, {"s3cret"})) == 1


def test_no_process_is_left(nodes: Nodes, sqlite_url: str) -> None:
    """Not even of a server that nobody stopped, nor of one that was not ready yet."""
    for _ in range(2):
        nodes.begin(sqlite_url)
    pids = [node.pid for node in nodes.nodes]
    nodes.end()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
