"""Fixtures for tests with real server processes."""

from __future__ import annotations

from tests.server.processes.serving import nodes, nursery, one_node, shared

__all__ = ["nodes", "nursery", "one_node", "shared"]
