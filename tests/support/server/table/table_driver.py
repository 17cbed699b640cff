"""A driver that plays at a table without a server and keeps every event."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Final

from romme.client.bot_player import move_command
from romme.engine import commands as engine
from romme.engine.errors import Illegal
from romme.engine.state import Cards, Seat
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet, as_option, option_types
from romme.server.person_id import PersonId
from romme.server.play.stream_summary import lasts
from romme.server.table.codec import decode, encode
from romme.server.table.decide import (
    Chance,
    IssuedCommand,
    TableDecided,
    act,
    begin_deal,
    cutter,
    decide,
)
from romme.server.table.events import BridgeBegan, Mover, TableEvent, TableMade, WentAway
from romme.server.table.evolve import evolve, fold
from romme.server.table.state import Table, TablePhase
from romme.store.log.records import Lasts
from romme.wire import commands as wire
from romme.wire.terms import TableTerms
from tests.support.laws import tables as laws
from tests.support.laws.play import GREEDY, Policy, choose
from tests.support.laws.tables import dice

ANNA: Final = PersonId("anna")
BEN: Final = PersonId("ben")
CARO: Final = PersonId("caro")
PEOPLE: Final = (ANNA, BEN, CARO, PersonId("dan"), PersonId("eva"), PersonId("fritz"))
_numbers = count(1)


class SeededChance:
    """A deterministic `Chance`: each shuffle depends only on its seed, as in production."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = dice(seed)

    def secret(self) -> tuple[str, str]:
        secret = f"{self._rng.getrandbits(128):032x}"
        return secret, sha256(secret.encode()).hexdigest()

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        return tuple(_rng(seed).sample(rules.pack, len(rules.pack)))

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        return tuple(_rng(f"{seed} {number}").sample(cards, len(cards)))

    def lifted(self, least: int, size: int, seed: str) -> int:
        return _rng(f"{seed} cut").randint(least, size - least)

    def dealer(self, seats: int, seed: str) -> Seat:
        return Seat(_rng(f"{seed} dealer").randint(1, seats))

    def lot(self, seats: int, seed: str) -> tuple[Seat, ...]:
        return tuple(
            _rng(f"{seed} lot").sample([Seat(seat) for seat in range(1, seats + 1)], seats)
        )


def _rng(text: str) -> Random:
    return Random(text)  # noqa: S311 - must be repeatable


def terms_with_cut(**more: Any) -> TableTerms:  # noqa: ANN401 - fields of any type
    """Return the terms of a table that plays klassik with a cut, so that a game has every phase."""
    return TableTerms(options={"cut_at_least": 1}, **more)


def terms_of(table: laws.Table, **more: Any) -> TableTerms:  # noqa: ANN401 - fields of any type
    """Return the terms for a table of `tests.support.laws.tables`."""
    usual = find_preset(table.rules.name).rules
    options = {
        name: as_option(getattr(table.rules, name))
        for name in option_types()
        if getattr(table.rules, name) != getattr(usual, name)
    }
    return TableTerms(
        rules=table.rules.name, options=options, mode=table.mode, seats=table.seats, **more
    )


