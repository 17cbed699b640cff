"""The check of server logs that runs after each test in this package."""

from __future__ import annotations

import os

import pytest

from tests.support.servers.nodes import Nodes, faults

READY = "2026-11-16T08:00:43.241087Z [info     ] ready    node=node1 version=0.1.0\n"


@pytest.mark.parametrize(
    "written",
    [
        "Traceback (most recent call last):",
        "2026-11-16T08:00:43.1Z [error    ] background task failed",
        "asked for /api/socket?ticket=s3cret",
        "dealt ['7C', '10H', '*']",
        "open QS,KD",
    ],
)
def test_forbidden_log_content_is_detected(written: str) -> None:
    assert faults(READY, {"s3cret"}) == []
    assert len(faults(READY + written, {"s3cret"})) == 1


def test_no_process_is_left_after_a_test(nodes: Nodes, sqlite_url: str) -> None:
    """Even a server process that is not ready yet is killed."""
    node = nodes.begin(sqlite_url)
    assert node.is_alive
    nodes.end()
    with pytest.raises(ProcessLookupError):
        os.kill(node.pid, 0)
