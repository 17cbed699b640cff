"""The events of a game as JSON: complete for the log, and as a viewer sees them for the sockets.

Both forms use the same types: for a viewer, the hidden values are null.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

import msgspec

from romme.cards import parse_card
from romme.engine import events as engine
from romme.engine.commands import End, Step
from romme.engine.state import Correction, Ending, Outcome, Pile, Seat
from romme.melds import Points
from romme.notation.card_text import BadText
from romme.notation.text import Act, parse_act, write_act
from romme.rules.options import Mode
from romme.rules.stored_rules import Rules, read_rules, write_rules
from romme.view import seen
from romme.wire.cards import read_cards, read_meld, read_natural, read_placed, write_all


class _Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, gc=False):
    """Base class of all events, in which ``is`` names the type."""


class Result(msgspec.Struct, frozen=True):
    """The result of a game. The lists have one entry for each seat."""

    ending: Ending
    winner: int | None
    card_points: list[int]
    scores: list[int | None]
    """Null for a seat that sat out."""


class Began(_Event, frozen=True, tag="began"):
    """A game was set up. The event contains its complete rules."""

    rules: Rules
    mode: Mode
    seats: int
    dealer: int
    playing: list[int]


class Shuffled(_Event, frozen=True, tag="shuffled"):
    """The pack was shuffled. Viewers get null for its order."""

    pack: list[str] | None = None


class CutMade(_Event, frozen=True, tag="cut-made"):
    """The dealer's right neighbour cut the pack."""

    seat: int
    lifted: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """Every player got a hand. Viewers get null for other players' hands and the stock's order."""

    hands: list[list[str] | None]
    counts: list[int]
    turned_up: str
    stock: int
    order: list[str] | None = None


class TurnedOver(_Event, frozen=True, tag="turned-over"):
    """The open pile became the stock, unshuffled."""


class StockRanOut(_Event, frozen=True, tag="stock-ran-out"):
    """A player tried to draw from the empty stock, so the open pile must be shuffled first."""


class Reshuffled(_Event, frozen=True, tag="reshuffled"):
    """The open pile was shuffled and became the stock. Viewers get null for its order."""

    order: list[str] | None = None


class Drew(_Event, frozen=True, tag="drew"):
    """A player drew a card. Other viewers get null for a card from the stock."""

    seat: int
    pile: Pile
    card: str | None
    into_hand: bool = True


class LaidDown(_Event, frozen=True, tag="laid-down"):
    """A player laid a meld."""

    seat: int
    meld: list[str]


class LaidOff(_Event, frozen=True, tag="laid-off"):
    """A player laid off cards onto a meld. `meld` is the extended meld."""

    seat: int
    onto: int
    cards: list[str]
    meld: list[str]


class Swapped(_Event, frozen=True, tag="swapped"):
    """A player swapped a natural card for a joker in a meld."""

    seat: int
    into: int
    card: str
    meld: list[str]


class Opened(_Event, frozen=True, tag="opened"):
    """A player's first melds reached the points needed to open."""

    seat: int
    points: int


class OpeningFailed(_Event, frozen=True, tag="opening-failed"):
    """A player laid the cards in `shown` to open, but failed and had to take them back."""

    seat: int
    steps: list[str]
    shown: list[str]


class Discarded(_Event, frozen=True, tag="discarded"):
    """A player ended the turn with a discard."""

    seat: int
    card: str


class GaveBack(_Event, frozen=True, tag="gave-back"):
    """A player returned the open card just taken."""

    seat: int
    card: str


class Passed(_Event, frozen=True, tag="passed"):
    """A player's turn ended without a discard."""

    seat: int


class TurnCame(_Event, frozen=True, tag="turn-came"):
    """A player's turn began."""

    seat: int


class GameEnded(_Event, frozen=True, tag="game-ended"):
    """The game ended. All hands are shown and counted, except in a void game."""

    outcome: Result
    hands: list[list[str]]


