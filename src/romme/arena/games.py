"""Play the games of a deal, one for each seating of the bots."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from romme.arena.contest import ClockKind, Contest, DealResults, GameResult
from romme.arena.entrants import code_of, maker
from romme.bots.playing import Player, play
from romme.bots.protocol import Bot, Budget, Legal, Move
from romme.engine.commands import Draw, Play
from romme.engine.errors import Illegal
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Cards, Seat
from romme.rules.options import Mode
from romme.view.knowledge import View


class PlayedDeal(NamedTuple):
    """A played deal, as a worker returns it."""

    deal: int
    code: str
    """The digest of the worker's code, which may differ on another machine."""
    results: DealResults


class BotFailed(Exception):  # noqa: N818 - named for what happened
    """A bot crashed or made an illegal move."""

    def __init__(self, bot: str, deal: int, seat: int, reason: str) -> None:
        super().__init__(bot, deal, seat, reason)  # all arguments, so that it can be pickled
        self.bot = bot
        self.deal = deal
        self.seat = seat
        self.reason = reason


@dataclass(frozen=True, slots=True)
class _Watched:
    """A wrapper around a bot that turns its failures into `BotFailed`."""

    bot: Bot
    name: str
    deal: int

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        """Return the bot's move. Raise `BotFailed` if the bot crashes or does not return a move."""
        try:
            move = self.bot.choose(view, legal, rng, budget)
        except Exception as error:  # foreign code may raise anything
            reason = f"{type(error).__name__}: {error}"
            raise BotFailed(self.name, self.deal, view.turn, reason) from error
        if not isinstance(move, Draw | Play):
            raise BotFailed(self.name, self.deal, view.turn, f"no move: {move!r}")
        return move


def play_deal(contest: Contest, deal: int) -> PlayedDeal:
    """Play a deal once for each seating of the bots, and return all results."""
    pack = contest.pack(deal)
    results = tuple(play_game(contest, deal, pack, bots) for bots in contest.seatings())
    return PlayedDeal(deal, code_of(contest.bots), results)


def play_game(contest: Contest, deal: int, pack: Cards, bots: tuple[str, ...]) -> GameResult:
    """Play one game and return its result. `bots` lists the names of the bots by seat.

    Raise `BotFailed` if a bot crashes or makes an illegal move.
    """
    dealer = contest.seats[-1]
    begun = dealt_game(contest.rules, Mode.ASSIST, seats=contest.players, dealer=dealer, pack=pack)
    players = {
        seat: Player(
            _Watched(maker(name)(), name, deal),
            contest.thoughts(deal, seat),
            contest.seconds,
            counted=contest.clock is ClockKind.COUNTED,
        )
        for seat, name in zip(contest.seats, bots, strict=True)
    }
    state = fold(begun)
    try:
        for act in play(state, players, contest.shuffles(deal)):
            state = act.after
    except Illegal as error:
        raise BotFailed(bots[state.turn - 1], deal, state.turn, str(error)) from error
    if state.outcome is None:
        raise AssertionError("a game ends with an outcome")
    scores = tuple(score for score in state.outcome.scores if score is not None)
    return GameResult(state.outcome.winner or Seat(0), scores)
