"""The bots' opinions on moves that were made: better moves, and how certain the bots are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

from romme.bots.advice import Advice, Assessment, Reason, Why
from romme.bots.advice.reasons import remark
from romme.bots.protocol import Budget
from romme.engine.commands import Draw
from romme.engine.state import Pile
from romme.locales import LANGUAGES, words
from romme.notation import gamefile
from romme.notation.gamefile import Unreadable
from romme.server.analysis.opinions import WAITING, Opinions, judge, verdict
from romme.server.analysis.replays import replayed
from romme.server.http.problems import HttpProblem
from romme.wire.replay import Opinion, OpinionRequest, Verdict

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
NAMES: Final = ("Ich", "Nummer zwei", "Nummer drei")
FINISHES: Final = """
format = "romme/1"
rules = "klassik"
players = ["Anna", "Ben"]
dealer = 2
moves = ["1 draw stock", {rest}]
[position]
turn = 1
hands = ["4C 5C KH", "2D 3D 9S 8H JC"]
open = "9D 7C"
stock = "6C 3H 4H QD 8C 5D"
"""
"""A game in which the player can finish with the card from the stock."""


def opinion(text: str, step: int, *, lang: str = "en", names: Sequence[str] = ()) -> Opinion:
    """Return an opinion that does not depend on the speed of the machine."""
    return judge(lang, OpinionRequest(text, step, list(names)), Budget.counted(0.05))


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.romme").read_text("utf-8")


def test_finishing_is_best_and_missing_it_is_poor() -> None:
    finished = FINISHES.format(rest='"1 meld 4C 5C 6C", "1 discard KH"')
    missed = FINISHES.format(rest='"1 discard 6C"')
    best, poor = opinion(finished, 2), opinion(missed, 2)
    assert best.verdict is Verdict.BEST
    assert poor.verdict is Verdict.POOR
    assert poor.played is not None
    assert poor.played.moves == ["1 discard 6C"]
    assert poor.played.behind > 0
    assert "could-finish" in {reason.why for reason in poor.played.reasons}
    assert poor.best[0].moves == ["1 meld 4C 5C 6C", "1 discard KH"]


def test_a_verdict_depends_on_the_spread_and_certainty_of_results() -> None:
    """A move that may be as good as the best (`Why.CLOSE`) is judged good, however far behind."""

    def named(behind: float, *reasons: Reason, place: int | None = None) -> Verdict:
        best = Advice(Draw(Pile.STOCK), 5, 2, 0, 0, 100, ())
        played = Advice(Draw(Pile.OPEN), 5 - behind, 2, behind, 0.1, 100, reasons)
        return verdict(Assessment(played, (best, played), place))

    assert named(0, place=1) is Verdict.BEST
    assert named(1, place=2) is Verdict.GOOD
    assert named(2) is Verdict.INACCURATE
    assert named(4.9) is Verdict.INACCURATE
    assert named(5.1) is Verdict.POOR
    assert named(5.1, remark(Why.CLOSE)) is Verdict.GOOD


@pytest.mark.parametrize("name", ["klassik", "turnier-three"])
def test_every_decision_of_a_game_gets_an_opinion(name: str) -> None:
    """A move that is not clearly worse than the best one is judged best or good."""
    text = example(name)
    from_file = gamefile.read(text)
    for one in replayed(words("en"), from_file).decisions[::2]:
        found = opinion(text, one.first)
        assert found.step == one.first
        if one.only:
            assert found == Opinion(one.first, Verdict.ONLY, None, [])
            continue
        assert found.played is not None
        assert found.best
        whys = {reason.why for reason in found.played.reasons}
        if "close" in whys:
            assert found.verdict in {Verdict.BEST, Verdict.GOOD}
        if found.verdict is Verdict.BEST:
            assert found.played.behind == 0
        assert all(reason.text for advice in found.best for reason in advice.reasons)


def test_there_is_no_opinion_within_a_turn_or_after_the_end() -> None:
    text = FINISHES.format(rest='"1 meld 4C 5C 6C", "1 discard KH"')
    for step in (3, 4, 5, 1000):
        assert opinion(text, step) == Opinion(step, Verdict.NONE, None, [])


def test_there_is_no_opinion_on_a_refused_or_incomplete_move() -> None:
    for rest in ('"1 discard AS"', '"1 meld 4C 5C 6C"', '"1 meld 4C 5C KH", "1 discard 6C"'):
        assert opinion(FINISHES.format(rest=rest), 2).verdict is Verdict.NONE


def test_there_is_no_opinion_on_a_huge_hand() -> None:
    """A position may contain a hand of any size, and analysing a huge one would take too long."""
    pack = [rank + suit for suit in "CSHD" for rank in "A23456789TJQK"]
    text = FINISHES.format(rest='"1 discard AS"').replace("4C 5C KH", " ".join(pack[:45]))
    text = text.replace("2D 3D 9S 8H JC", "TD").replace('"9D 7C"', '"JD"')
    text = text.replace("6C 3H 4H QD 8C 5D", "QD KD")
    assert opinion(text, 2).verdict is Verdict.NONE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_opinion_uses_the_language_and_names_of_the_request(lang: str) -> None:
    text = example("turnier-three")
    opinions = [opinion(text, one, lang=lang, names=NAMES) for one in (29, 30)]
    sent = msgspec.json.encode(opinions).decode()
    assert "Nummer " in sent
    assert "Anna" not in sent


def test_a_bad_file_is_refused() -> None:
    with pytest.raises(Unreadable):
        opinion("nonsense", 1)


def test_opinions_are_computed_in_a_process_and_their_queue_is_bounded() -> None:
    text = FINISHES.format(rest='"1 discard 6C"')

    async def scene() -> None:
        opinions = Opinions()
        try:
            asked = [
                asyncio.ensure_future(opinions.of("en", OpinionRequest(text, 4)))
                for _ in range(WAITING)
            ]
            await asyncio.sleep(0)
            with pytest.raises(HttpProblem) as refused:
                await opinions.of("en", OpinionRequest(text, 2))
            assert refused.value.code == "too-many"
            another = asyncio.ensure_future(opinions.of("en", OpinionRequest(text, 4), asker="b"))
            await asyncio.wait((another, asked[-1]), return_when=asyncio.FIRST_COMPLETED)
            assert another.done(), "one requester blocks the others"
            assert not asked[-1].done()
            assert {one.verdict for one in await asyncio.gather(*asked)} == {Verdict.NONE}
            found = await opinions.of("en", OpinionRequest(text, 2))
            assert found.verdict is Verdict.POOR
            with pytest.raises(Unreadable) as bad:
                await opinions.of("en", OpinionRequest("format = 1", 2))
            assert bad.value.problem == "missing-key"
        finally:
            opinions.close()

    asyncio.run(scene())
