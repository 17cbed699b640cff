"""Pairs of tables that a viewer cannot tell apart, and the messages a server sends for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from random import Random
from typing import Any, Final

import msgspec

from romme.cards import Card
from romme.engine import commands as engine
from romme.engine.decide import right_neighbour
from romme.engine.errors import Illegal
from romme.engine.events import GameEnded, Reshuffled
from romme.engine.referee import DeclareVoid, rule
from romme.engine.state import Ending, Phase, Pile, Seat, State
from romme.melds import plain
from romme.server.person_id import PersonId
from romme.server.play.live_table import LiveTable
from romme.server.table.decide import TableDecided, act, begin_deal
from romme.server.table.events import DealMade, Moved, Mover, TableEvent
from romme.server.table.evolve import evolve
from romme.server.table.state import Table, TablePhase
from romme.view import view
from romme.view.sampling import sample
from romme.wire import game as wire
from romme.wire.game import GameEvent, read_event, write_event
from romme.wire.terms import Clock, Games, TableTerms
from tests.laws.test_hidden import other_world
from tests.support.laws.play import DRAWER, RANDOM, Policy, choose
from tests.support.laws.tables import TABLES, dice
from tests.support.server.live_tables import Recorder, table_dependencies
from tests.support.server.table.table_driver import SeededChance, TableDriver, terms_of

SPECTATOR: Final = PersonId("spectator")
RECORDS_BACK: Final = 4
"""Number of latest records in a `Moment`. A reconnecting viewer has missed some of them."""

Record = tuple[TableEvent, ...]


@dataclass(frozen=True)
class Moment:
    """A moment in a match: the table, its latest records, and the next command with its result."""

    table: Table
    records: tuple[Record, ...]
    seat: Seat | None
    command: engine.Command | DeclareVoid | None
    """None when the table begins the next game."""
    decided: TableDecided


@dataclass(frozen=True)
class Pair:
    """A moment, a viewer, and the same moment in a world with other hidden cards."""

    moment: Moment
    viewer: Seat | None
    records: tuple[Record, ...]
    sampled: Table
    other: Table | None
    """None if the next command reveals cards to the viewer, or is illegal in the other world."""
    decided: TableDecided | None


def carry_out(table: Table, seat: Seat, command: engine.Command | DeclareVoid) -> TableDecided:
    """Return the result of a player's command or a referee's ruling."""
    if not isinstance(command, DeclareVoid):
        return act(table, seat, command, Mover.PLAYER, SeededChance())
    assert table.game is not None
    moved = Moved(Mover.TABLE, tuple(rule(table.game, command)))
    return TableDecided((moved,), evolve(table, moved))


def moments(number: int, records_back: int = RECORDS_BACK) -> Iterator[Moment]:
    """Yield moments of a two-game match after the first shuffle. Some games become void."""
    rng = dice(number)
    terms, policy = _terms_and_policy(number, rng)
    driver = TableDriver.playing(terms, number, bots=number % 2)
    for _ in range(160):
        before, records = driver.table, tuple(driver.records[-records_back:])
        if driver.is_in(TablePhase.OVER):
            return
        if driver.is_in(TablePhase.COUNTED):
            yield Moment(before, records, None, None, begun := begin_deal(before, driver.chance))
            driver.apply(begun)
            continue
        state = driver.game
        seat = right_neighbour(state) if state.phase is Phase.CUT else state.turn
        command: engine.Command | DeclareVoid = choose(state, rng, policy)
        if rng.random() < 0.02:
            command = DeclareVoid()
        decided = carry_out(before, seat, command)
        yield Moment(before, records, seat, command, decided)
        driver.apply(decided)


def _terms_and_policy(number: int, rng: Random) -> tuple[TableTerms, Policy]:
    """Return the terms and policy of a match. In every fifth match, piles are reshuffled."""
    clock = rng.choice((None, Clock()))
    if number % 5 == 4:
        options: dict[str, object] = {"stock_end": "reshuffled"}
        return TableTerms(options=options, seats=6, length=Games(2), clock=clock), DRAWER
    return terms_of(TABLES[number % len(TABLES)], length=Games(2), clock=clock), RANDOM


# --- other worlds --------------------------------------------------------------------------------


def pair(moment: Moment, viewer: Seat | None, rng: Random) -> Pair:
    """Pair a moment with another world that looks the same to the viewer.

    If possible, the two worlds still look the same after the next command.
    """
    table = moment.table
    assert table.game is not None
    records = tuple(tuple(scrambled(one, viewer, rng)) for one in moment.records)
    sampled = _with_hidden(table, sample(view(table.game, viewer), rng))
    other = decided = None
    if not _reveals(moment, viewer):
        other = sampled
        if table.game.outcome is None:
            other = _with_hidden(
                table, other_world(table.game, viewer, rng, _shown(moment, viewer))
            )
        decided = _next(moment, viewer, other, rng)
    return Pair(moment, viewer, records, sampled, None if decided is None else other, decided)


def _with_hidden(table: Table, state: State) -> Table:
    """Return the table with the game `state`, and with another secret unless it was revealed."""
    deal = table.deal
    assert deal is not None
    secret = deal.secret if deal.revealed else deal.secret[::-1] + "00"
    return replace(table, game=state, deal=replace(deal, secret=secret))


def _next(moment: Moment, viewer: Seat | None, other: Table, rng: Random) -> TableDecided | None:
    """Return the result of the same command in the other world, or None if it is illegal there."""
    if moment.command is None or moment.seat is None or isinstance(moment.command, engine.Cut):
        events = tuple(scrambled(moment.decided.events, viewer, rng))
        return TableDecided(events, reduce(evolve, events, other))
    try:
        return carry_out(other, moment.seat, moment.command)
    except Illegal:
        return None


def _reveals(moment: Moment, viewer: Seat | None) -> bool:
    """Whether the next command reveals hidden cards to the viewer.

    It does if the game ends and hands are counted, or if the viewer's draw causes a reshuffle.
    """
    happened = [one for event in moment.decided.events for one in getattr(event, "events", ())]
    for event in happened:
        match event:
            case GameEnded(outcome) if outcome.ending is not Ending.VOID:
                return True
            case Reshuffled() if moment.seat == viewer:
                return True
            case _:
                pass
    return False


def _shown(moment: Moment, viewer: Seat | None) -> set[Card]:
    """Return the cards that the next command shows to the viewer."""
    game = moment.table.game
    assert game is not None
    match moment.command:
        case engine.Draw(Pile.STOCK) if moment.seat == viewer:
            return set(game.stock[:1])
        case engine.Play(steps, end):
            placed = [
                card
                for step in steps
                for card in ((step.card,) if isinstance(step, engine.Swap) else step.cards)
            ]
            thrown = {end.card} if isinstance(end, engine.Discard) else set()
            return {*map(plain, placed)} | thrown
        case _:
            return set()


def scrambled(events: Record, viewer: Seat | None, rng: Random) -> Iterator[TableEvent]:
    """Yield the events with another secret and with other cards where the viewer sees none."""
    for event in events:
        match event:
            case DealMade(secret=str(secret)):
                yield msgspec.structs.replace(event, secret=secret[::-1] + "00")
            case Moved(_, game_events):
                written = (_scrambled(write_event(one), viewer, rng) for one in game_events)
                hidden = tuple(map(read_event, written))
                yield msgspec.structs.replace(event, events=hidden)
            case _:
                yield event


def _scrambled(event: GameEvent, viewer: Seat | None, rng: Random) -> GameEvent:
    change: dict[str, Any] = {}
    match event:
        case wire.Shuffled(list(pack)):
            change["pack"] = rng.sample(pack, len(pack))
        case wire.Reshuffled(list(order)):
            change["order"] = rng.sample(order, len(order))
        case wire.Drew(seat, Pile.STOCK) if seat != viewer:
            change["card"] = rng.choice(("2C", "9H", "KD", "*"))
        case wire.Dealt(hands, counts, _, _, list(order)):
            own = None if viewer is None else hands[viewer - 1]
            others = [hand or [] for number, hand in enumerate(hands, 1) if number != viewer]
            pool = [*order, *(card for hand in others for card in hand)]
            rng.shuffle(pool)
            change["hands"] = [
                own if number == viewer else [pool.pop() for _ in range(count)]
                for number, count in enumerate(counts, 1)
            ]
            change["order"] = pool
        case wire.GameEnded(outcome, hands) if outcome.ending is Ending.VOID:
            change["hands"] = hands[::-1]
        case _:
            pass
    return msgspec.structs.replace(event, **change)


# --- messages ------------------------------------------------------------------------------------


async def messages_to(
    table: Table,
    records: Sequence[Record],
    viewer: Seat | None,
    *,
    since: int | None,
    then: TableDecided | None = None,
) -> list[bytes]:
    """Return all messages to a viewer who knows version `since` and then sees the result `then`."""
    live = LiveTable("t", table_dependencies(), table)
    for record in records:
        await live.commit(TableDecided(record, table))
    await live.learn_names()
    everybody: list[Seat | None] = [None, *map(Seat, range(1, table.terms.seats + 1))]
    watchers = {seat: Recorder(_person(table, seat)) for seat in everybody}
    for seat in sorted(everybody, key=lambda seat: seat == viewer):  # the viewer last
        live.watch(watchers[seat], since)
        live.recount(watchers[seat], since)
    if then is not None:
        await live.commit(then)
    live.show(watchers[viewer])
    return watchers[viewer].sent


def _person(table: Table, seat: Seat | None) -> PersonId:
    person = None if seat is None else table.chair(seat).person
    return person or SPECTATOR