class CountCorrected(_Event, frozen=True, tag="count-corrected"):
    """The referee made a player with a wrong number of cards skip the draw or the discard."""

    seat: int
    correction: Correction


class HandFilled(_Event, frozen=True, tag="hand-filled"):
    """After the game a player with too few cards drew the missing ones."""

    seat: int
    cards: list[str]
    outcome: Result


GameEvent: TypeAlias = (
    Began
    | Shuffled
    | CutMade
    | Dealt
    | TurnedOver
    | StockRanOut
    | Reshuffled
    | Drew
    | LaidDown
    | LaidOff
    | Swapped
    | Opened
    | OpeningFailed
    | Discarded
    | GaveBack
    | Passed
    | TurnCame
    | GameEnded
    | CountCorrected
    | HandFilled
)


class Unstorable(TypeError):  # noqa: N818 - named for what is wrong
    """An event that cannot be stored: games on a server never start from a set-up position."""


def write_event(  # noqa: C901, PLR0912 - one case per event
    event: engine.Event | seen.SeenEvent, seat: Seat | None = None
) -> GameEvent:
    """Convert an event, complete or redacted, to its JSON form.

    `seat` is the viewer of a redacted event, or None for a spectator. Raise `Unstorable` for a
    set-up position.
    """
    match event:  # most frequent events first
        case engine.Drew(seat, pile, card, into_hand):
            return Drew(seat, pile, str(card), into_hand)
        case seen.DrewUnseen(seat, pile):
            return Drew(seat, pile, None)
        case engine.Discarded(seat, card):
            return Discarded(seat, str(card))
        case engine.TurnCame(seat):
            return TurnCame(seat)
        case engine.LaidDown(seat, meld):
            return LaidDown(seat, write_all(meld.placed))
        case engine.LaidOff(seat, onto, cards, meld):
            return LaidOff(seat, onto, write_all(cards), write_all(meld.placed))
        case engine.Swapped(seat, into, card, meld):
            return Swapped(seat, into, str(card), write_all(meld.placed))
        case engine.Opened(seat, points):
            return Opened(seat, points)
        case engine.GaveBack(seat, card):
            return GaveBack(seat, str(card))
        case engine.Passed(seat):
            return Passed(seat)
        case engine.OpeningFailed(seat, steps, shown):
            return OpeningFailed(seat, [*map(write_act, steps)], write_all(shown))
        case engine.Began(rules, mode, seats, dealer, playing):
            return Began(write_rules(rules), mode, seats, dealer, list(playing))
        case engine.Shuffled(pack):
            return Shuffled(write_all(pack))
        case seen.ShuffledUnseen():
            return Shuffled()
        case engine.CutMade(seat, lifted):
            return CutMade(seat, lifted)
        case engine.Dealt(hands, turned_up, stock):
            return Dealt(
                hands=[write_all(hand) for hand in hands],
                counts=[*map(len, hands)],
                turned_up=str(turned_up),
                stock=len(stock),
                order=write_all(stock),
            )
        case seen.DealtSeen():
            return _dealt_seen(event, seat)
        case engine.TurnedOver():
            return TurnedOver()
        case engine.StockRanOut():
            return StockRanOut()
        case engine.Reshuffled(stock):
            return Reshuffled(write_all(stock))
        case seen.ReshuffledUnseen():
            return Reshuffled()
        case engine.GameEnded(outcome, hands):
            return GameEnded(write_outcome(outcome), [write_all(hand) for hand in hands])
        case engine.CountCorrected(seat, correction):
            return CountCorrected(seat, correction)
        case engine.HandFilled(seat, cards, outcome):
            return HandFilled(seat, write_all(cards), write_outcome(outcome))
        case engine.PositionSet() | seen.PositionSeen():
            raise Unstorable("a set-up position cannot be stored in a log")
        case _:
            assert_never(event)


