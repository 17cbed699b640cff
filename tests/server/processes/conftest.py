"""Fixtures for tests with real server processes."""

from __future__ import annotations

from tests.support.servers.nodes import (
    launcher,
    nodes,
    session_nodes,
    shared_nodes,
)

__all__ = ["launcher", "nodes", "session_nodes", "shared_nodes"]
