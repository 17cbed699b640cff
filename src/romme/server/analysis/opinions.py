"""A bot's opinion on a move in a finished game: how good it was, what was better, and why.

The bot uses only what the player could see at the time, and plays the game out many times.
That takes a while, so the bot runs in a separate low-priority process.
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
"""CPU time per decision."""
WALL_TIME_FACTOR: Final = 8
"""Wall time may be this many times the CPU time, on a busy machine."""
MAX_SECONDS: Final = 30.0
"""Maximum wall time for reading the file, replaying it up to the decision and judging it."""
WAITING: Final = 6
"""Maximum number of pending opinions per client."""
MAX_WAITING: Final = 10 * WAITING
"""Maximum number of pending opinions across all clients."""
INACCURATE: Final = 0.06
POOR: Final = 0.25
"""Distance from the best move at which a move is poor, as a fraction of the spread of results.

One decision in six of a random bot is poor, and one in forty of the good bots.
"""


class Opinions:
    """The process that computes opinions, one at a time."""

    def __init__(self) -> None:
        """Configure the process. The first request starts it."""
        bounds = Bounds(seconds=MAX_SECONDS, waiting=MAX_WAITING, waiting_by_key=WAITING)
        self._confined = ConfinedWorker("opinions", bounds)

    async def of(self, lang: str, wanted: OpinionRequest, *, asker: str = "") -> Opinion:
        """Return the opinion on a decision, in language `lang`.

        Raise `Unreadable` if the file is not valid or its analysis exceeds a limit, and
        `HttpProblem` with the code `too-many` if too many requests of `asker` or of all clients are
        waiting.
        """
        try:
            return await self._confined.run(asker, judge, lang, wanted)
        except TooCostly:
            raise Unreadable("too-costly") from None

    def close(self) -> None:
        """Kill the process."""
        self._confined.close()


def judge(lang: str, wanted: OpinionRequest, budget: Budget | None = None) -> Opinion:
    """Return the opinion on the decision that begins at step `wanted.step` of a game file.

    The verdict is `NONE` if no decision begins there or if the bot cannot judge it. Raise
    `Unreadable` if the file is not valid.
    """
    game = read_file(wanted.file)
    now = replay(replace(game, moves=game.moves[: wanted.step - 1]))
    waits = now.state.phase in (Phase.DRAW, Phase.PLAY) and not now.draft and not now.refused
    made = decided(now, game.moves[wanted.step - 1 :]) if waits else None
    if made is None or max(map(len, now.state.hands)) > LARGEST_HAND:  # the latter is too slow
        return Opinion(wanted.step, Verdict.NONE, None, [])
    seen = view(now.state, now.state.turn)
    if isinstance(made, Draw) and len(Legal(seen.to_move()).draws) == 1:
        return Opinion(wanted.step, Verdict.ONLY, None, [])
    rng = Random(wanted.step)  # noqa: S311 - samples hidden cards, not a secret
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
        _report(lang, judged.played, seen, names),
        [_report(lang, one, seen, names) for one in judged.advised],
    )


def verdict(judged: Assessment) -> Verdict:
    """Grade a move by its gap to the best one: `GOOD` if it is worse, but not significantly."""
    if judged.place == 1:
        return Verdict.BEST
    played, best = judged.played, judged.advised[0]
    spread = max(_spread(played), _spread(best))
    close = any(reason.why is Why.CLOSE for reason in played.reasons)
    if close or played.behind < INACCURATE * spread:
        return Verdict.GOOD
    return Verdict.INACCURATE if played.behind < POOR * spread else Verdict.POOR


def _time_used() -> Clock:
    """Return a clock for CPU time, so that a busy machine does not shorten the search."""
    clock, used = monotonic(), process_time()
    return lambda: max(process_time() - used, (monotonic() - clock) / WALL_TIME_FACTOR)


def _spread(advice: Advice) -> float:
    """Return the standard deviation of the result over the sampled worlds."""
    return advice.error * float(advice.worlds**0.5)


def _names(game: GameFile, names: Sequence[str]) -> Sequence[str]:
    return names if len(names) == len(game.players) else game.players


def _report(lang: str, advice: Advice, seen: View, names: Sequence[str]) -> MoveAdvice:
    return msgspec.convert(advice_report(words(lang), advice, seen, names), MoveAdvice)
