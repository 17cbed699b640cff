"""Run a bot at a table of a server."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final

from romme.bots.protocol import Bot, Budget, Legal, Move
from romme.client.connection import Client, CommandRefused, WatchedTable
from romme.deal import cuts
from romme.engine.commands import Draw
from romme.notation.text import write_act
from romme.wire import commands as wire
from romme.wire.messages import Done
from romme.wire.picture import Picture
from romme.wire.view_reader import read_view

OVERTAKEN: Final = frozenset(
    {"stale", "match-runs", "match-over", "ready-already", "no-game", "not-away"}
)
"""Refusal codes that are not errors: a clock or another device changed the table first."""


async def play(
    client: Client, table: str, bot: Bot, *, seat: int | None = None, seconds: float = 1.0
) -> Picture:
    """Seat a bot at a table, have it play until the match is over, and return the last picture."""
    watched = await client.watch(table)
    if watched.picture.seat is None:
        await client.ask(wire.Sit(id=client.new_id(), table=table, seat=seat))
        await watched.until(lambda picture: picture.seat is not None)
    rng = Random(SystemRandom().getrandbits(64))  # noqa: S311 - seeded by the system
    while watched.picture.phase not in ("over", "closed"):
        command = _next(client, watched, bot, rng, seconds)
        if command is None:
            await watched.next_change()
            continue
        before = watched.version
        try:
            done = await client.ask(command)
        except CommandRefused as refusal:
            if refusal.refused.code not in OVERTAKEN:
                raise
            await watched.until_version(before + 1)
        else:
            await watched.until_version(done.version if isinstance(done, Done) else 0)
    return watched.picture


def _next(
    client: Client, watched: WatchedTable, bot: Bot, rng: Random, seconds: float
) -> wire.SeatCommand | wire.GameCommand | None:
    """Return the command that this seat has to send now, or None if it has to wait."""
    picture = watched.picture
    new = {"id": client.new_id(), "table": watched.name}
    own = picture.chairs[(picture.seat or 1) - 1]
    if own.away or own.bridged:
        return wire.ComeBack(**new)
    if picture.phase in ("open", "counted"):
        return None if own.ready else wire.Ready(**new)
    if picture.turn is None:
        return None
    if picture.turn.must_cut:
        least = int(str(picture.rules.options["cut_at_least"]))
        pack = 0 if picture.game is None else picture.game.pack
        return wire.Cut(**new, at=watched.version, lifted=rng.choice(cuts(least, pack)))
    if picture.turn.seat != picture.seat or picture.turn.phase not in ("draw", "play"):
        return None
    view = read_view(picture)
    move = bot.choose(view, Legal(view.to_move()), rng, Budget(seconds))
    return move_command(move, at=watched.version, **new)


def move_command(move: Move, *, at: int, id: str, table: str) -> wire.Draw | wire.Play:  # noqa: A002 - the field's name
    """Return the command that makes a bot's move at version `at` of the table."""
    if isinstance(move, Draw):
        return wire.Draw(id=id, table=table, at=at, pile=move.pile)
    return wire.Play(
        id=id,
        table=table,
        at=at,
        steps=[write_act(step) for step in move.steps],
        end=None if move.end is None else write_act(move.end),
    )
