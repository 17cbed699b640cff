"""The plot: its panels, and a file in each format."""

from __future__ import annotations

from pathlib import Path

import pytest

from romme.arena.contest import Contest
from romme.arena.contest_report import ContestReport, EarlyStop, Measure
from romme.arena.plot import KINDS, Labels, draw, picture
from romme.arena.running import run
from romme.arena.sprt import Test
from tests.support.arena.fake_contests import contest, fake_crew

pytest.importorskip("matplotlib", reason="matplotlib is not installed")

LABELS = Labels(
    title="Title",
    share="Share",
    more="More",
    rating="Rating",
    ratio="Ratio",
    deals="deals",
    against="–",
    chance="equals",
    bounds=("low", "high"),
)
QUESTION = EarlyStop(Measure.WINS, Test(0.5, 0.52))


def report(*bots: str, players: int = 2, deals: int = 40, tested: bool = False) -> ContestReport:
    some: Contest = contest(*bots, players=players)
    return run(some, deals, crew=fake_crew, question=QUESTION if tested else None)


def titles(shown: ContestReport) -> list[str]:
    return [axes.get_title(loc="left") or axes.get_title() for axes in picture(shown, LABELS).axes]


def test_a_duel_plots_both_measures_over_the_deals() -> None:
    shown = report("anfaenger", "zufall")
    assert titles(shown) == ["Share", "More"]
    share, more = picture(shown, LABELS).axes
    for axes, figures in ((share, shown.pairings[0].share), (more, shown.pairings[0].more)):
        assert axes.get_xlabel() == "deals"
        curve = axes.lines[0]
        scale = 100 if axes is share else 1
        assert curve.get_xydata()[-1] == pytest.approx([40, scale * figures.mean])  # type: ignore[index]  # an array
        [bars] = axes.containers
        assert bars.has_yerr  # type: ignore[attr-defined]  # an ErrorbarContainer


def test_a_sequential_test_has_its_own_panel() -> None:
    shown = report("anfaenger", "zufall", tested=True)
    assert titles(shown) == ["Share", "More", "Ratio"]
    panel = picture(shown, LABELS).axes[2]
    assert shown.test is not None
    assert [*panel.lines[0].get_ydata()] == [*shown.test.path]  # type: ignore[misc]  # an array
    assert [text.get_text() for text in panel.texts] == ["low", "high"]


def test_a_round_robin_plots_ratings_and_pairings() -> None:
    shown = report("zufall", "anfaenger", "verein", players=3)
    assert titles(shown) == ["Rating", "Share", "More"]
    ratings, shares, _ = picture(shown, LABELS).axes
    ranked = sorted(shown.bots, key=lambda one: one.rating.mean)
    assert [text.get_text() for text in ratings.get_yticklabels()] == [one.bot for one in ranked]
    assert [text.get_text() for text in shares.get_yticklabels()][-1] == "zufall – anfaenger"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deals", [1, 2, 40])
def test_plots_are_written_reproducibly(tmp_path: Path, kind: str, deals: int) -> None:
    """Plotting a report twice gives identical files, because they contain no timestamp."""
    one, two = tmp_path / f"one{kind}", tmp_path / f"two{kind}"
    shown = report("anfaenger", "zufall", deals=deals)
    draw(shown, LABELS, one)
    draw(shown, LABELS, two)
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes()[:60].startswith(b"\x89PNG" if kind == ".png" else b"<?xml")
