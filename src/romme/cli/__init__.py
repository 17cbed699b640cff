"""The command-line interface."""

from __future__ import annotations

from romme.cli.app import main

__all__ = ["main"]
