"""Whoever plays the deals, in whatever order, and however often it breaks off: the same figures."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from romme.arena import crews
from romme.arena.contest import Contest
from romme.arena.contest_report import EarlyStop, Measure, as_json
from romme.arena.crews import Crew, NoCluster, PlayedDeals
from romme.arena.extras import MissingExtra
from romme.arena.games import BotFailed, PlayedDeal
from romme.arena.record import open_record
from romme.arena.running import OtherCode, Progress, run
from romme.arena.sprt import FEWEST, SprtVerdict, Test
from tests.arena.made_up import contest, invented, inventing, muddled

SOME = contest()
QUESTION = EarlyStop(Measure.WINS, Test(0.5, 0.54))


def test_the_order_of_the_deals_does_not_matter() -> None:
    assert run(SOME, 30, crew=inventing) == run(SOME, 30, crew=muddled)


def test_a_test_ends_at_the_same_deal_in_whatever_order() -> None:
    ordered = run(SOME, 4000, crew=inventing, question=QUESTION)
    assert ordered.test is not None
    assert ordered.test.verdict is SprtVerdict.HIGH
    assert FEWEST <= len(ordered.deals) < 1000
    assert ordered.test.path[-1] >= QUESTION.test.upper
    assert max(ordered.test.path[FEWEST - 1 : -1], default=0) < QUESTION.test.upper
    assert run(SOME, 4000, crew=muddled, question=QUESTION) == ordered


def test_a_test_that_does_not_decide_plays_all_deals() -> None:
    report = run(SOME, 60, crew=inventing, question=EarlyStop(Measure.WINS, Test(0.5, 0.501)))
    assert report.test is not None
    assert (report.test.verdict, len(report.deals)) == (SprtVerdict.OPEN, 60)


def test_who_has_enough_stops_the_crew() -> None:
    asked = []

    def lazy(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        try:
            for played in inventing(some, deals):
                asked.append(played.deal)
                yield played
        finally:
            asked.append(0)

    report = run(SOME, 4000, crew=lazy, question=QUESTION)
    assert asked == [*range(1, len(report.deals) + 1), 0]


def test_what_the_record_has_is_not_played_again(tmp_path: Path) -> None:
    whole = run(SOME, 12, crew=inventing)
    asked: list[int] = []

    def noting(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        for played in inventing(some, deals):
            asked.append(played.deal)
            yield played

    with open_record(tmp_path / "file", SOME) as record:
        for deal in (2, 5, 40):
            record.add(deal, invented(SOME, deal))
        assert run(SOME, 12, crew=noting, record=record) == whole
        assert sorted(record.deals) == [*range(1, 13), 40]
    assert asked == [1, 3, 4, *range(6, 13)]
    with open_record(tmp_path / "file", SOME) as record:
        assert run(SOME, 5, crew=noting, record=record) == run(SOME, 5, crew=inventing)
    assert len(asked) == 10


def test_a_record_that_decides_needs_no_play(tmp_path: Path) -> None:
    decided = run(SOME, 4000, crew=inventing, question=QUESTION)
    with open_record(tmp_path / "file", SOME) as record:
        for deal in range(len(decided.deals) + 20, 0, -1):
            record.add(deal, invented(SOME, deal))

        def refusing(_: Contest, deals: Iterable[int]) -> PlayedDeals:
            raise AssertionError(deals)
            yield

        assert run(SOME, 4000, crew=refusing, record=record, question=QUESTION) == decided


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[Progress] = []
    with open_record(tmp_path / "file", SOME) as record:
        record.add(2, invented(SOME, 2))
        record.add(9, invented(SOME, 9))  # which is not asked for
        run(SOME, 5, crew=muddled, record=record, tell=told.append, question=QUESTION)
    assert [come.deals for come in told] == [1, 2, 3, 4, 5]
    assert all(come.walk is not None for come in told)


def test_a_worker_with_other_code_is_refused() -> None:
    def strange(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        for deal in deals:
            yield PlayedDeal(deal, "other", invented(some, deal))

    with pytest.raises(OtherCode):
        run(SOME, 3, crew=strange)


# --- real crews ----------------------------------------------------------------------------------

DEALS = 6


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    return as_json(run(SOME, DEALS))


def figures(crew: Crew) -> dict[str, object]:
    return as_json(run(SOME, DEALS, crew=crew))


def test_one_process_needs_no_other() -> None:
    with crews.processes(1) as crew:
        assert crew is crews.alone


def test_two_processes_find_the_same(alone: dict[str, object]) -> None:
    with crews.processes(2) as crew:
        assert figures(crew) == alone


def test_processes_tell_which_bot_failed() -> None:
    some = contest("tests.arena.made_up:Raises", "anfaenger")
    with crews.processes(2) as crew, pytest.raises(BotFailed) as failed:
        run(some, 4, crew=crew)
    assert failed.value.reason == "ZeroDivisionError: oops"


def test_processes_are_stopped_when_a_test_decides() -> None:
    """A strong bot against a random one: decided as soon as it may be."""
    with crews.processes(2) as crew:
        report = run(SOME, 100_000, crew=crew, question=QUESTION)
    assert len(report.deals) == FEWEST


@pytest.mark.skipif(not find_spec("distributed"), reason="the packages for Dask are not installed")
def test_a_dask_cluster_finds_the_same(alone: dict[str, object]) -> None:
    """One that is there already, known by its address; `tests/cli` has one for the occasion."""
    from distributed import LocalCluster  # noqa: PLC0415 - not always there

    with (
        LocalCluster(  # type: ignore[no-untyped-call]  # as there
            n_workers=1, processes=False, protocol="tcp", dashboard_address="127.0.0.1:0"
        ) as cluster,
        crews.dask(cluster.scheduler_address) as crew,
    ):
        assert figures(crew) == alone


@pytest.mark.skipif(not find_spec("distributed"), reason="the packages for Dask are not installed")
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://"])
def test_a_dask_cluster_that_is_not_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "CLUSTER_TIMEOUT_SECONDS", 0.5)
    with pytest.raises(NoCluster) as error, crews.dask(address):
        pass
    assert error.value.address == address


@pytest.mark.full
@pytest.mark.skipif(not find_spec("ray"), reason="ray is not installed")
def test_a_ray_cluster_finds_the_same(alone: dict[str, object]) -> None:
    with crews.ray(crews.LOCAL) as crew:
        assert figures(crew) == alone


@pytest.mark.parametrize(
    ("crew", "packages"),
    [
        (lambda: crews.processes(2), ("joblib",)),
        (lambda: crews.dask("local"), ("joblib", "dask", "distributed")),
        (lambda: crews.ray("local"), ("joblib", "ray")),
    ],
    ids=["processes", "dask", "ray"],
)
def test_missing_packages_are_named(
    crew: object, packages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romme.arena.extras.find_spec", lambda _: None)
    assert callable(crew)
    with pytest.raises(MissingExtra) as error, crew():
        pass
    assert error.value.packages == packages
