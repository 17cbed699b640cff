"""``romme tournament clock``, ``end``, ``call`` and ``answer``: time, and calls of tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from romme.cli.tournament import calls, time
from romme.tournament.storage.file import TournamentFile
from tests.cli.tournament.conftest import CUP, Cup, json_of, output_of


def began() -> int:
    """Return when the first series began, in milliseconds since 1970."""
    clock = TournamentFile(Path(CUP)).tournament.running_clock
    assert clock is not None
    return clock.began


def test_a_series_ends_after_the_planned_minutes(
    nine: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "now_ms", lambda: began() + 100 * time.MINUTE_MS)
    assert output_of(nine("clock")) == "Time left: 20 minutes.\n"
    output = json_of(nine("clock", "15", "--json"))
    assert (output["events"][0]["is"], output["left_ms"]) == ("clock-set", 15 * time.MINUTE_MS)
    assert "There is no planned end." in output_of(nine("clock", "0"))


def test_the_planned_end_can_be_shifted_with_the_clock(
    nine: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = output_of(nine("clock", "--shift=-60"))
    assert "The computer’s clock was set back by 60 minutes." in " ".join(output.split())
    monkeypatch.setattr(time, "now_ms", began)
    assert output_of(nine("clock")) == "Time left: 120 minutes.\n"
    refused = nine("clock", "5", "--shift", "5")
    assert (refused.status, refused.out) == (2, "")


def test_lists_are_ended_one_by_one_or_all_at_once(nine: Cup) -> None:
    for game, line in enumerate(("2 romme 12 - 104u", "1 - 31 10"), start=1):
        output_of(nine("enter", "1", str(game), line))
    told = "Series 1, ended early by the tournament director because time was up: table 1"
    assert " ".join(output_of(nine("end", "1")).split()) == f"{told} after game 2."
    shown = " ".join(output_of(nine("list", "1")).split())
    assert "Ended after game 2. Reason: time." in shown
    assert json_of(nine("list", "1", "--json"))["ended_early"] == {
        "games": 2,
        "reason": "",
        "by": "director",
    }
    output = json_of(nine("end", "--reason", "fire alarm", "--json"))
    lists = [{"table": 2, "games": 0}, {"table": 3, "games": 0}]
    assert (output["events"][0]["lists"], output["events"][0]["reason"]) == (lists, "fire alarm")
    refused = nine("enter", "1", "3", "3 30 99u -")
    assert (refused.status, "can’t be entered any more" in refused.err) == (1, True)
    for table in ("1", "2", "3"):
        output_of(nine("sign", table))
    output_of(nine("close"))
    assert json_of(nine("check", "--json"))["misruled"] == []
    ranked = json_of(nine("rank", "--json"))["lines"]
    assert {one["ended_early"] for one in ranked} == {1}
    assert "time" in output_of(nine("rank"))


def test_one_undo_opens_all_lists_again(nine: Cup) -> None:
    output_of(nine("end"))
    output_of(nine("undo"))
    shown = json_of(nine("show", "--json"))["series"][0]["tables"]
    assert [one["of"] for one in shown] == [3, 3, 3]
    output_of(nine("end"))
    output_of(nine("undo", "2"))
    shown = json_of(nine("show", "--json"))["series"][0]["tables"]
    assert [one["of"] for one in shown] == [0, 3, 0]


def test_tables_call_the_director_and_get_an_answer(
    nine: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert output_of(nine("call")) == "No table is calling.\n"
    called = " ".join(output_of(nine("call", "2", "wrong-dealer")).split())
    assert called == "Series 1, table 2 called the director: Wrong dealer."
    assert json_of(nine("call", "2", "--json"))["events"] == []
    at = json_of(nine("call", "--json"))["calls"][0]["at"]
    monkeypatch.setattr(calls, "now_ms", lambda: at + 4 * calls.MINUTE_MS)
    assert output_of(nine("call")) == "Table 2: Wrong dealer, waiting for 4 min\n"
    answered = " ".join(output_of(nine("answer", "2")).split())
    assert answered.endswith("the tournament director answered the call after 4 minutes.")
    output_of(nine("call", "3"))
    output_of(nine("call", "3", "--back"))
    refused = nine("answer", "3")
    assert (refused.status, "Nobody at table 3 is calling" in refused.err) == (1, True)
    texts = [one["text"] for one in json_of(nine("referee", "--json"))["decisions"]]
    assert texts[0].endswith("Answered by the tournament director after 4 minutes.")


def test_terms_set_the_planned_length_and_what_counts(nine: Cup) -> None:
    output = json_of(
        nine("terms", "--series-minutes", "135", "--early-end", "whole-rounds", "--json")
    )
    terms = output["events"][0]["terms"]
    assert (terms["series_minutes"], terms["early_end"]) == (135, "whole-rounds")
    output_of(nine("enter", "1", "1", "2 romme 12 - 104u"))
    output = json_of(nine("end", "1", "--json"))
    assert output["events"][0]["lists"] == [{"table": 1, "games": 0}]
