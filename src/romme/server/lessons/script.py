"""The script of the lessons: scenes with their cards, their tasks and mistakes worth making."""

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
from romme.notation.text import (
    Act,
    NotedMove,
    parse_act,
    parse_cards,
    parse_move,
    parse_placed,
    write_act,
)
from romme.rules import RuleSet, find_preset
from romme.rules.options import Mode

LEARNER: Final = Seat(1)
SEATS: Final = 3
DEALER: Final = Seat(3)
"""So the learner begins, at tables of three also where a dealer of four would sit out."""
FINISH: Final = "finish"


@dataclass(frozen=True, slots=True)
class LastLaid:
    """The end of a turn whose last step got rid of the last card (K13, V6.1)."""


Task: TypeAlias = Act | LastLaid
"""One act that the learner is asked for."""


@dataclass(frozen=True, slots=True)
class Try:
    """A mistake worth making."""

    after: int
    """So many tasks are done before."""
    task: Task
    clause: str
    """The id of the clause, or of the table's own rule, with which it is refused."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, what there is to do, and what the others do then."""

    name: str
    start: State
    tasks: tuple[Task, ...]
    then: tuple[NotedMove, ...]
    tries: tuple[Try, ...]
    ending: Ending | None
    """How the game ends with the last task, if it does."""


@cache
def lessons() -> Mapping[str, tuple[Scene, ...]]:
    """The scenes of each rule set's lesson, in order."""
    script = tomllib.loads((files(__package__) / "scenes.toml").read_text("utf-8"))
    return MappingProxyType(
        {
            name: tuple(
                _scene(scene, script["scenes"][scene], find_preset(name).rules) for scene in scenes
            )
            for name, scenes in script["lessons"].items()
        }
    )


def wanted(task: Task) -> Counter[str]:
    """What a task asks for: the same kind of act, whichever cards it is done with.

    Cards laid off are counted, since two may go onto a meld at once or one after the other.
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
    """How many tasks, from the first on, are done."""
    have = sum(map(wanted, done), Counter[str]())
    need, met = Counter[str](), 0
    for task in tasks:
        need += wanted(task)
        if not need <= have:
            break
        met += 1
    return met


def write_task(task: Task) -> str:
    """Write a task as the script has it."""
    return FINISH if isinstance(task, LastLaid) else write_act(task)


def _task(text: str) -> Task:
    return LastLaid() if text == FINISH else parse_act(text)


def _scene(name: str, told: Mapping[str, Any], rules: RuleSet) -> Scene:
    table = tuple(
        _lying(rules, Seat(meld["owner"]), meld["cards"]) for meld in told.get("melds", ())
    )
    hand, top, open_pile = (parse_cards(told[part]) for part in ("hand", "stock", "open"))
    others = [parse_cards(cards) for cards in told["others"]]
    rest = _left(rules, (hand, top, open_pile, *others, *(lying.meld.cards for lying in table)))
    Random(name).shuffle(rest)  # noqa: S311 - cards that nobody will look at until all are shown
    hands = [hand]
    for cards in others:
        missing = int(told["held"]) - len(cards)
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
    ending = told.get("ending")
    return Scene(
        name=name,
        start=begin(position),
        tasks=tuple(map(_task, told["tasks"])),
        then=tuple(map(parse_move, told.get("then", ()))),
        tries=tuple(
            Try(one["after"], _task(one["act"]), one["clauses"][rules.name])
            for one in told.get("tries", ())
            if rules.name in one["clauses"]
        ),
        ending=None if ending is None else Ending(ending),
    )


def _left(rules: RuleSet, used: Iterable[Cards]) -> list[Any]:
    """What is left of the pack, in its order."""
    return list(in_order((Counter(rules.pack) - Counter(_all(used))).elements()))


def _all(lots: Iterable[Cards]) -> Cards:
    return tuple(card for cards in lots for card in cards)


def _lying(rules: RuleSet, owner: Seat, cards: str) -> TableMeld:
    meld = arrange(parse_placed(cards), rules.melds)
    if isinstance(meld, Flaw):
        raise ValueError(f"{cards} is no meld: {meld}")  # noqa: TRY004 - a wrong text
    return TableMeld(owner, meld)
