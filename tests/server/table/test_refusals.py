"""Each refusal of a table: provoked, with its code and its facts, and nothing has changed."""

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
from romme.notation.text import BadText
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.table.decide import act, draft
from romme.server.table.events import Mover, StoodUp
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.wire import commands as wire
from romme.wire.terms import Games, TableTerms
from tests.server.lives import service, with_events
from tests.server.table.driving import ANNA, BEN, CARO, PEOPLE, Driven, ids
from tests.server.table.test_staging import STRICT, laying

Scene: TypeAlias = tuple[Driven, PersonId, wire.Sitting | wire.Playing, dict[str, int | str]]
STRANGER: Final = PersonId("stranger")


def open_table(seats: int = 3) -> Driven:
    """Anna and Ben sit, the last seat is free."""
    driven = Driven.made(TableTerms(seats=seats))
    driven.fill((ANNA, BEN))
    return driven


def over() -> Driven:
    driven = Driven.playing()
    driven.finish_match()
    return driven


def of_tournament() -> Driven:
    driven = over()
    driven.table = changed(driven.table, tournament="cup")
    return driven


def closed() -> Driven:
    driven = open_table()
    driven.ask(ANNA, wire.Close(**ids()))
    return driven


def with_bot() -> Driven:
    driven = Driven.made(TableTerms(seats=3))
    driven.fill((ANNA, BEN), bots=1)
    return driven


def ben_away() -> Driven:
    driven = open_table()
    driven.go_away(2)
    return driven


def counted() -> Driven:
    driven = Driven.playing(TableTerms(length=Games(2)))
    driven.finish_game()
    return driven


def ready() -> Driven:
    driven = open_table()
    driven.ask(ANNA, wire.Ready(**ids()))
    return driven


def staged() -> Scene:
    driven, person, laid = laying(STRICT)
    driven.ask(person, wire.Stage(**ids(at=0, steps=laid)))
    return driven, person, wire.Stage(**ids(at=0, steps=laid[:1])), {}


def awaiting_nonce() -> Driven:
    """A deal that waits for Anna's nonce."""
    driven = Driven.made(TableTerms())
    driven.fill()
    committed = nonce_commitment(Nonce(bytes.fromhex(NONCE)))
    driven.ask(ANNA, wire.CommitNonce(**ids(commitment=committed)))
    driven.all_ready()
    return driven


def not_strict() -> Scene:
    driven = Driven.playing(TableTerms(mode=Mode.ASSIST))
    return driven, driven.until_play(), wire.Stage(**ids(at=0, steps=[])), {}


