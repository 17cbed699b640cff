"""`romme arena`: printed results, JSON, plots, error messages and workers."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from romme.arena import crews
from romme.arena.crews import NoCluster
from romme.arena.running import OtherCode
from romme.cli.arena.command import arena
from romme.cli.terminal.arguments import bind
from romme.locales import LANGUAGES
from tests.cli.arena.conftest import DUEL
from tests.cli.conftest import Run, RunResult
from tests.support.arena.fake_contests import fake_crew

ROUND_ROBIN = ("arena", "zufall", "anfaenger", "verein", "--workers", "1")
DOCS = Path(__file__).parents[3] / "docs" / "arena.md"


# --- output --------------------------------------------------------------------------------------


def test_json_is_reproducible_with_a_seed(romme: Run) -> None:
    result = romme(*DUEL, "--deals", "3", "--seed", "7", "--json")
    assert (result.status, result.err) == (0, "")
    output = json.loads(result.out)
    assert (output["bots"], output["rules"], output["players"]) == (
        ["anfaenger", "zufall"],
        "klassik",
        2,
    )
    assert (output["seed"], output["deals"], output["games"], output["clock"]) == (
        7,
        3,
        6,
        "counted",
    )
    [pairing] = output["pairings"]
    assert pairing["wins"] + pairing["undecided"] <= pairing["games"] == 6
    assert 0 <= pairing["win_share"]["low"] <= pairing["win_share"]["mean"] <= 1
    assert pairing["points_more"]["low"] < pairing["points_more"]["mean"]
    assert romme(*DUEL, "--deals", "3", "--seed", "7", "--json") == result
    assert romme(*DUEL, "--deals", "3", "--seed", "8", "--json") != result


@pytest.mark.usefixtures("_invented_results")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("contest", [DUEL, ROUND_ROBIN, (*DUEL, "--sprt", "0.5", "0.51")])
@pytest.mark.parametrize("rules", ["klassik", "turnier"])
def test_tables_fit_the_terminal_in_every_language(
    romme: Run, lang: str, contest: tuple[str, ...], rules: str
) -> None:
    result = romme(*contest, "--deals", "40", "--lang", lang, "--rules", rules)
    assert (result.status, result.err) == (0, "")
    assert max(map(len, result.out.splitlines())) <= 80
    share = re.search(
        r"^(?:anfaenger +zufall) +\d+[.,]\d % +\d+[.,]\d … ", result.out, re.MULTILINE
    )
    assert share or contest is ROUND_ROBIN


@pytest.mark.usefixtures("_invented_results")
def test_a_duel_in_words(romme: Run) -> None:
    out = re.sub(" +", " ", romme(*DUEL, "--deals", "200").out)
    output = json.loads(romme(*DUEL, "--deals", "200", "--json").out)["pairings"][0]
    share, more = output["win_share"], output["points_more"]
    row = (
        f"anfaenger zufall {100 * share['mean']:.1f} % "
        f"{100 * share['low']:.1f} … {100 * share['high']:.1f} "
        f"{more['mean']:+.1f} {more['low']:+.1f} … {more['high']:+.1f}"
    )
    assert f"\n{row}\n" in out
    assert "\nIf equally strong 50.0 % 0\n" in out
    assert "anfaenger against zufall\nklassik, 2 players, 200 deals, 400 games, seed 1\n" in out
    assert "anfaenger is better than zufall: it wins more often than if they were equal." in out
    assert f"{output['undecided']} games that nobody won count as an equal share" in out


@pytest.mark.usefixtures("_invented_results")
def test_the_verdict_depends_on_the_evidence(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def output(*bots: str, deals: int) -> str:
        return romme("arena", *bots, "--workers", "1", "--deals", str(deals)).out

    assert "anfaenger is better than zufall" in output("anfaenger", "zufall", deals=200)
    assert "These deals don’t show which" in output("anfaenger", "zufall", deals=3)
    monkeypatch.setattr(crews, "alone", _reversed_winners)
    assert "anfaenger is worse than zufall" in output("anfaenger", "zufall", deals=200)


def _reversed_winners(some: Any, deals: Any) -> Any:  # noqa: ANN401 - same as `fake_crew`
    """Yield the results of `fake_crew`, with each game won by the other bot."""
    for played in fake_crew(some, deals):
        reversed_results = tuple(
            one._replace(winner=one.winner and 3 - one.winner) for one in played.results
        )
        yield played._replace(results=reversed_results)


@pytest.mark.usefixtures("_invented_results")
def test_a_round_robin_in_words(romme: Run) -> None:
    out = romme(*ROUND_ROBIN, "--deals", "60").out
    assert "Round robin: zufall, anfaenger, verein\n" in out
    assert re.search(r"\nzufall +1,000 +– +\d", out)
    assert "zufall is set to 1000" in " ".join(out.split())


@pytest.mark.usefixtures("_invented_results")
def test_a_sequential_test_ends_early(romme: Run) -> None:
    arguments = (*DUEL, "--deals", "5000", "--sprt", "0.5", "0.54")
    output = json.loads(romme(*arguments, "--json").out)
    assert (output["sprt"]["verdict"], output["sprt"]["measure"]) == ("high", "wins")
    assert 30 <= output["deals"] < output["deals_asked"] == 5000
    out = re.sub(r"\s+", " ", romme(*arguments).out)
    assert f"decided after {output['deals']} deals: the share of wins is 54.0 % rather than" in out
    out = re.sub(r"\s+", " ", romme(*DUEL, "--sprt", "-9", "-4.5", "--measure", "points").out)
    assert "the point lead per game is −4.50 rather than −9.00" in out


@pytest.mark.usefixtures("_invented_results")
def test_changed_rules_are_reported(romme: Run) -> None:
    result = romme(*DUEL, "--deals", "2", "--option", "blocked_after=3", "--json")
    assert json.loads(result.out)["options"] == {"blocked_after": 3}
    assert "•" in romme(*DUEL, "--deals", "2", "--option", "blocked_after=3").out


def test_bots_can_get_real_seconds(romme: Run) -> None:
    result = romme(*DUEL, "--deals", "1", "--seconds", "0.5")
    assert "real time" in result.out
    output = json.loads(romme(*DUEL, "--deals", "1", "--seconds", "0.5", "--json").out)
    assert (output["clock"], output["seconds"]) == ("real", 0.5)


@pytest.mark.usefixtures("_invented_results")
@pytest.mark.parametrize("contest", [DUEL, ROUND_ROBIN, (*DUEL, "--sprt", "0.5", "0.51")])
def test_contests_can_be_plotted(romme: Run, tmp_path: Path, contest: tuple[str, ...]) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    assert romme(*contest, "--deals", "30", "--plot", "x.svg", "--lang", "lb").status == 0
    assert (tmp_path / "x.svg").read_bytes().startswith(b"<?xml")


@pytest.mark.usefixtures("_invented_results")
def test_progress_is_shown_on_a_terminal_only(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert romme(*DUEL, "--deals", "5").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert "Deals" in romme(*DUEL, "--deals", "5", "--sprt", "0.5", "0.6").err
    assert "Deals" in romme(*DUEL, "--deals", "5", "--json").err


def test_the_help_imports_no_large_packages() -> None:
    code = (
        "import sys; from romme.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('joblib', 'matplotlib', 'numpy', 'dask') if name in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


# --- foreign bots --------------------------------------------------------------------------------


def test_a_bot_of_another_package_plays(
    romme: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text("from romme.bots.zufall import Zufall as Mine\n")
    info = tmp_path / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[romme.bots]\nmine = my_bots:Mine\n")
    monkeypatch.syspath_prepend(tmp_path)
    by_name, by_path = (
        json.loads(romme("arena", name, "zufall", "--workers", "1", "--deals", "2", "--json").out)
        for name in ("mine", "my_bots:Mine")
    )
    assert by_name["pairings"][0]["candidate"] == "mine"
    assert by_name["pairings"][0]["win_share"] == by_path["pairings"][0]["win_share"]
    assert by_name["pairings"][0]["points_more"]["mean"] == 0


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "BOTS is missing."),
        (("zufall",), "A contest needs at least two bots."),
        (
            ("zufall", "meister"),
            "There is no bot “meister”. Choose one of these: zufall, anfaenger,",
        ),
        (("zufall", "no.such:Bot"), "“no.such:Bot”: Python finds no module “no”."),
        (("zufall", "mod:"), "“mod:” doesn’t name a bot. Write it as module:name"),
        (("zufall", ":x"), "“:x” doesn’t name a bot. Write it as module:name"),
        (("zufall", ":"), "“:” doesn’t name a bot. Write it as module:name"),
        (("zufall", "a:b:c"), "“a:b:c” doesn’t name a bot. Write it as module:name"),
        (("zufall", "json.:x"), "“json.:x” doesn’t name a bot. Write it as module:name"),
        (("zufall", "json:[x]"), "“json:[x]” doesn’t name a bot. Write it as module:name"),
        (("zufall", "json:missing"), "“json:missing”: the module has nothing by that name."),
        (("zufall", "json:dumps"), "“json:dumps” can’t be called without arguments"),
        (("zufall", "json:__name__"), "“json:__name__” can’t be called without arguments"),
        (("zufall", "json:JSONDecoder"), "its result (JSONDecoder) has no method choose()."),
        (("zufall", "zufall", "--rules", "skat"), "There is no rule set “skat”."),
        (("zufall", "zufall", "--option", "jokers=9"), "9 is not possible for jokers"),
        (("zufall", "zufall", "--players", "7"), "Choose one of these: 2, 3, 4, 5, 6."),
        (
            ("zufall", "zufall", "--rules", "turnier", "--players", "4"),
            "“4” is not a valid value for --players. Choose one of these: 3.",
        ),
        (("zufall", "zufall", "--deals", "0"), "“0” is not a valid value for --deals."),
        (("zufall", "zufall", "--deals", "many"), "“many” is not a valid value for --deals."),
        (("zufall", "zufall", "--workers", "0"), "“0” is not a valid value for --workers."),
        (("zufall", "zufall", "--seconds", "0"), "“0” is not a valid value for --seconds."),
        (("zufall", "zufall", "--seconds", "nan"), "“nan” is not a valid value for --seconds."),
        (("zufall", "zufall", "--sprt", "0.5", "0.4"), "“0.5 0.4” is not a valid value for --sprt"),
        (("zufall", "zufall", "--sprt", "0.5", "1.4"), "“0.5 1.4” is not a valid value for --sprt"),
        (("zufall", "zufall", "--sprt", "nan", "1"), "“nan 1” is not a valid value for --sprt"),
        (("zufall", "zufall", "--sprt", "0.5"), "--sprt needs a value."),
        (("zufall", "zufall", "--alpha", "0.5"), "“0.5” is not a valid value for --alpha."),
        (("zufall", "zufall", "--beta", "0"), "“0” is not a valid value for --beta."),
        (("zufall", "zufall", "--measure", "luck"), "Choose one of these: wins, points."),
        (
            ("zufall", "zufall", "verein", "--sprt", "0.5", "0.6"),
            "--sprt compares exactly two bots",
        ),
        (("zufall", "zufall", "--plot", "x.pdf"), "Choose one of these: .png, .svg."),
        (("zufall", "zufall", "--plot", "no/x.png"), "no: There is no such folder."),
        (("zufall", "zufall", "--plot", "/proc/x.svg"), "/proc/x.svg: The file can’t be written"),
        (("zufall", "zufall", "--workers", "2", "--dask", "local"), "Give only one of"),
        (("zufall", "zufall", "--ray", "local", "--dask", "local"), "Give only one of"),
        (("zufall", "zufall", "--resume", "no/x"), "no/x: The file can’t be written: "),
        (("zufall", "zufall", "--resume", "."), ".: The file can’t be written: "),
        (
            ("tests.support.arena.fake_contests:Raises", "zufall", "--workers", "1"),
            "Raises failed in deal 1, seat 1: ZeroDivisionError: oops",
        ),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(
    romme: Run, arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    result = romme("arena", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert reason in result.err
    assert not [*tmp_path.glob("x*")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_packages_and_alternatives_are_named(
    romme: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("romme.arena.extras.find_spec", lambda _: None)
    for arguments, extras in (
        ((), "arena"),
        (("--workers", "2"), "arena"),
        (("--dask", "local"), "arena,dask"),
        (("--ray", "local"), "arena,ray"),
        (("--plot", "x.png"), "arena"),
    ):
        result = romme("arena", "zufall", "zufall", *arguments, "--lang", lang)
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
        assert "--workers 1" in result.err
        assert result.err.endswith(f' pip install "romme[{extras}]"\n')
    assert romme("arena", "zufall", "zufall", "--workers", "1", "--deals", "1").status == 0


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (NoCluster("tcp://nowhere"), "No cluster with workers answers at “tcp://nowhere”."),
        (OtherCode(), "A worker runs another version of the program or of a bot."),
        (ModuleNotFoundError("", name="romme"), "A worker lacks the Python package romme."),
    ],
    ids=lambda value: "" if isinstance(value, str) else type(value).__name__,
)
def test_problems_with_workers_are_reported(
    romme: Run, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("romme.cli.arena.command.run", failing)
    result = romme(*DUEL)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert reason in result.err


# --- workers -------------------------------------------------------------------------------------


def test_every_kind_of_worker_gives_the_same_output(romme: Run) -> None:
    arguments = ("arena", "anfaenger", "zufall", "--deals", "5", "--json")
    alone: RunResult = romme(*arguments, "--workers", "1")
    assert alone.status == 0
    assert romme(*arguments, "--workers", "2") == alone
    if find_spec("distributed"):
        assert romme(*arguments, "--dask", "local") == alone


@pytest.mark.skipif(not DOCS.is_file(), reason="a copy without documentation")
def test_commands_in_the_documentation_are_valid() -> None:
    shown = re.findall(r"^\./romme (arena .*)$", DOCS.read_text("utf-8"), re.MULTILINE)
    assert len(shown) >= 5
    for command in shown:
        _, *given = shlex.split(command, comments=True)
        bots, _ = bind(arena, given)
        assert bots
