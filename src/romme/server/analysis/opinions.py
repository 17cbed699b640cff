"""What the bots think of a move in a game that was played: what was better, and why.

It is found from what the player could see at the time, by playing the game out from there many
times. That takes a while, so it is done in a process of its own, which gives way to all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic, process_time
from typing import Final

import msgspec

from romme.bots.advice import Advice, Assessment, Why, assess
from romme.bots.advice.advice_json import advice_report
from romme.bots.advice.decided import decided
from romme.bots.bridge import NoCodes
from romme.bots.protocol import Budget, Clock, Legal
from romme.engine.commands import Draw
from romme.engine.state import Phase
from romme.locales import words
from romme.notation.gamefile import GameFile, Unreadable
from romme.notation.replaying import replay
from romme.server.analysis.replays import read_file
from romme.server.workers.confinement import Bounds, ConfinedWorker, TooCostly
from romme.solver.solving import LARGEST_HAND
from romme.view import View, view
from romme.wire.replay import MoveAdvice, Opinion, OpinionRequest, Verdict

SECONDS: Final = 0.4
"""Of the processor's time, for each decision ..."""
WALL_TIME_FACTOR: Final = 8
"""... or so many times that by the clock, where many others want it."""
MOST_SECONDS: Final = 30.0
"""By the clock, for reading the file, playing it up to the decision and judging that."""
WAITING: Final = 6
"""Opinions that one asker may wait for at the same time; a further one is refused for now ..."""
MOST_WAITING: Final = 10 * WAITING
"""... and that all askers together may wait for."""
INACCURATE: Final = 0.06
POOR: Final = 0.25
"""A move is behind the best one by so much of what the results vary by, whatever their coin is.

Of a bot that plays by chance one decision in six is poor, of the good ones one in forty.
"""


class Opinions:
    """Judges decisions, one after the other."""

    def __init__(self) -> None:
        """Begin a process when first asked, not before."""
        bounds = Bounds(seconds=MOST_SECONDS, waiting=MOST_WAITING, waiting_by_key=WAITING)
        self._confined = ConfinedWorker("opinions", bounds)

    async def of(self, lang: str, wanted: OpinionRequest, *, asker: str = "") -> Opinion:
        """Judge a decision, unless too many others wait for that; raises `Unreadable`."""
        try:
            return await self._confined.run(asker, judge, lang, wanted)
        except TooCostly:
            raise Unreadable("too-costly") from None

    def close(self) -> None:
        """Let go of the process."""
        self._confined.close()


def judge(lang: str, wanted: OpinionRequest, budget: Budget | None = None) -> Opinion:
    """Judge the decision that begins with a step of a game; raises `Unreadable`."""
    game = read_file(wanted.file)
    now = replay(replace(game, moves=game.moves[: wanted.step - 1]))
    waits = now.state.phase in (Phase.DRAW, Phase.PLAY) and not now.draft and not now.refused
    made = decided(now, game.moves[wanted.step - 1 :]) if waits else None
    if made is None or max(map(len, now.state.hands)) > LARGEST_HAND:  # it would take for ever
        return Opinion(wanted.step, Verdict.NONE, None, [])
    seen = view(now.state, now.state.turn)
    if isinstance(made, Draw) and len(Legal(seen.to_move()).draws) == 1:
        return Opinion(wanted.step, Verdict.ONLY, None, [])
    rng = Random(wanted.step)  # noqa: S311 - for worlds to think about
    try:
        judged = assess(seen, made, rng=rng, budget=budget or Budget(SECONDS, _time_used()))
    except NoCodes:
        judged = None
    if judged is None:
        return Opinion(wanted.step, Verdict.NONE, None, [])
    names = _names(game, wanted.names)
    return Opinion(
        wanted.step,
        verdict(judged),
        _told(lang, judged.played, seen, names),
        [_told(lang, one, seen, names) for one in judged.advised],
    )


def verdict(judged: Assessment) -> Verdict:
    """Name how far a move is behind the best one, if it can be told from it."""
    if judged.place == 1:
        return Verdict.BEST
    played, best = judged.played, judged.advised[0]
    varies = max(_varies(played), _varies(best))
    close = any(reason.why is Why.CLOSE for reason in played.reasons)
    if close or played.behind < INACCURATE * varies:
        return Verdict.GOOD
    return Verdict.INACCURATE if played.behind < POOR * varies else Verdict.POOR


def _time_used() -> Clock:
    """A clock that goes with the processor's time: a busy machine thinks longer, not less."""
    clock, used = monotonic(), process_time()
    return lambda: max(process_time() - used, (monotonic() - clock) / WALL_TIME_FACTOR)


def _varies(advice: Advice) -> float:
    """By how much the result varies from world to world."""
    return advice.error * float(advice.worlds**0.5)


def _names(game: GameFile, names: Sequence[str]) -> Sequence[str]:
    return names if len(names) == len(game.players) else game.players


def _told(lang: str, advice: Advice, seen: View, names: Sequence[str]) -> MoveAdvice:
    return msgspec.convert(advice_report(words(lang), advice, seen, names), MoveAdvice)
