"""Deals as they are really played."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from romme.arena.contest import ClockKind, Contest
from romme.arena.entrants import EntrantFlaw, NoBot, code_of, maker
from romme.arena.games import BotFailed, play_deal
from romme.bots import Budget, UnknownBot
from romme.engine.state import Ending
from romme.rules import find_preset
from tests.arena.made_up import Curious, contest

HERE = "tests.arena.made_up"


@pytest.mark.parametrize(
    ("rules", "players"), [("klassik", 2), ("klassik", 3), ("haus", 2), ("turnier", 3)]
)
def test_a_deal_is_the_same_every_time(rules: str, players: int) -> None:
    some = contest("anfaenger", "zufall", rules=rules, players=players)
    played = play_deal(some, 4)
    assert played == play_deal(some, 4)
    assert played.results != play_deal(some, 5).results
    assert played.results != play_deal(replace(some, seed=2), 4).results
    assert (played.deal, played.code) == (4, code_of(some.bots))
    assert len(played.results) == players
    for result in played.results:
        assert 0 <= result.winner <= players
        assert len(result.scores) == players


def test_bots_that_play_alike_play_the_same_game_in_every_seat() -> None:
    """Chance goes with the seat; what is left between two bots is what they do differently."""
    for deal in range(1, 4):
        results = play_deal(contest("zufall", "zufall", players=3), deal).results
        assert len({*results}) == 1


def test_the_dealer_is_the_last_to_play() -> None:
    """So seat 1 begins in every game: what a seat is worth can be read off."""
    Curious.seen.clear()
    play_deal(contest(f"{HERE}:Curious", f"{HERE}:Curious", players=3), 1)
    assert [seat for seat, _, _ in Curious.seen] == [1, 2, 3] * 3


def test_every_game_has_new_bots_and_the_same_chance() -> None:
    Curious.seen.clear()
    play_deal(contest(f"{HERE}:Curious", f"{HERE}:Curious"), 1)
    (one, two), (three, four) = Curious.seen[:2], Curious.seen[2:]
    assert (one, two) == (three, four)
    assert one[2] != two[2]


def test_time_is_counted_or_real() -> None:
    """A counted budget is spent by looking at the clock, a real one by waiting."""
    some = contest(f"{HERE}:Curious", "anfaenger")
    lefts = []
    for asked in (some, some, replace(some, seconds=7.0, clock=ClockKind.REAL)):
        Curious.seen.clear()
        play_deal(asked, 1)
        lefts.append(Curious.seen[0][1])
    assert lefts[0] == lefts[1] == Budget.counted(1.0).left
    assert lefts[2] < 7
    assert lefts[2] != lefts[0]


def test_a_game_that_nobody_wins_has_no_winner() -> None:
    rules = find_preset("klassik").rules.with_options({"blocked_after": 1})
    some = Contest(("zufall", "zufall"), rules, 2)
    results = [result for deal in range(1, 9) for result in play_deal(some, deal).results]
    blocked = [result for result in results if not result.winner]
    assert blocked
    assert all(result.scores == (0, 0) for result in blocked), Ending.BLOCKED


@pytest.mark.parametrize(
    ("bot", "seat", "reason"),
    [
        ("Raises", 1, "ZeroDivisionError: oops"),
        ("Dumb", 1, "no move: None"),
        ("Cheats", 1, "K8 draw-first"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, seat: int, reason: str) -> None:
    with pytest.raises(BotFailed) as failed:
        play_deal(contest(f"{HERE}:{bot}", "anfaenger"), 3)
    error = pickle.loads(pickle.dumps(failed.value))  # noqa: S301 - our own; it comes from workers
    assert (error.bot, error.deal, error.seat) == (f"{HERE}:{bot}", 3, seat)
    assert reason in error.reason


def test_a_failing_opponent_is_named_with_its_seat() -> None:
    with pytest.raises(BotFailed) as failed:
        play_deal(contest("anfaenger", f"{HERE}:Raises"), 1)
    assert (failed.value.bot, failed.value.seat) == (f"{HERE}:Raises", 2)


@pytest.mark.parametrize(
    ("name", "flaw", "reason"),
    [
        (f"{HERE}:NoBot", EntrantFlaw.CHOOSE, "NoBot"),
        (f"{HERE}:missing", EntrantFlaw.NAME, "AttributeError: module "),
        (f"{HERE}:Needy", EntrantFlaw.CALL, "TypeError: "),
        (f"{HERE}:__name__", EntrantFlaw.CALL, "TypeError: "),
        (f"{HERE}:leave", EntrantFlaw.CALL, "SystemExit: 3"),
        ("no.such.module:Bot", EntrantFlaw.MODULE, "no"),
        (f"{HERE}.deeper:Bot", EntrantFlaw.MODULE, f"{HERE}.deeper"),
        ("nonsense:", EntrantFlaw.PLACE, ""),
        (":nonsense", EntrantFlaw.PLACE, ""),
        ("a b:c", EntrantFlaw.PLACE, ""),
    ],
)
def test_what_makes_no_bot(name: str, flaw: EntrantFlaw, reason: str) -> None:
    with pytest.raises(NoBot) as refused:
        maker(name)
    error = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 - our own; it comes from workers
    assert (error.name, error.flaw) == (name, flaw)
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise ValueError('oops')", "ValueError: oops"),
        ("import sys; sys.exit('bye')", "SystemExit: bye"),
        ("def broken(:", "SyntaxError: "),
        ("import no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
    ],
)
def test_module_that_cannot_be_imported_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    (tmp_path / "raises_at_import.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoBot) as refused:
        maker("raises_at_import:Bot")
    assert refused.value.flaw is EntrantFlaw.IMPORT
    assert refused.value.reason.startswith(reason)


def test_an_unknown_name() -> None:
    with pytest.raises(UnknownBot) as refused:
        maker("grossmeister")
    assert refused.value.name == "grossmeister"
    assert "verein" in refused.value.known


def test_code_is_that_of_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot from elsewhere is made of counts; which bots of ours play does not."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "arena_bot_elsewhere.py").write_text("from romme.bots.zufall import Zufall\n")
    assert code_of(("anfaenger", "zufall")) == code_of(("verein", "stammtisch"))
    bots = ("arena_bot_elsewhere:Zufall", "zufall")
    before = code_of(bots)
    assert before != code_of(("zufall", "zufall"))
    with (tmp_path / "arena_bot_elsewhere.py").open("a") as file:
        file.write("# changed\n")
    code_of.cache_clear()
    assert code_of(bots) != before
