"""Fixtures for tests with real server processes."""

from __future__ import annotations

from tests.support.server.processes.server_processes import (
    launcher,
    nodes,
    session_nodes,
    shared_nodes,
)

__all__ = ["launcher", "nodes", "session_nodes", "shared_nodes"]
