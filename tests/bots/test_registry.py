"""Looking up bots by name: built-in levels and bots from other installed packages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from romme.bots import LEVELS, UnknownBot, bot_names, make_bot
from romme.bots.registry import GROUP
from romme.bots.zufall import Zufall

Install: TypeAlias = Callable[..., None]

CODE = """
class Wirt:
    def choose(self, view, legal, rng, budget):
        return (legal.draws or legal.plays)[0]

class Gast:
    pass

def wirt_with_a_hat():
    bot = Wirt()
    bot.hat = True
    return bot
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A function that installs a package with bots in a temporary folder."""

    def create_package(name: str, **bots: str) -> None:
        folder = tmp_path / name
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (folder / f"{name}.py").write_text(CODE, "utf-8")
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        lines = [f"[{GROUP}]", *(f"{bot} = {name}:{value}" for bot, value in bots.items())]
        (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
        monkeypatch.syspath_prepend(folder)

    return create_package


def test_the_levels_are_listed_first_from_weak_to_strong() -> None:
    assert tuple(LEVELS) == ("zufall", "anfaenger", "stammtisch", "verein")
    assert bot_names()[:4] == tuple(LEVELS)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_made_by_its_name(name: str) -> None:
    assert type(make_bot(name)) is LEVELS[name]


def test_another_package_can_provide_bots(install: Install) -> None:
    """An entry point may refer to a class or to a function that returns a bot."""
    install("kneipe", wirt="Wirt", hut="wirt_with_a_hat")
    assert bot_names() == (*LEVELS, "hut", "wirt")
    assert type(make_bot("wirt")).__name__ == "Wirt"
    assert vars(make_bot("hut")) == {"hat": True}
    assert make_bot("wirt") is not make_bot("wirt")


def test_another_package_cannot_replace_a_level(install: Install) -> None:
    install("schwindel", zufall="Wirt")
    assert bot_names() == tuple(LEVELS)
    assert type(make_bot("zufall")) is Zufall


def test_an_object_without_choose_is_no_bot(install: Install) -> None:
    install("saal", gast="Gast")
    assert "gast" in bot_names()
    with pytest.raises(TypeError, match=r"saal:Gast makes is no bot"):
        make_bot("gast")


def test_an_unknown_name_is_refused_with_the_known_ones(install: Install) -> None:
    install("theke", wirt="Wirt")
    with pytest.raises(UnknownBot, match="no bot 'meister'; there are zufall, ") as raised:
        make_bot("meister")
    assert raised.value.name == "meister"
    assert raised.value.known == (*LEVELS, "wirt")
