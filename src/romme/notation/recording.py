"""Convert the events of a game into a game file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from romme.engine.commands import (
    Discard,
    Draw,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Shuffle,
    Swap,
)
from romme.engine.events import (
    Began,
    CountCorrected,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    OpeningFailed,
    Passed,
    PositionSet,
    Reshuffled,
    StockRanOut,
    Swapped,
)
from romme.engine.evolve import begin, evolve
from romme.engine.setup import dealt_game
from romme.engine.state import Cards, Ending, Phase, Pile, Seat, State
from romme.notation.gamefile import GameFile
from romme.notation.text import Act, NotedMove


class Unwritable(ValueError):  # noqa: N818 - named for what is wrong
    """A game with a referee's ruling, which the file format cannot express."""


def record(players: Sequence[str], events: Sequence[Event]) -> GameFile:
    """Return the game file for the events of a game.

    Raise `Unwritable` if a referee made a ruling that the format cannot express.
    """
    first = events[0]
    if isinstance(first, PositionSet):
        start: tuple[Event, ...] = (first,)
        deck, rest = None, events[1:]
    else:
        start, deck, rest = _dealt(events)
    state = begin(first)
    for event in start[1:]:
        state = evolve(state, event)
    moves = tuple(_moves(state, rest))
    return GameFile(state.rules, state.mode, tuple(players), start, moves, deck)


def _dealt(events: Sequence[Event]) -> tuple[tuple[Event, ...], Cards, Sequence[Event]]:
    """Return the events up to the deal, the dealt pack, and the events after the deal.

    The first part has no cut, because the pack is already in the order after the cut.
    """
    began = events[0]
    place, dealt = next((at, e) for at, e in enumerate(events) if isinstance(e, Dealt))
    if not isinstance(began, Began):
        msg = f"a game cannot begin with {began!r}"
        raise TypeError(msg)
    hands = [dealt.hands[seat - 1] for seat in began.playing]
    singly = chain.from_iterable(zip(*hands, strict=True))
    deck = (*singly, dealt.turned_up, *dealt.stock)
    start = dealt_game(began.rules, began.mode, seats=began.seats, dealer=began.dealer, pack=deck)
    return start, deck, events[place + 1 :]


def _moves(state: State, events: Sequence[Event]) -> Iterator[NotedMove]:
    shuffled = False
    for event in events:
        match event:
            case Drew() if shuffled:
                shuffled = False  # this is the draw that caused the shuffle
            case Reshuffled(stock):
                shuffled = True
                yield NotedMove(state.turn, Shuffle(stock))
            case CountCorrected() | HandFilled() | Dealt():
                msg = f"{type(event).__name__} has no move in a game file"
                raise Unwritable(msg)
            case GameEnded(outcome) if outcome.ending is Ending.VOID:
                msg = "a void game has no file"
                raise Unwritable(msg)
            case _:
                yield from _acts(state, event)
        state = evolve(state, event)


def _acts(state: State, event: Event) -> Iterator[NotedMove]:  # noqa: C901 - one case per event
    """Yield the moves that cause an event, or nothing for an event that the rules cause."""
    seat: Seat = state.turn
    acts: tuple[Act, ...] = ()
    match event:
        case Drew(_, pile):
            acts = (Draw(pile),)
        case StockRanOut():
            acts = (Draw(Pile.STOCK),)
        case GameEnded(outcome) if outcome.ending is Ending.BLOCKED:
            # blocked by a draw that would turn the pile over, or by the previous turn (K16)
            acts = (Draw(Pile.STOCK),) if state.phase is Phase.DRAW else ()
        case LaidDown(_, meld):
            acts = (LayDown(meld.placed),)
        case LaidOff(_, onto, cards):
            acts = (LayOff(cards, onto),)
        case Swapped(_, into, card):
            acts = (Swap(card, into),)
        case OpeningFailed(_, steps):
            acts = steps
        case Discarded(_, card):
            acts = (Discard(card),)
        case GaveBack():
            acts = (GiveBack(),)
        case Passed():
            acts = (Pass(),)
        case _:
            pass
    for act in acts:
        yield NotedMove(seat, act)
