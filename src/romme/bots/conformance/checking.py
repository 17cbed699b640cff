"""Check a bot: have it play games, and ask it some of the questions a second time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from functools import reduce
from random import Random
from typing import Final, NamedTuple

from romme.bots.anfaenger import Anfaenger
from romme.bots.conformance.asking import Answer, Question, ask_by, ask_in
from romme.bots.conformance.report import ConformanceReport, Failure, Fault, Peeked, Wavered
from romme.bots.conformance.second import Second, ask_again, ask_in_new_process
from romme.bots.conformance.tables import GameSetup, all_tables
from romme.bots.playing import Player
from romme.bots.playing import ask as ask_player
from romme.bots.protocol import Bot, Clock, Move
from romme.bots.zufall import Zufall
from romme.engine.commands import Draw, Play, Shuffle
from romme.engine.decide import carry_out
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, rule
from romme.engine.setup import dealt_game, set_up
from romme.engine.state import Correction, Phase, Seat, State

LONGEST: Final = 100
"""Decisions after which a game is abandoned, because under some rules it may never end."""
CORRECTED: Final = 0.04
"""The share of turns in which a referee corrects a wrong number of cards."""
NEARLY_USED_UP: Final = 6
"""Maximum number of cards in a stock that is set up as nearly used up."""


def check(
    bot: Bot,
    *,
    tables: Iterable[GameSetup] | None = None,
    games: int = 2,
    seconds: float = 0.005,
    again: float = 0.1,
    seed: int = 0,
    apart: bool = False,
    clock: Clock | None = None,
    grace: float = 0.1,
) -> ConformanceReport:
    """Have a bot play games, and return a report of its faults.

    The bot plays `games` games at each of the `tables` (default: `all_tables()`). Games cycle
    through four setups: the bot in every seat; in one seat with a stock that is nearly used up; in
    every seat with such a stock; in one seat. Each decision may take up to `seconds` seconds,
    measured in clock reads, and some may take no time at all. A game is abandoned after its first
    fault.

    Then a share `again` of the questions is asked a second time, of a copy of the bot that was made
    before the first game. Each of these questions is asked both unchanged and in a world that looks
    the same from the bot's seat. With `apart`, the copy runs in a new process, so that it cannot
    remember the games. With a real `clock`, the same questions are asked once more, and the bot may
    exceed its time by `grace` seconds, because the machine may be busy.
    """
    untouched = deepcopy(bot)
    tables = all_tables() if tables is None else tuple(tables)
    count = 0
    found = _Found()
    kept: list[_Kept] = []
    for place, table in enumerate(tables):
        for number in range(games):
            rng = Random(f"{seed}/{place}/{number}")  # noqa: S311 - must be reproducible
            for asked in _game(bot, table, number=number, seconds=seconds, rng=rng):
                count += 1
                if not isinstance(asked.answer, Draw | Play):
                    found.add(table, asked.question, asked.answer)
                elif rng.random() < again:
                    kept.append(_Kept(table, asked.question, asked.answer))
    look = ask_in_new_process if apart else ask_again
    looked = look(untouched, [one.question for one in kept])
    for one, fault in zip(kept, _compared(kept, looked), strict=True):
        found.add(one.table, one.question, fault)
    if clock is not None:
        for one in kept:
            answer = ask_by(clock, untouched, one.question, grace=grace)
            found.add(one.table, one.question, answer)
    return ConformanceReport(len(tables) * games, count, len(kept), found.failures)


class _Kept(NamedTuple):
    """A question to be asked again, and its answer."""

    table: GameSetup
    question: Question
    move: Move


class _Found:
    """The faults found: the first of each kind at each table."""

    def __init__(self) -> None:
        self._failures: dict[tuple[GameSetup, type[Fault]], Failure] = {}

    def add(self, table: GameSetup, question: Question, answer: Answer | Fault | None) -> None:
        """Record a fault, unless the bot already made one of the same type at this table.

        Moves and None are ignored.
        """
        if answer is not None and not isinstance(answer, Draw | Play):
            kind = table, type(answer)
            self._failures.setdefault(kind, Failure(table, question, answer))

    @property
    def failures(self) -> tuple[Failure, ...]:
        return tuple(self._failures.values())


def _compared(kept: Sequence[_Kept], looked: Sequence[Second]) -> list[Fault | None]:
    """Return a fault or None for each question, depending on its first and second answer.

    If the answer to any unchanged question differs, return only `Wavered` faults, because answers
    in other worlds then prove nothing.
    """
    pairs = [(one.move, second) for one, second in zip(kept, looked, strict=True)]
    if any(second.answer != move for move, second in pairs):
        return [
            None if second.answer == move else Wavered(move, second.answer)
            for move, second in pairs
        ]
    return [
        None if second.there == move else Peeked(move, second.world, second.there)
        for move, second in pairs
    ]


# --- games ---------------------------------------------------------------------------------------


class _Asked(NamedTuple):
    """A question as it came up in a game, and its answer."""

    state: State
    seed: int
    seconds: float
    answer: Answer

    @property
    def question(self) -> Question:
        return Question.of(self.state, seed=self.seed, seconds=self.seconds)


def _game(
    bot: Bot, table: GameSetup, *, number: int, seconds: float, rng: Random
) -> Iterator[_Asked]:
    """Play a game, and yield each question that the bot was asked, with its answer.

    Stop at the end of the game, at the first fault, or after `LONGEST` questions.
    """
    state = _dealt(table, rng)
    if number % 4 in (1, 2):
        state = _nearly_used_up(state, rng)
    others = _others(state, rng) if number % 2 else {}
    asked = 0
    while state.phase is not Phase.OVER and asked < LONGEST:
        state = _corrected(state, rng)
        seat = state.turn
        if state.phase is Phase.SHUFFLE:
            order = rng.sample(state.open_pile, len(state.open_pile))
            state = carry_out(state, seat, Shuffle(tuple(order))).state
        elif seat in others:
            state = carry_out(state, seat, ask_player(others[seat], state)).state
        else:
            asked += 1
            seed, given = rng.getrandbits(32), rng.choice((seconds, seconds, seconds / 4, 0.0))
            answer = ask_in(state, bot, seed=seed, seconds=given)
            yield _Asked(state, seed, given, answer)
            if not isinstance(answer, Draw | Play):
                return
            state = carry_out(state, seat, answer).state


def _dealt(table: GameSetup, rng: Random) -> State:
    rules, seats, mode = table
    pack = tuple(rng.sample(rules.pack, len(rules.pack)))
    dealer = Seat(rng.randint(1, seats))
    return fold(dealt_game(rules, mode, seats=seats, dealer=dealer, pack=pack))


def _nearly_used_up(state: State, rng: Random) -> State:
    """Return the state with only a few cards left in the stock."""
    position = set_up(
        state.rules,
        state.mode,
        dealer=state.dealer,
        turn=state.turn,
        hands=state.hands,
        open_pile=state.open_pile,
        stock=state.stock[: rng.randint(1, NEARLY_USED_UP)],
    )
    return position.state


def _others(state: State, rng: Random) -> dict[Seat, Player]:
    """Return simple bots for all seats but one, which is chosen at random."""
    chance = Random(rng.getrandbits(32))  # noqa: S311 - must be reproducible
    own = rng.choice(state.playing)
    return {
        seat: Player(rng.choice((Zufall(), Anfaenger())), chance)
        for seat in state.playing
        if seat != own
    }


def _corrected(state: State, rng: Random) -> State:
    """Return the state, sometimes with a correction of a wrong number of cards (T3, V4.6).

    Only a state before a draw, without an earlier correction, can be corrected.
    """
    free = state.phase is Phase.DRAW and state.correction is None
    if not free or rng.random() >= CORRECTED:
        return state
    ruling = CorrectCount(state.turn, rng.choice(list(Correction)))
    return reduce(evolve, rule(state, ruling), state)