def with_ids(**given: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of any type
    """Return the fields of a command, with a fresh command id and the table's name."""
    return {"id": f"c{next(_numbers)}", "table": "t", **given}


@dataclass
class TableDriver:
    """A table on which tests issue commands, and all its events since it was created."""

    table: Table
    events: list[TableEvent]
    chance: Chance
    rng: Random
    records: list[tuple[TableEvent, ...]] = field(default_factory=list)
    before: Table = field(init=False)
    """The table before the last command."""
    last: IssuedCommand = field(init=False)

    @classmethod
    def new(
        cls, terms: TableTerms | None = None, seed: int = 1, host: PersonId = ANNA
    ) -> TableDriver:
        made = TableMade(terms or terms_with_cut(), host, "BCDFGH")
        return cls(fold([made]), [made], SeededChance(seed), dice(seed))

    @classmethod
    def playing(
        cls,
        terms: TableTerms | None = None,
        seed: int = 1,
        *,
        people: Sequence[PersonId] = PEOPLE,
        bots: int = 0,
    ) -> TableDriver:
        """Return a table at which the match has begun and the first pack is shuffled."""
        driver = cls.new(terms, seed)
        driver.fill(people, bots)
        driver.all_ready()
        return driver

    def apply(self, decided: TableDecided) -> tuple[TableEvent, ...]:
        self.table = decided.table
        self.events += decided.events
        self.records.append(decided.events)
        return decided.events

    def apply_events(self, *events: TableEvent) -> None:
        """Apply events that no command caused."""
        self.apply(TableDecided(events, reduce(evolve, events, self.table)))

    def ask(
        self, person: PersonId, command: wire.SeatCommand | wire.GameCommand, bank: int = 0
    ) -> tuple[TableEvent, ...]:
        self.before, self.last = self.table, IssuedCommand(person, command, bank)
        return self.apply(decide(self.table, self.last, self.chance))

    # --- sitting ---------------------------------------------------------------------------------

    def fill(self, people: Sequence[PersonId] = PEOPLE, bots: int = 0) -> None:
        """Seat people in order, and bots in the last seats."""
        seats = len(self.table.chairs)
        for person in people[: seats - bots]:
            self.ask(person, wire.Sit(**with_ids()))
        for seat in range(seats - bots + 1, seats + 1):
            self.ask(self.table.host, wire.AddBot(**with_ids(seat=seat, level="zufall")))

    def all_ready(self) -> None:
        command = wire.Rematch if self.table.phase is TablePhase.OVER else wire.Ready
        for person in self.table.people:
            self.ask(person, command(**with_ids()))

    def go_away(self, seat: int, *, bridged: bool = False) -> None:
        self.apply_events(WentAway(seat))
        if bridged:
            self.apply_events(BridgeBegan(seat, self.table.chair(Seat(seat)).bank_ms))

    # --- playing ---------------------------------------------------------------------------------

    @property
    def game(self) -> Any:  # noqa: ANN401 - a state
        assert self.table.game is not None
        return self.table.game

    def cut(self, by: Mover = Mover.PLAYER) -> None:
        """Cut for the dealer's right neighbour. The table cuts for a bot, or if `by` is `TABLE`."""
        seat = cutter(self.table)
        assert seat is not None
        person = self.table.chair(seat).person
        command = choose(self.game, self.rng, GREEDY)
        assert isinstance(command, engine.Cut)
        if person is None or by is Mover.TABLE:
            self.apply(act(self.table, seat, command, Mover.TABLE, self.chance))
        else:
            self.ask(person, wire.Cut(**with_ids(at=0, lifted=command.lifted)))

    def step(self, policy: Policy = GREEDY, *, staging: float = 0.0) -> None:
        """Advance the game by a cut, a draw or the rest of a turn.

        With probability `staging`, a player stages some steps before playing them.
        """
        if cutter(self.table) is not None:
            self.cut(self.rng.choice((Mover.PLAYER, Mover.TABLE)))
            return
        seat = self.table.seat_to_act
        assert seat is not None
        command = choose(self.game, self.rng, policy)
        assert isinstance(command, engine.Draw | engine.Play)
        person = self.table.chair(seat).person
        if person is None:
            self.apply(act(self.table, seat, command, Mover.BOT, self.chance))
            return
        asked = move_command(command, at=0, id=f"c{next(_numbers)}", table="t")
        if isinstance(asked, wire.Play) and self.rng.random() < staging:
            laid = asked.steps[: self.rng.randint(0, len(asked.steps))]
            with suppress(Illegal):  # the staged steps allow no end of the turn
                self.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
        self.ask(person, asked)

    def until_draw(self) -> PersonId:
        """Cut if necessary, and return the player who is to draw."""
        if cutter(self.table) is not None:
            self.cut()
        seat = self.table.seat_to_act
        assert seat is not None
        return PersonId(self.table.chair(seat).person or "")

    def until_play(self) -> PersonId:
        """Cut if necessary, draw from the stock, and return the player who is to play."""
        person = self.until_draw()
        self.ask(person, wire.Draw(**with_ids(at=0, pile="stock")))
        return person

    def finish_game(self, policy: Policy = GREEDY, *, staging: float = 0.0) -> None:
        while self.table.phase is TablePhase.PLAYING:
            self.step(policy, staging=staging)

    def finish_match(self, policy: Policy = GREEDY, *, staging: float = 0.0) -> None:
        """Play all remaining games.

        Between games, all players report ready, or the table starts the next game by itself.
        """
        while self.table.phase is not TablePhase.OVER:
            if self.table.phase is TablePhase.COUNTED:
                if self.rng.random() < 0.5:
                    self.apply(begin_deal(self.table, self.chance))
                else:
                    self.all_ready()
            self.finish_game(policy, staging=staging)

    # --- laws ------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check that folding all events, or only those that `recall` returns, gives the table."""
        assert fold(self.events) == self.table
        stored = [event for record in self.records for event in decode(encode(record))]
        assert fold([self.events[0], *stored]) == self.table
        assert fold([self.events[0], *self._recalled()]) == self.table

    def _recalled(self) -> list[TableEvent]:
        """Return all events except those in `PASSING` records before the latest `ANEW` record."""
        kinds = [lasts(record) for record in self.records]
        snapshots = [at for at, kind in enumerate(kinds) if kind is Lasts.ANEW]
        since = max(snapshots, default=0)
        return [
            event
            for at, (record, kind) in enumerate(zip(self.records, kinds, strict=True))
            if at >= since or kind is not Lasts.PASSING
            for event in record
        ]

    def is_in(self, phase: TablePhase) -> bool:
        return self.table.phase is phase

    def events_of(self, kind: type[TableEvent]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]
