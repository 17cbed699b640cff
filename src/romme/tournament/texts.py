"""Refuse characters in user input that can deceive readers.

Only `decide` runs these checks, so that existing logs stay readable.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from romme.characters import code_point, first_bad_in_name, first_bad_in_text, tidy
from romme.tournament.refusals import TournamentRefusal, TournamentRefused


def check_name(name: str) -> None:
    """Raise `TournamentRefused` if a name contains a forbidden character."""
    bad = first_bad_in_name(tidy(name))
    if bad is not None:
        raise TournamentRefused(TournamentRefusal.BAD_CHARACTER, character=code_point(bad))


def check_texts(value: object) -> None:
    """Raise `TournamentRefused` if any string in a value contains a forbidden character."""
    for text in _texts(value):
        bad = first_bad_in_text(text)
        if bad is not None:
            raise TournamentRefused(TournamentRefusal.BAD_CHARACTER, character=code_point(bad))


def _texts(value: object) -> Iterator[str]:
    """Yield all strings in a value, recursively."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _texts(key)
            yield from _texts(one)
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _texts(one)
