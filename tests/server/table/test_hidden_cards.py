"""Hidden cards stay hidden: they do not change a single byte of the messages to a viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from typing import Any, Final

import msgspec
import pytest

from romme.engine import events as engine
from romme.engine.state import Seat
from romme.server.play import live_table, recent_records
from romme.server.play.recent_records import RING_SIZE
from romme.server.table import picture as pictures
from romme.server.table import redaction
from romme.server.table.codec import WrittenEvent
from romme.server.table.events import DealMade, TableEvent
from romme.server.table.picture import TableSight
from romme.server.table.state import Table
from romme.view import view
from romme.view.knowledge import View
from romme.wire import game as wire
from romme.wire.cards import write_all
from romme.wire.picture import Change, DealSeen, Picture
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.server.table.worlds import RECORDS_BACK, Pair, messages_to, moments, pair

MOMENTS_PER_GAME: Final = 8
"""Number of random moments tried in each match."""


def pairs() -> Iterator[Pair]:
    """Yield endless, reproducible pairs of worlds that the viewer cannot tell apart."""
    for number in count():
        rng = dice(number)
        played = list(moments(number))
        first = [one for one in played if one.command is None or one.table.match is None]
        for moment in (*rng.sample(played, min(MOMENTS_PER_GAME, len(played))), *first[:1]):
            seats = [None, *map(Seat, range(1, moment.table.terms.seats + 1))]
            people = [
                seat
                for seat in seats
                if seat is None or moment.table.chair(seat).person is not None
            ]
            yield pair(moment, rng.choice(people), rng)


@cache
def some_pairs(number: int) -> tuple[Pair, ...]:
    """Return the first `number` pairs, cached because several tests use them."""
    return tuple(islice(pairs(), number))


async def differs(one: Pair) -> bool:
    """Whether the viewer gets different messages in the two worlds of a pair."""
    real, viewer = one.moment, one.viewer
    for since in (None, 0, RECORDS_BACK - 1):
        shown = await messages_to(real.table, real.records, viewer, since=since)
        if shown != await messages_to(one.sampled, one.records, viewer, since=since):
            return True
    if one.other is None or one.decided is None:
        return False
    sent = await messages_to(real.table, real.records, viewer, since=None, then=real.decided)
    other = await messages_to(one.other, one.records, viewer, since=None, then=one.decided)
    return sent != other


def test_two_worlds_produce_the_same_bytes(size: Size) -> None:
    """The cards that a player cannot see have no effect on the messages to that player."""

    async def check_all() -> None:
        followed = 0
        for one in islice(pairs(), size(200, 100_000)):
            assert not await differs(one), (one.viewer, one.moment.command)
            followed += one.decided is not None
        assert followed > size(100, 50_000)

    asyncio.run(check_all())


async def histories(number: int) -> tuple[list[bytes], list[bytes]]:
    """Return what a viewer gets who reloads at the end of a match, in two worlds."""
    rng = dice(number)
    last = list(moments(number, RING_SIZE))[-1]
    chairs = enumerate(last.table.chairs, 1)
    people = [None, *(Seat(seat) for seat, chair in chairs if chair.person is not None)]
    one = pair(last, rng.choice(people), rng)
    shown = await messages_to(last.table, last.records, one.viewer, since=None)
    return shown, await messages_to(one.sampled, one.records, one.viewer, since=None)


def test_two_worlds_produce_the_same_history(size: Size) -> None:
    """R9 for a viewer who reloads: the events of the whole game hide what they hid before."""

    async def check_all() -> None:
        draws = 0
        for number in range(matches := size(20, 5_000)):
            shown, other = await histories(number)
            assert shown == other, number
            draws += shown[1].count(b'"is":"drew"')
        assert draws > 10 * matches

    asyncio.run(check_all())


# --- planted leaks -------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def in_picture(leak: Callable[[Table, Picture], dict[str, Any]]) -> Patch:
    """Return a patch that adds the values returned by `leak` to each picture."""

    def leaking(sight: TableSight, *rest: Any) -> Picture:  # noqa: ANN401 - handed on
        shown = pictures.picture(sight, *rest)
        return msgspec.structs.replace(shown, **leak(sight.table, shown))

    return lambda patch: patch.setattr(live_table, "picture", leaking)


def game_of(table: Table) -> Any:  # noqa: ANN401 - a state
    return table.game


def drawn_card(table: Table, shown: Picture) -> dict[str, Any]:
    card = game_of(table).drawn
    turn = shown.turn
    assert turn is not None
    return {"turn": msgspec.structs.replace(turn, drawn=None if card is None else str(card.card))}


def hand_in_change(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak: everybody gets the hand of the player to move."""

    def leaking(public: Change, before: TableSight, after: TableSight) -> Change:
        game = game_of(after.table)
        return msgspec.structs.replace(
            pictures.seat_change(public, before, after), hand=write_all(game.hand(game.turn))
        )

    patch.setattr(live_table, "seat_change", leaking)


