"""Every refusal of a table can be provoked, carries its facts and leaves the table unchanged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from romme.bots.registry import bot_names
from romme.deal import Nonce, nonce_commitment
from romme.engine import commands as engine
from romme.engine.change import changed
from romme.engine.state import Pile, Seat
from romme.notation.card_text import BadText
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.table.decide import act, draft
from romme.server.table.events import Mover, StoodUp
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.wire import commands as wire
from romme.wire.terms import Games, Pace, TableTerms
from tests.server.table.test_staging import STRICT, game_to_stage
from tests.support.server.live_tables import live_table_from, table_dependencies
from tests.support.server.table.table_driver import ANNA, BEN, CARO, PEOPLE, TableDriver, with_ids

Scene: TypeAlias = tuple[
    TableDriver, PersonId, wire.SeatCommand | wire.GameCommand, dict[str, int | str]
]
STRANGER: Final = PersonId("stranger")


def open_table(seats: int = 3) -> TableDriver:
    """Return a table at which `ANNA` and `BEN` sit and the remaining seats are free."""
    driver = TableDriver.new(TableTerms(seats=seats))
    driver.fill((ANNA, BEN))
    return driver


def over() -> TableDriver:
    driver = TableDriver.playing()
    driver.finish_match()
    return driver


def of_tournament() -> TableDriver:
    driver = over()
    driver.table = changed(driver.table, tournament="cup")
    return driver


def closed() -> TableDriver:
    driver = open_table()
    driver.ask(ANNA, wire.Close(**with_ids()))
    return driver


def with_bot() -> TableDriver:
    driver = TableDriver.new(TableTerms(seats=3))
    driver.fill((ANNA, BEN), bots=1)
    return driver


def ben_away() -> TableDriver:
    driver = open_table()
    driver.go_away(2)
    return driver


def counted() -> TableDriver:
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    driver.finish_game()
    return driver


def ready() -> TableDriver:
    driver = open_table()
    driver.ask(ANNA, wire.Ready(**with_ids()))
    return driver


def staged() -> Scene:
    driver, person, laid = game_to_stage(STRICT)
    driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
    return driver, person, wire.Stage(**with_ids(at=0, steps=laid[:1])), {}


def awaiting_nonce() -> TableDriver:
    """Return a table whose deal waits for the nonce of `ANNA`."""
    driver = TableDriver.new(TableTerms())
    driver.fill()
    committed = nonce_commitment(Nonce(bytes.fromhex(NONCE)))
    driver.ask(ANNA, wire.CommitNonce(**with_ids(commitment=committed)))
    driver.all_ready()
    return driver


def not_strict() -> Scene:
    driver = TableDriver.playing(TableTerms(mode=Mode.ASSIST))
    return driver, driver.until_play(), wire.Stage(**with_ids(at=0, steps=[])), {}


NONCE: Final = "ab" * 32
KNOWN: Final = ", ".join(bot_names())
SCENES: Final[dict[TableRefusal, list[Callable[[], Scene]]]] = {
    TableRefusal.NOT_SEATED: [
        lambda: (open_table(), STRANGER, wire.StandUp(**with_ids()), {}),
        lambda: (open_table(), STRANGER, wire.Ready(**with_ids()), {}),
        lambda: (over(), STRANGER, wire.Rematch(**with_ids()), {}),
        lambda: (open_table(), STRANGER, wire.ComeBack(**with_ids()), {}),
        lambda: (open_table(), STRANGER, wire.SetPace(**with_ids(pace=Pace.BRISK)), {}),
        lambda: (TableDriver.playing(), STRANGER, wire.FastForward(**with_ids()), {}),
        lambda: (open_table(), STRANGER, wire.CommitNonce(**with_ids(commitment=NONCE)), {}),
        lambda: (awaiting_nonce(), STRANGER, wire.RevealNonce(**with_ids(nonce=NONCE)), {}),
        lambda: (TableDriver.playing(), STRANGER, wire.Cut(**with_ids(at=0, lifted=20)), {}),
        lambda: (TableDriver.playing(), STRANGER, wire.Draw(**with_ids(at=0, pile="stock")), {}),
        lambda: (TableDriver.playing(), STRANGER, wire.Play(**with_ids(at=0)), {}),
        lambda: (TableDriver.playing(STRICT), STRANGER, wire.Stage(**with_ids(at=0, steps=[])), {}),
    ],
    TableRefusal.NO_NONCE_DUE: [
        lambda: (TableDriver.playing(), ANNA, wire.RevealNonce(**with_ids(nonce=NONCE)), {}),
        lambda: (open_table(), ANNA, wire.RevealNonce(**with_ids(nonce=NONCE)), {}),
    ],
    TableRefusal.WRONG_NONCE: [
        lambda: (awaiting_nonce(), ANNA, wire.RevealNonce(**with_ids(nonce="ef" * 32)), {}),
    ],
    TableRefusal.NOT_HOST: [
        lambda: (open_table(), BEN, wire.AddBot(**with_ids(seat=3)), {}),
        lambda: (with_bot(), BEN, wire.RemoveBot(**with_ids(seat=3)), {}),
        lambda: (open_table(), BEN, wire.FreeSeat(**with_ids(seat=1)), {}),
        lambda: (open_table(), BEN, wire.Close(**with_ids()), {}),
        lambda: (open_table(), BEN, wire.SetPace(**with_ids(pace=Pace.BRISK)), {}),
        lambda: (open_table(), BEN, wire.Silence(**with_ids(person=ANNA)), {}),
        lambda: (open_table(), BEN, wire.Unsilence(**with_ids(person=BEN)), {}),
    ],
    TableRefusal.SEAT_TAKEN: [
        lambda: (open_table(), CARO, wire.Sit(**with_ids(seat=2)), {"seat": 2}),
        lambda: (open_table(), ANNA, wire.AddBot(**with_ids(seat=2)), {"seat": 2}),
        lambda: (with_bot(), CARO, wire.Sit(**with_ids(seat=3)), {"seat": 3}),
    ],
    TableRefusal.NO_SEAT: [
        lambda: (open_table(2), CARO, wire.Sit(**with_ids()), {}),
        lambda: (open_table(), CARO, wire.Sit(**with_ids(seat=4)), {}),
        lambda: (open_table(), ANNA, wire.AddBot(**with_ids(seat=6)), {}),
    ],
    TableRefusal.SEATED_ALREADY: [
        lambda: (open_table(), BEN, wire.Sit(**with_ids()), {"seat": 2}),
        lambda: (open_table(), BEN, wire.Sit(**with_ids(seat=3)), {"seat": 2}),
        lambda: (ben_away(), BEN, wire.Sit(**with_ids(seat=3)), {"seat": 2}),
    ],
    TableRefusal.NO_BOT_HERE: [
        lambda: (open_table(), ANNA, wire.RemoveBot(**with_ids(seat=2)), {"seat": 2}),
        lambda: (open_table(), ANNA, wire.RemoveBot(**with_ids(seat=3)), {"seat": 3}),
        lambda: (open_table(), ANNA, wire.RemoveBot(**with_ids(seat=6)), {"seat": 6}),
    ],
    TableRefusal.NOBODY_HERE: [
        lambda: (open_table(), ANNA, wire.FreeSeat(**with_ids(seat=1)), {"seat": 1}),
        lambda: (open_table(), ANNA, wire.FreeSeat(**with_ids(seat=3)), {"seat": 3}),
        lambda: (with_bot(), ANNA, wire.FreeSeat(**with_ids(seat=3)), {"seat": 3}),
        lambda: (open_table(), ANNA, wire.FreeSeat(**with_ids(seat=6)), {"seat": 6}),
    ],
    TableRefusal.UNKNOWN_BOT: [
        lambda: (
            open_table(),
            ANNA,
            wire.AddBot(**with_ids(seat=3, level="champion")),
            {"level": "champion", "known": KNOWN},
        ),
    ],
    TableRefusal.MATCH_RUNS: [
        lambda: (TableDriver.playing(), ANNA, wire.Ready(**with_ids()), {}),
        lambda: (TableDriver.playing(), ANNA, wire.Close(**with_ids()), {}),
        lambda: (counted(), ANNA, wire.Close(**with_ids()), {}),
        lambda: (TableDriver.playing(bots=1), ANNA, wire.RemoveBot(**with_ids(seat=2)), {}),
        lambda: (TableDriver.playing(), ANNA, wire.AddBot(**with_ids(seat=2)), {}),
        lambda: (TableDriver.playing(), ANNA, wire.FreeSeat(**with_ids(seat=2)), {}),
        lambda: (TableDriver.playing(), CARO, wire.Sit(**with_ids(seat=2)), {}),
    ],
    TableRefusal.NO_GAME: [
        lambda: (open_table(), ANNA, wire.Draw(**with_ids(at=0, pile="stock")), {}),
        lambda: (counted(), ANNA, wire.Play(**with_ids(at=0)), {}),
        lambda: (over(), ANNA, wire.Cut(**with_ids(at=0, lifted=20)), {}),
        lambda: (open_table(), ANNA, wire.Stage(**with_ids(at=0, steps=[])), {}),
    ],
    TableRefusal.MATCH_OVER: [lambda: (over(), ANNA, wire.Ready(**with_ids()), {})],
    TableRefusal.MATCH_NOT_OVER: [
        lambda: (open_table(), ANNA, wire.Rematch(**with_ids()), {}),
        lambda: (TableDriver.playing(), ANNA, wire.Rematch(**with_ids()), {}),
        lambda: (counted(), ANNA, wire.Rematch(**with_ids()), {}),
    ],
    TableRefusal.OF_TOURNAMENT: [lambda: (of_tournament(), ANNA, wire.Rematch(**with_ids()), {})],
    TableRefusal.PEOPLE_PLAY: [
        lambda: (TableDriver.playing(), ANNA, wire.FastForward(**with_ids()), {}),
        lambda: (open_table(), ANNA, wire.FastForward(**with_ids()), {}),
        lambda: (counted(), ANNA, wire.FastForward(**with_ids()), {}),
    ],
    TableRefusal.PACE_OF_TOURNAMENT: [
        lambda: (of_tournament(), ANNA, wire.SetPace(**with_ids(pace=Pace.BRISK)), {}),
    ],
    TableRefusal.NOT_AWAY: [lambda: (TableDriver.playing(), ANNA, wire.ComeBack(**with_ids()), {})],
    TableRefusal.READY_ALREADY: [lambda: (ready(), ANNA, wire.Ready(**with_ids()), {})],
    TableRefusal.TABLE_CLOSED: [
        lambda: (closed(), CARO, wire.Sit(**with_ids()), {}),
        lambda: (closed(), ANNA, wire.Draw(**with_ids(at=0, pile="stock")), {}),
        lambda: (closed(), ANNA, wire.Close(**with_ids()), {}),
    ],
    TableRefusal.NOT_STRICT: [not_strict],
    TableRefusal.STAGED_STAYS: [staged],
}
PROVOKED_ELSEWHERE: Final = {
    TableRefusal.STALE,
    TableRefusal.NOT_AT_TABLE,
    TableRefusal.OWN_TABLES,
    TableRefusal.ADDRESS_TABLES,
}
"""Refusals provoked below, in `test_chat` or in `test_running_tables`."""


@pytest.mark.parametrize("refusal", TableRefusal, ids=lambda refusal: refusal.value)
def test_every_refusal_can_be_provoked(refusal: TableRefusal) -> None:
    if refusal in PROVOKED_ELSEWHERE:
        return
    for scene in SCENES[refusal]:
        driver, person, command, facts = scene()
        before = driver.table
        with pytest.raises(TableRefused) as refused:
            driver.ask(person, command)
        assert refused.value.refusal is refusal, command
        assert refused.value.facts == facts, command
        assert driver.table is before


def test_a_command_for_another_version_is_stale() -> None:
    """The refusal contains both versions. A command for a future version is stale too."""

    async def scene() -> None:
        driver = TableDriver.playing()
        live = await live_table_from(table_dependencies(), driver.events)
        assert live.version == 1
        for at in (0, 2, 2**31):
            for command in (
                wire.Cut(**with_ids(at=at, lifted=20)),
                wire.Draw(**with_ids(at=at, pile="stock")),
                wire.Play(**with_ids(at=at)),
                wire.Stage(**with_ids(at=at, steps=[])),
            ):
                with pytest.raises(TableRefused) as refused:
                    await live.ask(ANNA, command, lambda _: None)
                assert refused.value.refusal is TableRefusal.STALE
                assert refused.value.facts == {"at": at, "version": 1}

    asyncio.run(scene())


def test_staging_makes_an_older_plan_stale() -> None:
    async def scene() -> None:
        driver, person, laid = game_to_stage(STRICT)
        live = await live_table_from(table_dependencies(), driver.events)
        await live.ask(person, wire.Stage(**with_ids(at=1, steps=laid)), lambda _: None)
        with pytest.raises(TableRefused) as refused:
            await live.ask(person, wire.Play(**with_ids(at=1, steps=laid)), lambda _: None)
        assert refused.value.refusal is TableRefusal.STALE
        assert refused.value.facts == {"at": 1, "version": 2}

    asyncio.run(scene())


def test_a_move_is_not_stale_after_another_player_leaves() -> None:
    """A player's move is accepted even if another player has left in the meantime."""

    async def scene() -> None:
        driver = TableDriver.playing()
        driver.cut()
        seat = driver.table.seat_to_act
        assert seat is not None
        live = await live_table_from(table_dependencies(), driver.events)
        await live.ask(PEOPLE[2 - seat], wire.StandUp(**with_ids()), lambda _: None)
        answered: list[int] = []
        draw = wire.Draw(**with_ids(at=1, pile=Pile.STOCK))
        await live.ask(PEOPLE[seat - 1], draw, answered.append)
        assert answered == [3]

    asyncio.run(scene())


