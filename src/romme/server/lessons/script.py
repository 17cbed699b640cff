"""The script of the lessons: scenes with cards, tasks and instructive mistakes."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias, assert_never

from romme.cards import in_order
from romme.engine.commands import Discard, Draw, GiveBack, LayDown, LayOff, Pass, Shuffle, Swap
from romme.engine.evolve import begin
from romme.engine.setup import set_up
from romme.engine.state import Cards, Ending, Seat, State, TableMeld
from romme.melds import Flaw, arrange
from romme.notation.card_text import parse_cards, parse_placed
from romme.notation.text import Act, NotedMove, parse_act, parse_move, write_act
from romme.rules import RuleSet, find_preset
from romme.rules.options import Mode

LEARNER: Final = Seat(1)
SEATS: Final = 3
DEALER: Final = Seat(3)
"""The last seat, so that the learner begins.

With three players the dealer plays under every rule set.
"""
FINISH: Final = "finish"


@dataclass(frozen=True, slots=True)
class LastLaid:
    """The end of a turn in which the player melds or lays off their last card (K13, V6.1)."""


Task: TypeAlias = Act | LastLaid
"""One action that the learner is asked to take."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """An instructive mistake that a learner may try, and the clause that refuses it."""

    after: int
    """Number of tasks that the learner has done before."""
    task: Task
    clause: str
    """The id of the clause that refuses the mistake, or `H.<option>` if a house rule does."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, the learner's tasks, and the other players' moves afterwards."""

    name: str
    start: State
    tasks: tuple[Task, ...]
    then: tuple[NotedMove, ...]
    tries: tuple[Mistake, ...]
    ending: Ending | None
    """The ending of the game after the last task, or None if it continues."""


@cache
def lessons() -> Mapping[str, tuple[Scene, ...]]:
    """Return the scenes of all lessons in order, by the name of the lesson's rule set (cached)."""
    script = tomllib.loads((files(__package__) / "scenes.toml").read_text("utf-8"))
    return MappingProxyType(
        {
            name: tuple(
                _scene(scene, script["scenes"][scene], find_preset(name).rules) for scene in scenes
            )
            for name, scenes in script["lessons"].items()
        }
    )


def required_acts(task: Task) -> Counter[str]:
    """Return how many moves of each kind a task requires, regardless of the cards.

    Each card laid off counts as one move, because two may go onto a meld together or one by one.
    """
    match task:
        case Draw(pile):
            return Counter([f"draw {pile.value}"])
        case LayDown():
            return Counter(["meld"])
        case LayOff(cards):
            return Counter(add=len(cards))
        case Swap():
            return Counter(["swap"])
        case Discard():
            return Counter(["discard"])
        case GiveBack():
            return Counter(["return"])
        case Pass() | Shuffle():
            return Counter()
        case LastLaid():
            return Counter([FINISH])
        case _:
            assert_never(task)


def tasks_met(tasks: Iterable[Task], done: Iterable[Task]) -> int:
    """Return the number of tasks, from the first one on, that the moves in `done` fulfil."""
    have = sum(map(required_acts, done), Counter[str]())
    need, met = Counter[str](), 0
    for task in tasks:
        need += required_acts(task)
        if not need <= have:
            break
        met += 1
    return met


def write_task(task: Task) -> str:
    """Write a task as text, in the notation that `scenes.toml` uses."""
    return FINISH if isinstance(task, LastLaid) else write_act(task)


def _task(text: str) -> Task:
    return LastLaid() if text == FINISH else parse_act(text)


def _scene(name: str, data: Mapping[str, Any], rules: RuleSet) -> Scene:
    table = tuple(
        _table_meld(rules, Seat(meld["owner"]), meld["cards"]) for meld in data.get("melds", ())
    )
    hand, top, open_pile = (parse_cards(data[part]) for part in ("hand", "stock", "open"))
    others = [parse_cards(cards) for cards in data["others"]]
    melded = [lying.meld.cards for lying in table]
    rest = _remaining_cards(rules, (hand, top, open_pile, *others, *melded))
    Random(name).shuffle(rest)  # noqa: S311 - a lesson needs no secret order
    hands = [hand]
    for cards in others:
        missing = int(data["held"]) - len(cards)
        hands.append((*cards, *rest[:missing]))
        del rest[:missing]
    position = set_up(
        rules,
        Mode.ASSIST,
        dealer=DEALER,
        turn=LEARNER,
        hands=tuple(hands),
        open_pile=open_pile,
        stock=(*top, *rest),
        table=table,
    )
    ending = data.get("ending")
    return Scene(
        name=name,
        start=begin(position),
        tasks=tuple(map(_task, data["tasks"])),
        then=tuple(map(parse_move, data.get("then", ()))),
        tries=tuple(
            Mistake(one["after"], _task(one["act"]), one["clauses"][rules.name])
            for one in data.get("tries", ())
            if rules.name in one["clauses"]
        ),
        ending=None if ending is None else Ending(ending),
    )


def _remaining_cards(rules: RuleSet, used: Iterable[Cards]) -> list[Any]:
    """Return the cards of the pack that are not in `used`, sorted."""
    return list(in_order((Counter(rules.pack) - Counter(_all(used))).elements()))


def _all(lots: Iterable[Cards]) -> Cards:
    return tuple(card for cards in lots for card in cards)


def _table_meld(rules: RuleSet, owner: Seat, cards: str) -> TableMeld:
    meld = arrange(parse_placed(cards), rules.melds)
    if isinstance(meld, Flaw):
        raise ValueError(f"{cards} is not a meld: {meld}")  # noqa: TRY004 - a bad text
    return TableMeld(owner, meld)
