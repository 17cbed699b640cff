"""Encode and decode the commands of a tournament, as clients send them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from romme.tournament.commands import Command
from romme.tournament.storage.codec import Plain, read_tagged, tag

COMMANDS: Final[Mapping[str, type]] = MappingProxyType({tag(one): one for one in get_args(Command)})
"""Command classes by the name under which they are sent, such as ``enter-line``."""


def write_command(command: Command) -> Plain:
    """Convert a command to a JSON object in which ``do`` names the type of the command."""
    return {"do": tag(type(command)), **msgspec.to_builtins(command)}


def read_command(plain: Mapping[str, Any]) -> Command:
    """Convert a JSON object to a command. Raise `BadRecord` if the object is not a command.

    >>> read_command({"do": "sign", "series": 1, "table": 2, "seat": 3})
    Sign(series=1, table=2, seat=3, reason='')
    """
    command: Command = read_tagged(plain, "do", COMMANDS)
    return command
