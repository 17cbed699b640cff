"""The judge: a table, somebody and a command give the events that follow, or a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from typing import NamedTuple, Protocol, assert_never

from romme.bots.registry import bot_names
from romme.engine import commands as engine
from romme.engine.decide import begin_draft, carry_out, right_neighbour
from romme.engine.draft import Draft
from romme.engine.events import GameEnded, Shuffled
from romme.engine.legal import ends
from romme.engine.match import Match
from romme.engine.setup import began
from romme.engine.state import Cards, Seat
from romme.engine.state import Phase as GamePhase
from romme.engine.turn_end import end_turn
from romme.rules.options import Mode, Scoring
from romme.rules.ruleset import RuleSet
from romme.server.table.events import (
    BecameReady,
    BotSatDown,
    CameBack,
    DealMade,
    HostChanged,
    LotDrawn,
    MatchBegan,
    MatchEnded,
    Moved,
    Mover,
    SatDown,
    SecretRevealed,
    Silenced,
    Staged,
    StoodUp,
    TableClosed,
    TableEvent,
    WentAway,
)
from romme.server.table.evolve import evolve, move, moved_to
from romme.server.table.state import PersonId, Phase, Table
from romme.wire import commands as wire
from romme.wire.game import read_end, read_plan, write_event


class Refusal(Enum):
    """Why a table refuses something that is not a matter of the rules; the value is its code."""

    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    SEATED_ALREADY = "seated-already"
    NO_BOT_HERE = "no-bot-here"
    UNKNOWN_BOT = "unknown-bot"
    NOT_GONE = "not-gone"
    MATCH_RUNS = "match-runs"
    NO_GAME = "no-game"
    MATCH_NOT_OVER = "match-not-over"
    NOT_AWAY = "not-away"
    READY_ALREADY = "ready-already"
    TABLE_CLOSED = "table-closed"
    STALE = "stale"
    NOT_STRICT = "not-strict"
    STAGED_STAYS = "staged-stays"
    NOT_AT_TABLE = "not-at-table"
    OF_TOURNAMENT = "of-tournament"


class Refused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """Something that cannot be done at this table now; nothing has changed."""

    def __init__(self, refusal: Refusal, **facts: int | str) -> None:
        """Keep the code and what a sentence about it needs."""
        super().__init__(refusal, facts)
        self.refusal = refusal
        self.facts = facts


class Chance(Protocol):
    """Where what nobody may foresee comes from."""

    def secret(self) -> tuple[str, str]:
        """A new secret, and the commitment to it."""
        ...

    def shuffled(self, rules: RuleSet, secret: str) -> Cards:
        """The pack as a secret shuffles it."""
        ...

    def reshuffled(self, cards: Cards, secret: str, number: int) -> Cards:
        """The open pile as a secret shuffles it for the n-th time."""
        ...

    def lifted(self, least: int, size: int, secret: str) -> int:
        """The cut that a secret makes where nobody else does."""
        ...

    def lot(self, seats: int) -> tuple[Seat, ...]:
        """All seats in an order drawn by lot."""
        ...


class Decided(NamedTuple):
    """What a command led to: events, and the table after them."""

    events: tuple[TableEvent, ...]
    table: Table


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, who gives it, and what it took."""

    person: PersonId
    command: wire.Sitting | wire.Playing
    bank: int = 0
    """Milliseconds of the player's bank that are used up."""


def decide(table: Table, asked: Asked, chance: Chance) -> Decided:
    """Judge a command; raises `Refused`, `Illegal` or `BadText`."""
    if table.phase is Phase.CLOSED:
        raise Refused(Refusal.TABLE_CLOSED)
    match asked.command:
        case wire.Cut() | wire.Draw() | wire.Play() | wire.Stage():
            return _play(table, asked, chance)
        case _:
            return _follow(table, _sit(table, asked.person, asked.command), chance)


# --- sitting -------------------------------------------------------------------------------------


