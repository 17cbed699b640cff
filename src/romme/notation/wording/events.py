"""Sentences for events, and for the duties still to be met in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from romme.engine.draft import Draft, Duty
from romme.engine.events import (
    Began,
    CountCorrected,
    CutMade,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Passed,
    PositionSet,
    Reshuffled,
    Shuffled,
    StockRanOut,
    Swapped,
    TurnCame,
    TurnedOver,
)
from romme.engine.state import Outcome, Seat
from romme.locales import Said, Words
from romme.melds import Meld, Run
from romme.notation.wording.faces import card_text, cards_text, meld_text


def name_of(words: Words, seat: Seat, names: Sequence[str]) -> str:
    """Return a player's name, or the seat if the name is empty.

    >>> from romme.locales import words
    >>> name_of(words("fr"), Seat(2), ["Anna", ""]), name_of(words("fr"), Seat(1), ["Anna", ""])
    ('Place 2', 'Anna')
    """
    name = names[seat - 1] if seat <= len(names) else ""
    return name or words.say("seat", seat=seat)


def describe_event(words: Words, event: Event, names: Sequence[str]) -> str:  # noqa: C901, PLR0912 - one case per event
    """Return a sentence for an event, for readers who may see all cards.

    `names` lists the players' names by seat.
    """

    def say(key: str, seat: Seat | None = None, **facts: Said) -> str:
        if seat is not None:
            facts["name"] = name_of(words, seat, names)
        return words.say(f"event-{key}", **facts)

    match event:
        case Began(_, _, _, dealer, playing):
            return say("began", dealer, out="no" if dealer in playing else "yes")
        case PositionSet(state):
            return say("position-set", state.turn)
        case Shuffled():
            return say("shuffled")
        case CutMade(seat, lifted):
            return say("cut-made", seat, lifted=lifted)
        case Dealt(hands, turned_up, stock):
            up = card_text(words, turned_up)
            return say("dealt", n=max(map(len, hands)), card=up, stock=len(stock))
        case TurnedOver():
            return say("turned-over")
        case StockRanOut():
            return say("stock-ran-out")
        case Reshuffled(stock):
            return say("reshuffled", stock=len(stock))
        case Drew(seat, pile, card, into_hand):
            place = pile.value if into_hand else "table"
            return say("drew", seat, card=card_text(words, card), **{"from": place})
        case LaidDown(seat, meld):
            return say("laid-down", seat, **_meld(words, meld))
        case LaidOff(seat, _, cards, meld):
            return say("laid-off", seat, cards=cards_text(words, cards), **_meld(words, meld))
        case Swapped(seat, _, card, meld):
            return say("swapped", seat, card=card_text(words, card), **_meld(words, meld))
        case Opened(seat, points):
            return say("opened", seat, points=points)
        case OpeningFailed(seat, _, shown):
            return say("opening-failed", seat, cards=cards_text(words, shown))
        case Discarded(seat, card):
            return say("discarded", seat, card=card_text(words, card))
        case GaveBack(seat, card):
            return say("gave-back", seat, card=card_text(words, card))
        case Passed(seat):
            return say("passed", seat)
        case TurnCame(seat):
            return say("turn-came", seat)
        case GameEnded(outcome):
            return _ending(words, outcome, names)
        case CountCorrected(seat, correction):
            return say("count-corrected", seat, correction=correction.value)
        case HandFilled(seat, cards):
            return say("hand-filled", seat, cards=cards_text(words, cards))
        case _:
            assert_never(event)


def duties(words: Words, draft: Draft) -> tuple[str, ...]:
    """Return a sentence for each duty that a plan has not met yet."""
    facts: dict[str, Said] = {
        "have": draft.points,
        "need": draft.turn.rules.opening_points,
        "jokers": draft.holding.pending,
    }
    if draft.holding.taken is not None:
        facts["card"] = card_text(words, draft.holding.taken)
    return tuple(_duty(words, duty, facts) for duty in draft.duties)


def _duty(words: Words, duty: Duty, facts: dict[str, Said]) -> str:
    return words.say(f"duty-{duty.value}", **facts)


def _ending(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    key = f"ending-{outcome.ending.value}"
    if outcome.winner is None:
        return words.say(key)
    return words.say(key, name=name_of(words, outcome.winner, names))


def _meld(words: Words, meld: Meld) -> dict[str, Said]:
    kind = "run" if isinstance(meld, Run) else "set"
    return {"kind": kind, "meld": meld_text(words, meld)}
