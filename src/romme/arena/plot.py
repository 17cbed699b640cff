"""Plot the results of a contest. The caller supplies all labels, already translated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from romme.arena.contest_report import ContestReport, Measure, TestFigures, means
from romme.arena.extras import need
from romme.arena.intervals import Estimate, mean_interval, share_interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS: Final = (".png", ".svg")
"""Supported file suffixes."""
STATIONS: Final = 12
"""Number of points at which the running estimate is drawn with its interval."""
_INK: Final = "#1f4e79"
_LIGHT: Final = "#8a8a8a"
_PANEL: Final = 4.6
_ROW: Final = 0.34
SETTINGS: Final[dict[Any, Any]] = {  # matplotlib has its own type for the keys
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "font.size": 10,
    "svg.fonttype": "path",
    "svg.hashsalt": "romme",  # makes the file reproducible
}
"""Matplotlib settings of all plots."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The title and the other labels of a plot."""

    title: str
    share: str
    more: str
    rating: str
    ratio: str
    deals: str
    against: str
    """The word between a candidate and its opponent."""
    chance: str
    bounds: tuple[str, str]
    """Labels of the lower and the upper bound of a test."""


def draw(report: ContestReport, labels: Labels, file: Path) -> None:
    """Write the plot of a report to a file."""
    need("matplotlib")
    import matplotlib as mpl  # noqa: PLC0415 - slow, and optional

    with mpl.rc_context(SETTINGS):
        nameless = {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}
        picture(report, labels).savefig(file, dpi=150, metadata=nameless)


def picture(report: ContestReport, labels: Labels) -> Figure:
    """Return the plot of a report as a matplotlib figure."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - slow, and optional

    figure = Figure(layout="constrained")
    if report.bots:
        _round_robin(figure, report, labels)
    else:
        _duel(figure, report, labels)
    figure.suptitle(labels.title, x=0.01, ha="left", fontsize=11, fontweight="bold")
    return figure


# --- two bots: running estimates -----------------------------------------------------------------


def _duel(figure: Figure, report: ContestReport, labels: Labels) -> None:
    panels = 2 if report.test is None else 3
    figure.set_size_inches(_PANEL * panels, 3.6)
    axes = figure.subplots(1, panels)
    players = report.contest.players
    shares = means(report.contest, report.deals, 0, Measure.WINS)
    more = means(report.contest, report.deals, 0, Measure.POINTS)
    stations = _stations(len(shares))
    percent = [_percent(share_interval(shares[:n], players)) for n in stations]
    _way(axes[0], stations, percent, labels.share)
    _level(axes[0], 100 * report.contest.chance, labels.chance)
    _way(axes[1], stations, [mean_interval(more[:n]) for n in stations], labels.more)
    _level(axes[1], 0.0, labels.chance)
    if report.test is not None:
        _test(axes[2], report.test, labels)
    for panel in axes:
        panel.set_xlabel(labels.deals)


def _stations(deals: int) -> list[int]:
    """Return the numbers of deals after which to plot the running estimate; the last is `deals`."""
    least = min(2, deals)
    return sorted(
        {max(least, round(deals * number / STATIONS)) for number in range(1, STATIONS + 1)}
    )


def _percent(share: Estimate) -> Estimate:
    if share.low is None or share.high is None:
        return Estimate(100 * share.mean, None, None)
    return Estimate(100 * share.mean, 100 * share.low, 100 * share.high)


def _way(panel: Axes, stations: Sequence[int], found: Sequence[Estimate], label: str) -> None:
    means = [one.mean for one in found]
    panel.errorbar(
        stations, means, yerr=_bars(found), color=_INK, marker="o", markersize=4, capsize=3
    )
    panel.set_title(label, fontsize=10)
    panel.set_xlim(left=0)


def _level(panel: Axes, value: float, label: str) -> None:
    panel.axhline(value, color=_LIGHT, linestyle="--", linewidth=1, label=label)
    panel.legend(frameon=False, loc="best", fontsize=9)


def _test(panel: Axes, found: TestFigures, labels: Labels) -> None:
    test = found.question.test
    panel.plot(range(1, len(found.path) + 1), found.path, color=_INK, linewidth=1.4)
    for bound, label in zip((test.lower, test.upper), labels.bounds, strict=True):
        panel.axhline(bound, color=_LIGHT, linestyle="--", linewidth=1)
        panel.annotate(
            label,
            (0.02, bound),
            xycoords=("axes fraction", "data"),
            xytext=(0, 3),
            textcoords="offset points",
            fontsize=9,
        )
    panel.set_title(labels.ratio, fontsize=10)
    panel.set_xlim(left=0)
    panel.margins(y=0.15)


# --- more than two bots: ratings -----------------------------------------------------------------


def _round_robin(figure: Figure, report: ContestReport, labels: Labels) -> None:
    rows = max(len(report.bots), len(report.pairings))
    figure.set_size_inches(_PANEL * 3, 1.8 + _ROW * rows)
    ratings, shares, more = figure.subplots(1, 3)
    ranked = sorted(report.bots, key=lambda one: one.rating.mean)
    _rows(ratings, [one.bot for one in ranked], [one.rating for one in ranked], labels.rating)
    names = [f"{one.candidate} {labels.against} {one.opponent}" for one in report.pairings][::-1]
    percent = [_percent(one.share) for one in report.pairings][::-1]
    _rows(shares, names, percent, labels.share)
    _rows(more, [""] * len(names), [one.more for one in report.pairings][::-1], labels.more)
    for panel, value in ((shares, 100 * report.contest.chance), (more, 0.0)):
        panel.axvline(value, color=_LIGHT, linestyle="--", linewidth=1, label=labels.chance)
        panel.legend(frameon=False, loc="best", fontsize=9)


def _rows(panel: Axes, names: Sequence[str], found: Sequence[Estimate], label: str) -> None:
    places = range(len(names))
    panel.errorbar(
        [one.mean for one in found],
        places,
        xerr=_bars(found),
        color=_INK,
        linestyle="none",
        marker="o",
        markersize=5,
        capsize=3,
    )
    panel.set_yticks(places, names)
    panel.set_ylim(-0.6, len(names) - 0.4)
    panel.set_title(label, fontsize=10)
    panel.grid(axis="x", alpha=0.3)


def _bars(found: Sequence[Estimate]) -> tuple[list[float], list[float]]:
    """Return the lengths of the error bars below and above each mean, 0 without an interval."""
    low = [one.mean - one.low if one.low is not None else 0.0 for one in found]
    high = [one.high - one.mean if one.high is not None else 0.0 for one in found]
    return [max(0.0, reach) for reach in low], [max(0.0, reach) for reach in high]