def _sit(table: Table, person: PersonId, command: wire.Sitting) -> tuple[TableEvent, ...]:  # noqa: C901, PLR0912 - one case a command
    match command:
        case wire.Sit(seat=seat):
            return _sit_down(table, person, seat)
        case wire.StandUp():
            return _stand_up(table, person)
        case wire.AddBot(seat=seat, level=level):
            _check_host(table, person)
            _check_free(table, seat)
            if level not in bot_names():
                raise Refused(Refusal.UNKNOWN_BOT, level=level, known=", ".join(bot_names()))
            return (BotSatDown(seat, level),)
        case wire.RemoveBot(seat=seat):
            _check_host(table, person)
            _check_between_matches(table)
            if seat > len(table.chairs) or table.chair(Seat(seat)).level is None:
                raise Refused(Refusal.NO_BOT_HERE, seat=seat)
            return (StoodUp(seat),)
        case wire.FreeSeat(seat=seat):
            _check_host(table, person)
            _check_between_matches(table)
            if seat > len(table.chairs) or not table.chair(Seat(seat)).away:
                raise Refused(Refusal.NOT_GONE, seat=seat)
            return (StoodUp(seat),)
        case wire.Ready():
            own = _own_seat(table, person)
            if table.phase not in (Phase.OPEN, Phase.COUNTED):
                raise Refused(Refusal.MATCH_RUNS)
            if table.chair(own).ready:
                raise Refused(Refusal.READY_ALREADY)
            return (BecameReady(own),)
        case wire.Rematch():
            own = _own_seat(table, person)
            if table.phase is not Phase.OVER:
                raise Refused(Refusal.MATCH_NOT_OVER)
            if table.tournament:
                raise Refused(Refusal.OF_TOURNAMENT)
            return () if table.chair(own).ready else (BecameReady(own),)
        case wire.ComeBack():
            own = _own_seat(table, person)
            chair = table.chair(own)
            if not chair.bridged and not chair.away:
                raise Refused(Refusal.NOT_AWAY)
            return (CameBack(own),)
        case wire.Close():
            _check_host(table, person)
            _check_between_matches(table)
            return (TableClosed(),)
        case wire.Silence(person=other):
            _check_host(table, person)
            if PersonId(other) not in table.people:
                raise Refused(Refusal.NOT_AT_TABLE)
            return (Silenced(other),)
        case _:
            assert_never(command)


def _sit_down(table: Table, person: PersonId, seat: int | None) -> tuple[TableEvent, ...]:
    own = table.seat_of(person)
    if own is not None:
        if seat in (None, own) and (table.chair(own).away or table.chair(own).bridged):
            return (CameBack(own),)
        raise Refused(Refusal.SEATED_ALREADY, seat=own)
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs, 1) if chair.is_free]
        if not free:
            raise Refused(Refusal.NO_SEAT)
        seat = free[0]
    _check_free(table, seat)
    sat = SatDown(seat, person)
    return (sat,) if table.seat_of(table.host) else (sat, HostChanged(person))


def _stand_up(table: Table, person: PersonId) -> tuple[TableEvent, ...]:
    """Leave; who leaves a running match is bridged, and finds the seat free when coming back."""
    own = _own_seat(table, person)
    if table.phase in (Phase.PLAYING, Phase.COUNTED):
        return () if table.chair(own).away else (WentAway(own, left=True),)
    others = [other for other in table.people if other != person]
    events: tuple[TableEvent, ...] = (StoodUp(own),)
    if not others and table.host == person:
        return events
    return (*events, HostChanged(others[0])) if table.host == person else events


def lose(table: Table, seat: Seat) -> Decided:
    """Somebody's connection is lost; between matches another one looks after the table then."""
    went = WentAway(seat)
    gone = evolve(table, went)
    here = [chair.person for chair in gone.chairs if chair.is_here and chair.person is not None]
    waiting = table.phase in (Phase.OPEN, Phase.OVER)
    if not (waiting and here and table.chair(seat).person == table.host):
        return Decided((went,), gone)
    changed = HostChanged(here[0])
    return Decided((went, changed), evolve(gone, changed))


def _own_seat(table: Table, person: PersonId) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def _check_host(table: Table, person: PersonId) -> None:
    if table.host != person:
        raise Refused(Refusal.NOT_HOST)


def _check_between_matches(table: Table) -> None:
    if table.phase in (Phase.PLAYING, Phase.COUNTED):
        raise Refused(Refusal.MATCH_RUNS)


def _check_free(table: Table, seat: int) -> None:
    _check_between_matches(table)
    if seat > len(table.chairs):
        raise Refused(Refusal.NO_SEAT)
    if not table.chair(Seat(seat)).is_free:
        raise Refused(Refusal.SEAT_TAKEN, seat=seat)


def _follow(table: Table, events: Sequence[TableEvent], chance: Chance) -> Decided:
    """Add what events bring with them: when all are ready, a match or the next game begins."""
    after = reduce(evolve, events, table)
    everybody = all(chair.ready or not chair.is_here for chair in after.chairs)
    seated = not any(chair.is_free for chair in after.chairs)
    if not (everybody and seated and after.somebody_is_here):
        return Decided(tuple(events), after)
    match after.phase:
        case Phase.OPEN | Phase.OVER:
            if not all(chair.ready for chair in after.chairs):
                return Decided(tuple(events), after)
            begun = begin_match(after, chance)
        case Phase.COUNTED:
            begun = begin_game(after, chance)
        case _:
            return Decided(tuple(events), after)
    return Decided((*events, *begun.events), begun.table)


def begin_match(table: Table, chance: Chance) -> Decided:
    """Draw who deals first, or let seat 1, and begin the first game (K3, V4.1)."""
    drawn = table.rules.scoring is not Scoring.RATING
    dealer = chance.lot(table.terms.seats)[0] if drawn else Seat(1)
    event = MatchBegan(dealer)
    begun = begin_game(evolve(table, event), chance)
    return Decided((event, *begun.events), begun.table)