def _dealt_seen(event: seen.DealtSeen, seat: Seat | None) -> Dealt:
    own = None if event.hand is None else write_all(event.hand)
    numbers = range(1, len(event.counts) + 1)
    return Dealt(
        hands=[own if number == seat else None for number in numbers],
        counts=list(event.counts),
        turned_up=str(event.turned_up),
        stock=event.stock,
    )


def read_event(event: GameEvent) -> engine.Event:  # noqa: C901, PLR0912 - one case per event
    """Convert a complete event, with no hidden values, back to an engine event."""
    match event:
        case Drew(seat, pile, card, into_hand):
            return engine.Drew(Seat(seat), pile, parse_card(card or ""), into_hand)
        case Discarded(seat, card):
            return engine.Discarded(Seat(seat), parse_card(card))
        case TurnCame(seat):
            return engine.TurnCame(Seat(seat))
        case LaidDown(seat, meld):
            return engine.LaidDown(Seat(seat), read_meld(meld))
        case LaidOff(seat, onto, cards, meld):
            return engine.LaidOff(Seat(seat), onto, read_placed(cards), read_meld(meld))
        case Swapped(seat, into, card, meld):
            return engine.Swapped(Seat(seat), into, read_natural(card), read_meld(meld))
        case Opened(seat, points):
            return engine.Opened(Seat(seat), Points(points))
        case GaveBack(seat, card):
            return engine.GaveBack(Seat(seat), parse_card(card))
        case Passed(seat):
            return engine.Passed(Seat(seat))
        case OpeningFailed(seat, steps, shown):
            laid = tuple(step for step in map(parse_act, steps) if isinstance(step, Step))
            return engine.OpeningFailed(Seat(seat), laid, read_cards(shown))
        case Began(rules, mode, seats, dealer, playing):
            at_table = tuple(map(Seat, playing))
            return engine.Began(read_rules(rules), mode, seats, Seat(dealer), at_table)
        case Shuffled(pack):
            return engine.Shuffled(read_cards(pack or ()))
        case CutMade(seat, lifted):
            return engine.CutMade(Seat(seat), lifted)
        case Dealt(hands, _, turned_up, _, order):
            dealt = tuple(read_cards(hand or ()) for hand in hands)
            return engine.Dealt(dealt, parse_card(turned_up), read_cards(order or ()))
        case TurnedOver():
            return engine.TurnedOver()
        case StockRanOut():
            return engine.StockRanOut()
        case Reshuffled(order):
            return engine.Reshuffled(read_cards(order or ()))
        case GameEnded(outcome, hands):
            return engine.GameEnded(read_outcome(outcome), tuple(map(read_cards, hands)))
        case CountCorrected(seat, correction):
            return engine.CountCorrected(Seat(seat), correction)
        case HandFilled(seat, cards, outcome):
            return engine.HandFilled(Seat(seat), read_cards(cards), read_outcome(outcome))
        case _:
            assert_never(event)


def write_outcome(outcome: Outcome) -> Result:
    """Convert the engine's outcome of a game to its JSON form."""
    return Result(outcome.ending, outcome.winner, list(outcome.card_points), list(outcome.scores))


def read_outcome(result: Result) -> Outcome:
    """Convert the JSON form of an outcome back to an engine outcome."""
    return Outcome(
        ending=result.ending,
        winner=None if result.winner is None else Seat(result.winner),
        card_points=tuple(map(Points, result.card_points)),
        scores=tuple(result.scores),
    )


def read_plan(steps: list[str]) -> tuple[Step, ...]:
    """Parse the steps of a turn. Raise `BadText` if a string is not a step."""
    return tuple(_step(text) for text in steps)


def _step(text: str) -> Step:
    act: Act = parse_act(text)
    if not isinstance(act, Step):
        raise BadText("bad-move", text)
    return act


def read_end(text: str | None) -> End | None:
    """Parse the end of a turn, which is None if the last step laid the last card.

    Raise `BadText` if the string does not end a turn.
    """
    if text is None:
        return None
    act: Act = parse_act(text)
    if not isinstance(act, End):
        raise BadText("bad-move", text)
    return act
