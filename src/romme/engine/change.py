"""A change is a new value: `dataclasses.replace` for the values that change many times a turn.

`construct` is the constructor for the same values, where one is made many times a turn.

The engine's states and drafts are frozen but not slotted: copying their dictionary is five times as
fast as calling a constructor of twenty fields, and half of the time of a game went there. Type
checkers see the original, so a wrong field or type is still found before anything runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

__all__ = ["changed", "construct"]

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as changed

    Fields = ParamSpec("Fields")

    def construct(kind: Callable[Fields, T], *args: Fields.args, **fields: Fields.kwargs) -> T:
        """As the constructor of `kind`."""
        ...

else:

    def changed(value: T, /, **changes: object) -> T:
        """Copy a frozen value that has a dictionary, with some fields changed."""
        new = object.__new__(type(value))
        new.__dict__.update(value.__dict__, **changes)
        return new

    def construct(kind: type[T], /, **fields: object) -> T:
        """Make a frozen value that has a dictionary; every field is given, also with a default."""
        new = object.__new__(kind)
        new.__dict__.update(fields)
        return new
