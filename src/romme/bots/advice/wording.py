"""Sentences for moves and reasons, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from romme.bots.advice.reasons import Fact, Reason
from romme.bots.protocol import Move
from romme.cards import Joker, Natural
from romme.engine.commands import Discard, GiveBack, LayDown, LayOff, Pass, Play, Swap
from romme.engine.draft import Draft
from romme.engine.state import Ending, Pile, Seat
from romme.locales import Said, Words
from romme.melds import Flaw, Group, Run, arrange
from romme.notation.wording import (
    card_text,
    cards_text,
    describe_discard,
    meld_text,
    name_of,
    way_name,
)
from romme.solver import Way
from romme.view.knowledge import View


def sentence(words: Words, reason: Reason, names: Sequence[str] = ()) -> str:
    """Return the sentence for a reason; `names` lists the players' names by seat.

    >>> from romme.bots.advice.reasons import Why, speaks_for
    >>> from romme.cards import parse_card
    >>> from romme.locales import words
    >>> sentence(words("de"), speaks_for(Why.OUTS, outs=6, of=70))
    '6 von 70 Karten, die noch kommen können, würden helfen.'
    """
    return words.say(f"advice-{reason.why.value}", **message_arguments(words, reason, names))


def message_arguments(words: Words, reason: Reason, names: Sequence[str]) -> dict[str, Said]:
    """The facts of a reason as arguments of its message."""
    facts = {name: _said(words, fact) for name, fact in reason.facts.items()}
    seat = reason.facts.get("seat")
    if isinstance(seat, int):
        facts.pop("seat")
        facts["name"] = name_of(words, Seat(seat), names)
    return facts


def describe_move(words: Words, move: Move, view: View) -> tuple[str, ...]:
    """Return a sentence for each step of a move. Melds are shown as they are before the step."""
    if isinstance(move, Play):
        return (*_steps(words, move, Draft.begin(view.to_move())), *_end(words, move, view))
    if move.pile is Pile.STOCK:
        return (words.say("advice-draw-stock"),)
    return (words.say("advice-draw-open", card=card_text(words, view.open_pile[-1])),)


def _said(words: Words, fact: Fact) -> Said:
    match fact:
        case Natural() | Joker():
            return card_text(words, fact)
        case Run() | Group():
            return meld_text(words, fact)
        case Ending():
            return way_name(words, Way(fact.value))
        case tuple():
            return cards_text(words, fact)
        case int():
            return fact
        case _:
            assert_never(fact)


def _steps(words: Words, play: Play, draft: Draft) -> Iterator[str]:
    for step in play.steps:
        match step:
            case LayDown(cards):
                meld = arrange(cards, draft.turn.rules.melds)
                # an invalid meld, possible only at a strict table
                lies = cards if isinstance(meld, Flaw) else meld.placed
                yield words.say("plan-lay", meld=cards_text(words, lies))
            case LayOff(cards, onto):
                meld = draft.table[onto - 1].meld
                told = cards_text(words, cards)
                yield words.say("plan-lay-off", cards=told, meld=meld_text(words, meld))
            case Swap(card, into):
                meld = draft.table[into - 1].meld
                told = card_text(words, card)
                yield words.say("plan-swap", card=told, meld=meld_text(words, meld))
            case _:
                assert_never(step)
        draft = draft.step(step)


def _end(words: Words, play: Play, view: View) -> Iterator[str]:
    match play.end:
        case Discard(card):
            yield describe_discard(words, card)
        case GiveBack() if view.drawn is not None:
            yield words.say("advice-give-back", card=card_text(words, view.drawn.card))
        case Pass():
            yield words.say("plan-pass")
        case _:
            pass  # the last card is laid