NONCE: Final = "ab" * 32
KNOWN: Final = ", ".join(bot_names())
SCENES: Final[dict[TableRefusal, list[Callable[[], Scene]]]] = {
    TableRefusal.NOT_SEATED: [
        lambda: (open_table(), STRANGER, wire.StandUp(**ids()), {}),
        lambda: (open_table(), STRANGER, wire.Ready(**ids()), {}),
        lambda: (over(), STRANGER, wire.Rematch(**ids()), {}),
        lambda: (open_table(), STRANGER, wire.ComeBack(**ids()), {}),
        lambda: (open_table(), STRANGER, wire.CommitNonce(**ids(commitment=NONCE)), {}),
        lambda: (awaiting_nonce(), STRANGER, wire.RevealNonce(**ids(nonce=NONCE)), {}),
        lambda: (Driven.playing(), STRANGER, wire.Cut(**ids(at=0, lifted=20)), {}),
        lambda: (Driven.playing(), STRANGER, wire.Draw(**ids(at=0, pile="stock")), {}),
        lambda: (Driven.playing(), STRANGER, wire.Play(**ids(at=0)), {}),
        lambda: (Driven.playing(STRICT), STRANGER, wire.Stage(**ids(at=0, steps=[])), {}),
    ],
    TableRefusal.NO_NONCE_DUE: [
        lambda: (Driven.playing(), ANNA, wire.RevealNonce(**ids(nonce=NONCE)), {}),
        lambda: (open_table(), ANNA, wire.RevealNonce(**ids(nonce=NONCE)), {}),
    ],
    TableRefusal.WRONG_NONCE: [
        lambda: (awaiting_nonce(), ANNA, wire.RevealNonce(**ids(nonce="ef" * 32)), {}),
    ],
    TableRefusal.NOT_HOST: [
        lambda: (open_table(), BEN, wire.AddBot(**ids(seat=3)), {}),
        lambda: (with_bot(), BEN, wire.RemoveBot(**ids(seat=3)), {}),
        lambda: (open_table(), BEN, wire.FreeSeat(**ids(seat=1)), {}),
        lambda: (open_table(), BEN, wire.Close(**ids()), {}),
        lambda: (open_table(), BEN, wire.Silence(**ids(person=ANNA)), {}),
        lambda: (open_table(), BEN, wire.Unsilence(**ids(person=BEN)), {}),
    ],
    TableRefusal.SEAT_TAKEN: [
        lambda: (open_table(), CARO, wire.Sit(**ids(seat=2)), {"seat": 2}),
        lambda: (open_table(), ANNA, wire.AddBot(**ids(seat=2)), {"seat": 2}),
        lambda: (with_bot(), CARO, wire.Sit(**ids(seat=3)), {"seat": 3}),
    ],
    TableRefusal.NO_SEAT: [
        lambda: (open_table(2), CARO, wire.Sit(**ids()), {}),
        lambda: (open_table(), CARO, wire.Sit(**ids(seat=4)), {}),
        lambda: (open_table(), ANNA, wire.AddBot(**ids(seat=6)), {}),
    ],
    TableRefusal.SEATED_ALREADY: [
        lambda: (open_table(), BEN, wire.Sit(**ids()), {"seat": 2}),
        lambda: (open_table(), BEN, wire.Sit(**ids(seat=3)), {"seat": 2}),
        lambda: (ben_away(), BEN, wire.Sit(**ids(seat=3)), {"seat": 2}),
    ],
    TableRefusal.NO_BOT_HERE: [
        lambda: (open_table(), ANNA, wire.RemoveBot(**ids(seat=2)), {"seat": 2}),
        lambda: (open_table(), ANNA, wire.RemoveBot(**ids(seat=3)), {"seat": 3}),
        lambda: (open_table(), ANNA, wire.RemoveBot(**ids(seat=6)), {"seat": 6}),
    ],
    TableRefusal.NOBODY_HERE: [
        lambda: (open_table(), ANNA, wire.FreeSeat(**ids(seat=1)), {"seat": 1}),
        lambda: (open_table(), ANNA, wire.FreeSeat(**ids(seat=3)), {"seat": 3}),
        lambda: (with_bot(), ANNA, wire.FreeSeat(**ids(seat=3)), {"seat": 3}),
        lambda: (open_table(), ANNA, wire.FreeSeat(**ids(seat=6)), {"seat": 6}),
    ],
    TableRefusal.UNKNOWN_BOT: [
        lambda: (
            open_table(),
            ANNA,
            wire.AddBot(**ids(seat=3, level="champion")),
            {"level": "champion", "known": KNOWN},
        ),
    ],
    TableRefusal.MATCH_RUNS: [
        lambda: (Driven.playing(), ANNA, wire.Ready(**ids()), {}),
        lambda: (Driven.playing(), ANNA, wire.Close(**ids()), {}),
        lambda: (counted(), ANNA, wire.Close(**ids()), {}),
        lambda: (Driven.playing(bots=1), ANNA, wire.RemoveBot(**ids(seat=2)), {}),
        lambda: (Driven.playing(), ANNA, wire.AddBot(**ids(seat=2)), {}),
        lambda: (Driven.playing(), ANNA, wire.FreeSeat(**ids(seat=2)), {}),
        lambda: (Driven.playing(), CARO, wire.Sit(**ids(seat=2)), {}),
    ],
    TableRefusal.NO_GAME: [
        lambda: (open_table(), ANNA, wire.Draw(**ids(at=0, pile="stock")), {}),
        lambda: (counted(), ANNA, wire.Play(**ids(at=0)), {}),
        lambda: (over(), ANNA, wire.Cut(**ids(at=0, lifted=20)), {}),
        lambda: (open_table(), ANNA, wire.Stage(**ids(at=0, steps=[])), {}),
    ],
    TableRefusal.MATCH_OVER: [lambda: (over(), ANNA, wire.Ready(**ids()), {})],
    TableRefusal.MATCH_NOT_OVER: [
        lambda: (open_table(), ANNA, wire.Rematch(**ids()), {}),
        lambda: (Driven.playing(), ANNA, wire.Rematch(**ids()), {}),
        lambda: (counted(), ANNA, wire.Rematch(**ids()), {}),
    ],
    TableRefusal.OF_TOURNAMENT: [lambda: (of_tournament(), ANNA, wire.Rematch(**ids()), {})],
    TableRefusal.NOT_AWAY: [lambda: (Driven.playing(), ANNA, wire.ComeBack(**ids()), {})],
    TableRefusal.READY_ALREADY: [lambda: (ready(), ANNA, wire.Ready(**ids()), {})],
    TableRefusal.TABLE_CLOSED: [
        lambda: (closed(), CARO, wire.Sit(**ids()), {}),
        lambda: (closed(), ANNA, wire.Draw(**ids(at=0, pile="stock")), {}),
        lambda: (closed(), ANNA, wire.Close(**ids()), {}),
    ],
    TableRefusal.NOT_STRICT: [not_strict],
    TableRefusal.STAGED_STAYS: [staged],
}
ELSEWHERE: Final = {
    TableRefusal.STALE,
    TableRefusal.NOT_AT_TABLE,
    TableRefusal.OWN_TABLES,
    TableRefusal.ADDRESS_TABLES,
}
"""Provoked below, in `test_chat` and in `test_running_tables`: one table alone does not know."""


