"""Results do not depend on where, in which order or with which interruptions deals are played."""

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
from tests.support.arena.fake_contests import contest, fake_crew, fake_results, shuffled_crew

SOME = contest()
QUESTION = EarlyStop(Measure.WINS, Test(0.5, 0.54))


def test_the_order_of_the_deals_does_not_matter() -> None:
    assert run(SOME, 30, crew=fake_crew) == run(SOME, 30, crew=shuffled_crew)


def test_a_test_ends_at_the_same_deal_in_any_order() -> None:
    ordered = run(SOME, 4000, crew=fake_crew, question=QUESTION)
    assert ordered.test is not None
    assert ordered.test.verdict is SprtVerdict.HIGH
    assert FEWEST <= len(ordered.deals) < 1000
    assert ordered.test.path[-1] >= QUESTION.test.upper
    assert max(ordered.test.path[FEWEST - 1 : -1], default=0) < QUESTION.test.upper
    assert run(SOME, 4000, crew=shuffled_crew, question=QUESTION) == ordered


def test_an_undecided_test_plays_all_deals() -> None:
    report = run(SOME, 60, crew=fake_crew, question=EarlyStop(Measure.WINS, Test(0.5, 0.501)))
    assert report.test is not None
    assert (report.test.verdict, len(report.deals)) == (SprtVerdict.OPEN, 60)


def test_a_decided_test_stops_the_crew() -> None:
    deals_played = []

    def logging_crew(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        try:
            for played in fake_crew(some, deals):
                deals_played.append(played.deal)
                yield played
        finally:
            deals_played.append(0)

    report = run(SOME, 4000, crew=logging_crew, question=QUESTION)
    assert deals_played == [*range(1, len(report.deals) + 1), 0]


def test_recorded_deals_are_not_played_again(tmp_path: Path) -> None:
    whole = run(SOME, 12, crew=fake_crew)
    deals_played: list[int] = []

    def logging_crew(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        for played in fake_crew(some, deals):
            deals_played.append(played.deal)
            yield played

    with open_record(tmp_path / "file", SOME) as record:
        for deal in (2, 5, 40):
            record.add(deal, fake_results(SOME, deal))
        assert run(SOME, 12, crew=logging_crew, record=record) == whole
        assert sorted(record.deals) == [*range(1, 13), 40]
    assert deals_played == [1, 3, 4, *range(6, 13)]
    with open_record(tmp_path / "file", SOME) as record:
        assert run(SOME, 5, crew=logging_crew, record=record) == run(SOME, 5, crew=fake_crew)
    assert len(deals_played) == 10


def test_a_record_that_decides_the_test_needs_no_play(tmp_path: Path) -> None:
    decided = run(SOME, 4000, crew=fake_crew, question=QUESTION)
    with open_record(tmp_path / "file", SOME) as record:
        for deal in range(len(decided.deals) + 20, 0, -1):
            record.add(deal, fake_results(SOME, deal))

        def refusing(_: Contest, deals: Iterable[int]) -> PlayedDeals:
            raise AssertionError(deals)
            yield

        assert run(SOME, 4000, crew=refusing, record=record, question=QUESTION) == decided


def test_progress_is_reported(tmp_path: Path) -> None:
    reports: list[Progress] = []
    with open_record(tmp_path / "file", SOME) as record:
        record.add(2, fake_results(SOME, 2))
        record.add(9, fake_results(SOME, 9))  # beyond the requested deals
        run(SOME, 5, crew=shuffled_crew, record=record, tell=reports.append, question=QUESTION)
    assert [progress.deals for progress in reports] == [1, 2, 3, 4, 5]
    assert all(progress.walk is not None for progress in reports)


def test_results_of_a_worker_with_other_code_are_refused() -> None:
    def outdated_crew(some: Contest, deals: Iterable[int]) -> PlayedDeals:
        for deal in deals:
            yield PlayedDeal(deal, "other", fake_results(some, deal))

    with pytest.raises(OtherCode):
        run(SOME, 3, crew=outdated_crew)


# --- real crews ----------------------------------------------------------------------------------

DEALS = 6


@pytest.fixture(scope="module")
def single_process_figures() -> dict[str, object]:
    return as_json(run(SOME, DEALS))


def figures(crew: Crew) -> dict[str, object]:
    return as_json(run(SOME, DEALS, crew=crew))


def test_one_process_starts_no_workers() -> None:
    with crews.processes(1) as crew:
        assert crew is crews.alone


def test_two_processes_give_the_same_figures(single_process_figures: dict[str, object]) -> None:
    with crews.processes(2) as crew:
        assert figures(crew) == single_process_figures


def test_a_failed_bot_in_a_worker_is_reported() -> None:
    some = contest("tests.support.arena.fake_contests:Raises", "anfaenger")
    with crews.processes(2) as crew, pytest.raises(BotFailed) as failed:
        run(some, 4, crew=crew)
    assert failed.value.reason == "ZeroDivisionError: oops"


def test_workers_stop_when_a_test_decides() -> None:
    """A run with a clear difference stops after `FEWEST` deals instead of playing all 100,000."""
    with crews.processes(2) as crew:
        report = run(SOME, 100_000, crew=crew, question=QUESTION)
    assert len(report.deals) == FEWEST


@pytest.mark.skipif(not find_spec("distributed"), reason="the packages for Dask are not installed")
def test_a_dask_cluster_gives_the_same_figures(single_process_figures: dict[str, object]) -> None:
    """This test connects to a running cluster. A test in `tests/cli` starts a new one."""
    from distributed import LocalCluster  # noqa: PLC0415 - optional package

    with (
        LocalCluster(  # type: ignore[no-untyped-call]  # untyped
            n_workers=1, processes=False, protocol="tcp", dashboard_address="127.0.0.1:0"
        ) as cluster,
        crews.dask(cluster.scheduler_address) as crew,
    ):
        assert figures(crew) == single_process_figures


@pytest.mark.skipif(not find_spec("distributed"), reason="the packages for Dask are not installed")
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://"])
def test_an_unreachable_dask_cluster_is_reported(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crews, "CLUSTER_TIMEOUT_SECONDS", 0.5)
    with pytest.raises(NoCluster) as error, crews.dask(address):
        pass
    assert error.value.address == address


@pytest.mark.full
@pytest.mark.skipif(not find_spec("ray"), reason="ray is not installed")
def test_a_ray_cluster_gives_the_same_figures(single_process_figures: dict[str, object]) -> None:
    with crews.ray(crews.LOCAL) as crew:
        assert figures(crew) == single_process_figures


@pytest.mark.parametrize(
    ("crew", "packages"),
    [
        (lambda: crews.processes(2), ("joblib",)),
        (lambda: crews.dask("local"), ("joblib", "dask", "distributed")),
        (lambda: crews.ray("local"), ("joblib", "ray")),
    ],
    ids=["processes", "dask", "ray"],
)
def test_missing_packages_are_reported(
    crew: object, packages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romme.arena.extras.find_spec", lambda _: None)
    assert callable(crew)
    with pytest.raises(MissingExtra) as error, crew():
        pass
    assert error.value.packages == packages