@pytest.mark.parametrize("gone", [True, False])
def test_the_host_frees_a_seat(gone: bool) -> None:  # noqa: FBT001 - whether the player is away
    driver = open_table()
    if gone:
        driver.go_away(2)
    assert driver.ask(ANNA, wire.FreeSeat(**with_ids(seat=2))) == (StoodUp(2),)
    assert driver.table.chairs[1].is_free


@pytest.mark.parametrize("text", ["", "meld", "meld 1Z", "discard KH", "sing", "add 4C to x"])
def test_an_invalid_step_is_refused(text: str) -> None:
    """A discard is refused too: it ends a turn and is not a step."""
    driver = TableDriver.playing()
    person = driver.until_play()
    with pytest.raises(BadText):
        driver.ask(person, wire.Play(**with_ids(at=0, steps=[text])))


@pytest.mark.parametrize("text", ["", "discard", "meld 4C 5C 6C", "draw stock", "discard 1Z"])
def test_an_invalid_end_is_refused(text: str) -> None:
    driver = TableDriver.playing()
    person = driver.until_play()
    with pytest.raises(BadText):
        driver.ask(person, wire.Play(**with_ids(at=0, end=text)))


def test_drafting_and_acting_without_a_game_is_refused() -> None:
    driver = open_table()
    with pytest.raises(TableRefused) as refused:
        draft(driver.table, Seat(1), [])
    assert refused.value.refusal is TableRefusal.NO_GAME
    with pytest.raises(TableRefused) as refused:
        act(driver.table, Seat(1), engine.Cut(20), Mover.TABLE, driver.chance)
    assert refused.value.refusal is TableRefusal.NO_GAME
