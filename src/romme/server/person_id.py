"""The id of a person, shared by tables, accounts and tournaments."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)