def begin_game(table: Table, chance: Chance) -> Decided:
    """Shuffle, show the commitment, and wait for the cut."""
    match = table.match
    if match is None:
        raise ValueError("a game belongs to a match")
    secret, commitment = chance.secret()
    number = 1 + (0 if table.deal is None else table.deal.number)
    made = DealMade(number, commitment, secret)
    start = began(table.rules, table.terms.mode, seats=match.seats, dealer=match.dealer)
    events = (start, Shuffled(chance.shuffled(table.rules, secret)))
    moved = Moved(Mover.TABLE, [write_event(event) for event in events])
    return Decided((made, moved), move(evolve(table, made), events, 0))


# --- the game ------------------------------------------------------------------------------------


def _play(table: Table, asked: Asked, chance: Chance) -> Decided:
    own = _own_seat(table, asked.person)
    game = table.game
    if table.phase is not Phase.PLAYING or game is None:
        raise Refused(Refusal.NO_GAME)
    match asked.command:
        case wire.Stage(steps=steps):
            return _stage(table, own, steps)
        case wire.Cut(lifted=lifted):
            command: engine.Command = engine.Cut(lifted)
        case wire.Draw(pile=pile):
            command = engine.Draw(pile)
        case wire.Play(steps=steps, end=end):
            command = engine.Play(read_plan(steps), read_end(end))
            if command.steps[: len(table.staged)] != table.staged:
                raise Refused(Refusal.STAGED_STAYS)
        case _:
            raise TypeError(asked.command)
    return act(table, own, command, Mover.PLAYER, chance, bank=asked.bank)


def _stage(table: Table, seat: Seat, texts: list[str]) -> Decided:
    if table.terms.mode is not Mode.STRICT:
        raise Refused(Refusal.NOT_STRICT)
    plan = draft(table, seat, texts)
    staged = Staged(seat, texts)
    if plan.steps[: len(table.staged)] != table.staged:
        raise Refused(Refusal.STAGED_STAYS)
    _check_end(plan)
    return Decided((staged,), evolve(table, staged))


def _check_end(plan: Draft) -> None:
    """Refuse to lay for good what no end could follow: nobody, and no bot, could ever go on."""
    if plan.finished or any(True for _ in ends(plan)):
        return
    if plan.holding.taken is not None:
        end_turn(plan, engine.GiveBack())
    hand = plan.holding.hand
    end_turn(plan, engine.Discard(hand[0]) if hand else None)  # says what is still owed


def draft(table: Table, seat: Seat, texts: list[str]) -> Draft:
    """The plan of a turn, judged step by step."""
    if table.phase is not Phase.PLAYING or table.game is None:
        raise Refused(Refusal.NO_GAME)
    return reduce(Draft.step, read_plan(texts), begin_draft(table.game, seat))


def act(
    table: Table,
    seat: Seat,
    command: engine.Command,
    by: Mover,
    chance: Chance,
    *,
    bank: int = 0,
) -> Decided:
    """Carry out a command of the game, whoever gives it, and what follows from it by itself."""
    game, deal = table.game, table.deal
    if game is None or deal is None:
        raise Refused(Refusal.NO_GAME)
    events, state = carry_out(game, seat, command)
    if state.phase is GamePhase.SHUFFLE:
        stock = chance.reshuffled(state.open_pile, deal.secret, deal.reshuffles + 1)
        more, state = carry_out(state, seat, engine.Shuffle(stock))
        events = (*events, *more)
    moved = Moved(by, [write_event(event) for event in events], bank)
    after = moved_to(table, state, events, bank=bank)
    if not isinstance(events[-1], GameEnded):
        return Decided((moved,), after)
    return _ended(after, moved, chance)


def _ended(table: Table, moved: Moved, chance: Chance) -> Decided:
    """After a game: the secret is revealed, and perhaps the match is over."""
    events: list[TableEvent] = [moved]
    if table.deal is not None:
        events.append(SecretRevealed(table.deal.number, table.deal.secret))
    if table.match is not None and table.match.is_over:
        if _needs_lot(table.match):
            events.append(LotDrawn(list(chance.lot(table.match.seats))))
        events.append(MatchEnded())
    return Decided(tuple(events), reduce(evolve, events[1:], table))


def _needs_lot(match: Match) -> bool:
    """Whether places are shared where the lot decides (T14)."""
    places = [place.place for place in match.standing]
    return match.rules.scoring is Scoring.RATING and len(set(places)) < len(places)


def cutter(table: Table) -> Seat | None:
    """The seat that is to cut, if the game waits for that."""
    game = table.game
    if table.phase is not Phase.PLAYING or game is None or game.phase is not GamePhase.CUT:
        return None
    return right_neighbour(game)
