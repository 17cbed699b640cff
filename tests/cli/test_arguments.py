"""The arguments of a command are derived from the parameters of its function."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import pytest

from romme.cli.terminal.arguments import (
    AtLeastOne,
    OptionName,
    UsageProblem,
    arguments_of,
    bind,
)
from romme.cli.terminal.commands import CommandGroup
from romme.cli.tournament import tournament


@dataclass(frozen=True, slots=True)
class Terms:
    """Options that several commands share."""

    rounds: int | None = None
    team_size: int = 4


NOTHING_SAID: Final = Terms()


def enter(
    file: str,
    table: int,
    game: int | None = None,
    /,
    *line: str,
    terms: Terms = NOTHING_SAID,
    out: Annotated[Path | None, OptionName("--to")] = None,
    option: tuple[str, ...] = (),
    sprt: tuple[float, float] | None = None,
    parties: Literal["single", "team"] = "single",
    json: bool = False,
) -> int:
    raise NotImplementedError


def pack(*tables: Annotated[int, AtLeastOne], reason: str) -> int:
    raise NotImplementedError


def overview(*, lang: str | None = None) -> int:
    raise NotImplementedError


def test_arguments_are_named_after_parameters_and_fields() -> None:
    names = [argument.name for argument in arguments_of(enter)]
    assert names[:4] == ["FILE", "TABLE", "GAME", "LINE"]
    assert names[4:7] == ["--rounds", "--team-size", "--to"]
    assert [argument.name for argument in arguments_of(enter) if argument.required] == names[:2]
    assert [argument.required for argument in arguments_of(pack)] == [True, True]
    (parties,) = (one for one in arguments_of(enter) if one.name == "--parties")
    assert parties.choices == ("single", "team")


@pytest.mark.parametrize(
    ("words", "args", "options"),
    [
        ("cup 3", ["cup", 3], {}),
        ("cup 3 2 2 romme -", ["cup", 3, 2, "2", "romme", "-"], {}),
        ("cup --json 3 -4", ["cup", 3, -4], {"json": True}),
        ("cup 3 --to a/b", ["cup", 3], {"out": Path("a/b")}),
        ("cup 3 --option a=1 --option=b=2", ["cup", 3], {"option": ("a=1", "b=2")}),
        ("cup 3 --sprt -5 5.5", ["cup", 3], {"sprt": (-5.0, 5.5)}),
        ("cup 3 --sprt=-5 5.5", ["cup", 3], {"sprt": (-5.0, 5.5)}),
        ("cup 3 --parties=team", ["cup", 3], {"parties": "team"}),
        ("cup 3 --team-size 2", ["cup", 3], {"terms": Terms(team_size=2)}),
        ("--json -- --to 3", ["--to", 3], {"json": True}),
        ("- 3 1 -- -x --json", ["-", 3, 1, "-x", "--json"], {}),
    ],
)
def test_values_are_converted(words: str, args: list[object], options: dict[str, object]) -> None:
    assert bind(enter, words.split()) == (args, options)


@pytest.mark.parametrize(
    ("words", "key", "facts"),
    [
        ("", "usage-missing", {"name": "FILE"}),
        ("cup", "usage-missing", {"name": "TABLE"}),
        ("cup x", "usage-bad-value", {"text": "x", "name": "TABLE"}),
        ("cup 1.5", "usage-bad-value", {"text": "1.5", "name": "TABLE"}),
        ("cup 3 --jsn=1", "usage-unknown-option", {"text": "--jsn"}),
        ("cup 3 -j", "usage-unknown-option", {"text": "-j"}),
        ("cup 3 --no-json", "usage-unknown-option", {"text": "--no-json"}),
        ("cup 3 --json=yes", "usage-bad-value", {"text": "yes", "name": "--json"}),
        ("cup 3 --json --json", "usage-repeated", {"name": "--json"}),
        ("cup 3 --to", "usage-missing-value", {"name": "--to"}),
        ("cup 3 --to --json", "usage-missing-value", {"name": "--to"}),
        ("cup 3 --sprt 1", "usage-missing-value", {"name": "--sprt"}),
        ("cup 3 --rounds many", "usage-bad-value", {"text": "many", "name": "--rounds"}),
        (
            "cup 3 --parties all",
            "usage-bad-choice",
            {"text": "all", "name": "--parties", "possible": "single, team"},
        ),
    ],
)
def test_mistakes_are_named(words: str, key: str, facts: dict[str, str]) -> None:
    with pytest.raises(UsageProblem) as refused:
        bind(enter, words.split())
    assert (refused.value.key, refused.value.facts) == (key, facts)


@pytest.mark.parametrize(
    ("words", "key", "name"),
    [
        ("--reason x", "usage-missing", "TABLES"),
        ("1 2", "usage-missing-value", "--reason"),
        ("1 x --reason y", "usage-bad-value", "TABLES"),
    ],
)
def test_required_arguments_are_demanded(words: str, key: str, name: str) -> None:
    with pytest.raises(UsageProblem) as refused:
        bind(pack, words.split())
    assert (refused.value.key, refused.value.facts["name"]) == (key, name)


def test_a_surplus_argument_is_refused() -> None:
    with pytest.raises(UsageProblem, match="usage-too-many"):
        bind(overview, ["x"])
    with pytest.raises(UsageProblem, match="usage-unknown-command"):
        bind(overview, ["x"], unexpected="usage-unknown-command")


def test_commands_are_found_by_their_path() -> None:
    group = CommandGroup(
        overview, {"enter": enter, "tournament": "romme.cli.tournament:tournament"}
    )
    assert group.find(["enter", "tournament"]) == (("enter",), enter)
    assert group.find([]) == group.find(["--lang", "enter"]) == ((), group)
    path, ranking = group.find(["tournament", "rank", "cup"])
    assert (path, ranking) == (("tournament", "rank"), tournament["rank"])
    assert group.path_among(["--lang", "de", "tournament", "cup", "rank"]) == path
    assert group.path_among(["--lang", "de"]) == ()
