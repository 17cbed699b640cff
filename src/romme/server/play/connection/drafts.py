"""Evaluate a planned turn, so that the page needs no knowledge of the rules."""

from __future__ import annotations

from itertools import islice
from typing import Final

from romme.engine.commands import LayDown, LayOff, Step
from romme.engine.draft import Draft
from romme.engine.legal import ends, steps
from romme.engine.state import Seat
from romme.locales import Words
from romme.notation.text import write_act
from romme.notation.wording import duties
from romme.server.table.decide import draft
from romme.server.table.state import Table
from romme.wire.cards import write_all
from romme.wire.messages import Drafted, Duty

MAX_STEPS: Final = 400
"""Maximum number of next steps sent. With many jokers thousands are possible."""


def drafted(words: Words, table: Table, seat: Seat, *, command: str, plan: list[str]) -> Drafted:
    """Return the points, duties and next steps of a planned turn.

    Raise `Illegal` if the rules forbid a step.
    """
    now = draft(table, seat, plan)
    possible = list(islice(steps(now), MAX_STEPS))
    opening = now.turn.rules.opening_points
    return Drafted(
        id=command,
        points=now.points,
        need=0 if now.turn.opened else opening,
        left=write_all(now.holding.cards),
        duties=_duties(words, now),
        melds=[write_all(lying.meld.placed) for lying in now.table],
        steps=[write_act(step) for step in possible],
        places=_places(possible),
        ends=[write_act(end) for end in ends(now)],
        finished=now.finished,
        wrong=[write_all(cards) for cards in now.invalid_melds],
    )


def _duties(words: Words, now: Draft) -> list[Duty]:
    texts = duties(words, now)
    return [Duty(duty.value, text) for duty, text in zip(now.duties, texts, strict=True)]


def _places(possible: list[Step]) -> dict[str, list[str]]:
    """Map each card to the steps that lay off or swap only that card."""
    places: dict[str, list[str]] = {}
    for step in possible:
        match step:
            case LayDown():
                continue
            case LayOff(cards):
                if len(cards) > 1:
                    continue
                card = str(cards[0])[0] if str(cards[0]).startswith("*") else str(cards[0])
            case _:
                card = str(step.card)
        places.setdefault(card, []).append(write_act(step))
    return places
