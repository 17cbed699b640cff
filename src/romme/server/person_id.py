"""The id of a person: the same at tables, in accounts and in tournaments."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)