@pytest.mark.parametrize("refusal", TableRefusal, ids=lambda refusal: refusal.value)
def test_every_refusal_can_be_provoked(refusal: TableRefusal) -> None:
    if refusal in ELSEWHERE:
        return
    for scene in SCENES[refusal]:
        driven, person, command, facts = scene()
        before = driven.table
        with pytest.raises(TableRefused) as refused:
            driven.ask(person, command)
        assert refused.value.refusal is refusal, command
        assert refused.value.facts == facts, command
        assert driven.table is before


def test_a_command_decided_on_in_an_old_position_is_stale() -> None:
    """The facts say which version it was, and which there is now; a newer one is no better."""

    async def scene() -> None:
        driven = Driven.playing()
        live = await with_events(service(), driven.events)
        assert live.version == 1
        for at in (0, 2, 2**31):
            for command in (
                wire.Cut(**ids(at=at, lifted=20)),
                wire.Draw(**ids(at=at, pile="stock")),
                wire.Play(**ids(at=at)),
                wire.Stage(**ids(at=at, steps=[])),
            ):
                with pytest.raises(TableRefused) as refused:
                    await live.ask(ANNA, command, lambda _: None)
                assert refused.value.refusal is TableRefusal.STALE
                assert refused.value.facts == {"at": at, "version": 1}

    asyncio.run(scene())


def test_what_was_laid_for_good_makes_an_older_plan_stale() -> None:
    async def scene() -> None:
        driven, person, laid = laying(STRICT)
        live = await with_events(service(), driven.events)
        await live.ask(person, wire.Stage(**ids(at=1, steps=laid)), lambda _: None)
        with pytest.raises(TableRefused) as refused:
            await live.ask(person, wire.Play(**ids(at=1, steps=laid)), lambda _: None)
        assert refused.value.refusal is TableRefusal.STALE
        assert refused.value.facts == {"at": 1, "version": 2}

    asyncio.run(scene())


def test_what_happens_around_the_game_makes_no_move_stale() -> None:
    """Somebody went away while another one thought."""

    async def scene() -> None:
        driven = Driven.playing()
        driven.cut()
        seat = driven.table.seat_to_act
        assert seat is not None
        live = await with_events(service(), driven.events)
        await live.ask(PEOPLE[2 - seat], wire.StandUp(**ids()), lambda _: None)
        answered: list[int] = []
        draw = wire.Draw(**ids(at=1, pile=Pile.STOCK))
        await live.ask(PEOPLE[seat - 1], draw, answered.append)
        assert answered == [3]

    asyncio.run(scene())


@pytest.mark.parametrize("gone", [True, False])
def test_the_host_frees_a_seat(gone: bool) -> None:  # noqa: FBT001 - of somebody who has gone, or has not
    driven = open_table()
    if gone:
        driven.go_away(2)
    assert driven.ask(ANNA, wire.FreeSeat(**ids(seat=2))) == (StoodUp(2),)
    assert driven.table.chairs[1].is_free


@pytest.mark.parametrize("text", ["", "meld", "meld 1Z", "discard KH", "sing", "add 4C to x"])
def test_what_is_no_step_is_no_step(text: str) -> None:
    """Neither what makes no sense, nor an end of a turn among the steps."""
    driven = Driven.playing()
    person = driven.until_play()
    with pytest.raises(BadText):
        driven.ask(person, wire.Play(**ids(at=0, steps=[text])))


@pytest.mark.parametrize("text", ["", "discard", "meld 4C 5C 6C", "draw stock", "discard 1Z"])
def test_what_is_no_end_is_no_end(text: str) -> None:
    driven = Driven.playing()
    person = driven.until_play()
    with pytest.raises(BadText):
        driven.ask(person, wire.Play(**ids(at=0, end=text)))


def test_without_a_game_there_is_nothing_to_draft_or_do() -> None:
    driven = open_table()
    with pytest.raises(TableRefused) as refused:
        draft(driven.table, Seat(1), [])
    assert refused.value.refusal is TableRefusal.NO_GAME
    with pytest.raises(TableRefused) as refused:
        act(driven.table, Seat(1), engine.Cut(20), Mover.TABLE, driven.chance)
    assert refused.value.refusal is TableRefusal.NO_GAME