def all_cards_known(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak: all cards in hand count as known to everybody."""

    def leaking(state: Any, seat: Seat | None) -> View:  # noqa: ANN401 - handed on
        found = view(state, seat)
        return View(**{**vars(found), "known": state.hands})

    patch.setattr(pictures, "view", leaking)


def unhidden(kind: type) -> Patch:
    """Return a patch that sends events of this kind without redaction."""
    plain = redaction._hides  # noqa: SLF001 - broken on purpose

    def leaking(event: engine.Event) -> bool:
        return not isinstance(event, kind) and plain(event)

    return lambda patch: patch.setattr(redaction, "_hides", leaking)


def in_dealt(leak: Callable[[wire.Dealt], dict[str, Any]]) -> Patch:
    """Return a patch that adds the values returned by `leak` to each `Dealt` event."""
    plain = redaction._shown  # noqa: SLF001 - broken on purpose

    def leaking(event: engine.Event, seat: Seat | None) -> wire.GameEvent:
        shown, whole = plain(event, seat), wire.write_event(event)
        return (
            msgspec.structs.replace(shown, **leak(whole))
            if isinstance(whole, wire.Dealt)
            else shown
        )

    return lambda patch: patch.setattr(redaction, "_shown", leaking)


def secret_in_event(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak: the secret is sent together with the commitment."""
    plain = redaction._seen  # noqa: SLF001 - broken on purpose

    def leaking(event: TableEvent, seat: Seat | None) -> WrittenEvent:
        return event if isinstance(event, DealMade) else plain(event, seat)

    patch.setattr(redaction, "_seen", leaking)


def secret_in_picture(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak: the picture contains the secret before the game is over."""

    def leaking(table: Table) -> DealSeen | None:
        deal = table.deal
        return None if deal is None else DealSeen(1, deal.commitment, None, deal.secret)

    patch.setattr(pictures, "_deal", leaking)


def wrong_seat(patch: pytest.MonkeyPatch) -> None:
    """Plant a leak: everybody gets the events as seat 1 sees them."""
    for module in (live_table, recent_records):
        patch.setattr(
            module, "redacted_for", lambda events, _: redaction.redacted_for(events, Seat(1))
        )


LEAKS: Final[dict[str, Patch]] = {
    "hands of others": in_picture(
        lambda table, _: {"hands": [write_all(hand) for hand in game_of(table).hands]}
    ),
    "order of the stock": in_picture(
        lambda table, _: {"stock_order": write_all(game_of(table).stock)}
    ),
    "card another player drew": in_picture(drawn_card),
    "hand of the mover": hand_in_change,
    "cards nobody knows": all_cards_known,
    "draw": unhidden(engine.Drew),
    "shuffled pack": unhidden(engine.Shuffled),
    "reshuffled pile": unhidden(engine.Reshuffled),
    "void hands": unhidden(engine.GameEnded),
    "order in the deal": in_dealt(lambda dealt: {"order": dealt.order}),
    "hands in the deal": in_dealt(lambda dealt: {"hands": dealt.hands}),
    "secret in the event": secret_in_event,
    "secret in the picture": secret_in_picture,
    "wrong seat": wrong_seat,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_detected(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: 200 pairs of worlds suffice to detect each leak."""
    LEAKS[leak](monkeypatch)

    async def found() -> bool:
        for one in some_pairs(200):
            if await differs(one):
                return True
        return False

    assert asyncio.run(found())


@pytest.mark.parametrize("leak", ["draw", "shuffled pack", "hands in the deal", "wrong seat"])
def test_a_leak_in_the_history_is_detected(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: 20 matches suffice to detect each leak."""
    LEAKS[leak](monkeypatch)

    async def found() -> bool:
        for number in range(20):
            shown, other = await histories(number)
            if shown != other:
                return True
        return False

    assert asyncio.run(found())
