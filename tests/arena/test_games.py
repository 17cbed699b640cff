"""Playing the games of a deal, and loading the bots of a contest."""

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
from tests.support.arena.fake_contests import Curious, contest

HERE = "tests.support.arena.fake_contests"


@pytest.mark.parametrize(
    ("rules", "players"), [("klassik", 2), ("klassik", 3), ("haus", 2), ("turnier", 3)]
)
def test_a_deal_is_reproducible(rules: str, players: int) -> None:
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


def test_equal_bots_play_the_same_game_in_every_seat() -> None:
    """The random numbers depend on the seat, not on the bot."""
    for deal in range(1, 4):
        results = play_deal(contest("zufall", "zufall", players=3), deal).results
        assert len({*results}) == 1


def test_the_dealer_plays_last() -> None:
    """Seat 1 begins in every game, so that results by seat are comparable."""
    Curious.seen.clear()
    play_deal(contest(f"{HERE}:Curious", f"{HERE}:Curious", players=3), 1)
    assert [seat for seat, _, _ in Curious.seen] == [1, 2, 3] * 3


def test_every_game_has_new_bots_and_the_same_random_numbers() -> None:
    Curious.seen.clear()
    play_deal(contest(f"{HERE}:Curious", f"{HERE}:Curious"), 1)
    (one, two), (three, four) = Curious.seen[:2], Curious.seen[2:]
    assert (one, two) == (three, four)
    assert one[2] != two[2]


def test_time_may_be_counted_or_real() -> None:
    """A counted budget is used up by checking the clock, a real one by waiting."""
    some = contest(f"{HERE}:Curious", "anfaenger")
    lefts = []
    for tried in (some, some, replace(some, seconds=7.0, clock=ClockKind.REAL)):
        Curious.seen.clear()
        play_deal(tried, 1)
        lefts.append(Curious.seen[0][1])
    assert lefts[0] == lefts[1] == Budget.counted(1.0).left
    assert lefts[2] < 7
    assert lefts[2] != lefts[0]


def test_a_blocked_game_has_no_winner() -> None:
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
def test_a_bot_that_fails_is_reported(bot: str, seat: int, reason: str) -> None:
    with pytest.raises(BotFailed) as failed:
        play_deal(contest(f"{HERE}:{bot}", "anfaenger"), 3)
    error = pickle.loads(pickle.dumps(failed.value))  # noqa: S301 - our own; it comes from workers
    assert (error.bot, error.deal, error.seat) == (f"{HERE}:{bot}", 3, seat)
    assert reason in error.reason


def test_a_failing_opponent_is_reported_with_its_seat() -> None:
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
        (f"{HERE}:exit_process", EntrantFlaw.CALL, "SystemExit: 3"),
        ("no.such.module:Bot", EntrantFlaw.MODULE, "no"),
        (f"{HERE}.deeper:Bot", EntrantFlaw.MODULE, f"{HERE}.deeper"),
        ("nonsense:", EntrantFlaw.PLACE, ""),
        (":nonsense", EntrantFlaw.PLACE, ""),
        ("a b:c", EntrantFlaw.PLACE, ""),
    ],
)
def test_a_bad_name_of_a_bot_is_refused_with_a_reason(
    name: str, flaw: EntrantFlaw, reason: str
) -> None:
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
def test_an_import_error_of_a_module_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    (tmp_path / "raises_at_import.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoBot) as refused:
        maker("raises_at_import:Bot")
    assert refused.value.flaw is EntrantFlaw.IMPORT
    assert refused.value.reason.startswith(reason)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        maker("grossmeister")
    assert refused.value.name == "grossmeister"
    assert "verein" in refused.value.known


def test_the_code_hash_includes_external_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The source of an external bot affects the hash. The choice of built-in bots does not."""
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
