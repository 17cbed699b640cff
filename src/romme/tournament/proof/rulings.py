"""Incidents of a log ruled again by other means: what is void, and by which clause.

A list is followed game by game: who deals next is the next one clockwise who is still there, and a
round ends where that goes back to the lowest seat. Nothing is planned ahead, as the lists do it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from romme.tournament.proof.book import ON_LISTS, Plain, TableKey, standing_events

DEALT_AGAIN: Final = {
    "card-exposed": "V4.7",
    "unequal-hands": "V4.8",
    "several-wrong-hands": "V4.8",
    "objection-in-time": "V4.9",
}
STANDS: Final = {
    "too-few-at-end": ("T3", "draw-and-count"),
    "too-many-at-end": ("T3", "count-all"),
    "objection-too-late": ("V4.9", "game-stands"),
}


class Ruled(NamedTuple):
    """What followed from an incident."""

    clause: str
    consequence: str
    struck_from: int = 0
    time: int = 0


@dataclass
class Course:
    """How far a list is: the round and the dealer of each game, and whether it was confirmed."""

    seats: list[int]
    rounds: int
    games: list[tuple[int, int]] = field(default_factory=list)
    confirmed: list[bool] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)
    """The seats that left, and after how many games."""
    signed: set[int] = field(default_factory=set)
    ended: bool = False
    """Whether the list was broken off."""

    @property
    def here(self) -> list[int]:
        """The seats of those who are still there."""
        return [seat for seat in range(1, len(self.seats) + 1) if seat not in self.left]

    @property
    def following(self) -> tuple[int, int]:
        """Round and dealer of the next game."""
        number, dealer = self.games[-1] if self.games else (1, 0)
        behind = [seat for seat in self.here if seat > dealer]
        return (number, behind[0]) if behind else (number + 1, self.here[0])

    @property
    def full(self) -> bool:
        """Whether no game is left to be played."""
        return self.ended or self.following[0] > self.rounds

    def closed(self, *, asked: bool, by_entry: bool) -> int:
        """How many games lie in closed rounds (V4.10).

        `asked`: counts are confirmed. `by_entry`: a proper entry closes the last round too.
        """
        if not self.games:
            return 0
        running, dealer = self.games[-1]
        just_left = [seat for seat, after in self.left.items() if after >= len(self.games)]
        dealers = [*self.here, *just_left] if self.ended else self.here
        over = max(dealers) <= dealer and (self.confirmed[-1] or not asked)
        if self.full:
            over = (over and by_entry) or self.signed >= set(self.here)
        return len(self.games) if over else sum(number < running for number, _ in self.games)

    def strike(self, first: int) -> None:
        """Make all games from one on void."""
        del self.games[first - 1 :]
        del self.confirmed[first - 1 :]
        self.left = {seat: min(after, first - 1) for seat, after in self.left.items()}
        self.signed.clear()


@dataclass
class Referee:
    """Reads a log and rules again."""

    rules: Plain = field(default_factory=dict)
    terms: Plain = field(default_factory=dict)
    plans: dict[int, Plain] = field(default_factory=dict)
    courses: dict[TableKey, Course] = field(default_factory=dict)
    throws: Counter[int] = field(default_factory=Counter)

    def in_office(self, event: Plain) -> None:
        """What the office did, as far as it concerns lists."""
        match event["is"]:
            case "tournament-made":
                self.rules, self.terms = event["rules"], event["terms"]
            case "terms-changed":
                self.terms = event["terms"]
            case "series-seated":
                self.plans[event["series"]] = event
            case "series-began":
                plan = self.plans[event["series"]]
                for table, seats in enumerate(plan["tables"], start=1):
                    self.courses[event["series"], table] = Course([*seats], plan["rounds"])
            case "table-joined":
                self.courses[event["series"], event["table"]].seats.append(event["number"])
            case "withdrew" if event["series"] and event["leaving"] != "substitute":
                course = self.courses[event["series"], event["table"]]
                course.left[course.seats.index(event["number"]) + 1] = len(course.games)
                course.ended = course.ended or event["leaving"] == "list-ends"
            case _:
                pass  # nothing about lists

    def on_list(self, event: Plain, course: Course) -> None:
        """What happened on a list; an incident has what was ruled."""
        match event["is"]:
            case "line-entered":
                course.games.append(course.following)
                course.confirmed.append(False)
            case "line-confirmed":
                course.confirmed[event["game"] - 1] = True
            case "line-corrected" if not course.signed:
                course.confirmed[event["game"] - 1] = False
            case "signed":
                course.signed.add(event["seat"])
            case "incident-recorded":
                if event["kind"] == "hand-thrown-in":
                    self.throws[course.seats[event["seat"] - 1]] += 1
                if event["struck_from"]:
                    course.strike(event["struck_from"])
            case _:
                pass

    def rule(self, event: Plain, course: Course) -> Ruled:
        """What follows from an incident."""
        kind, game, entered = event["kind"], event["game"], len(course.games)
        if kind in STANDS:
            return Ruled(*STANDS[kind])
        if kind == "wrong-count-in-play":
            melds = self.rules["options"]["corrected_turn"] == "no_melds"
            follows = "corrected-no-melds" if melds else "corrected-turn"
            return Ruled("V4.6" if self.rules["document"] == "V" else "T3", follows)
        if kind == "hand-thrown-in":
            time = self.throws[course.seats[event["seat"] - 1]] + 1
            follows = "one-class-worse" if time == 1 else "class-worse-and-point-off"
            return Ruled("T15", follows, time=time)
        if kind in DEALT_AGAIN:
            last = kind == "several-wrong-hands" and 0 < game == entered and not course.signed
            if course.full and not last:
                return Ruled(DEALT_AGAIN[kind], "refused")
            return Ruled(DEALT_AGAIN[kind], "deal-again", game if last else entered + 1)
        closed = course.closed(
            asked=self.terms["second_count"] == "asked",
            by_entry=self.terms["last_round"] == "entered",
        )
        if course.full and closed == entered:
            return Ruled("V4.12", "rounds-stand")
        if game > entered:
            return Ruled("V4.10", "deal-again", game)
        if game > closed:
            return Ruled("V4.11", "replay-from", game)
        return Ruled("V4.12", "round-again", closed + 1)


def misruled(log: Iterable[Plain]) -> list[str]:
    """Where something else followed from an incident than the clauses say (T3, T15, V4.6-V4.12)."""
    referee = Referee()
    found: list[str] = []
    for event in standing_events(log):
        if event["is"] not in ON_LISTS:
            referee.in_office(event)
            continue
        course = referee.courses[event["series"], event["table"]]
        if event["is"] == "incident-recorded":
            ruled = Ruled(*(event[name] for name in Ruled._fields))
            meant = referee.rule(event, course)
            if ruled != meant:
                place = f"series {event['series']}, table {event['table']}, game {event['game']}"
                found.append(f"{place}, {event['kind']}: {ruled} is not {meant}")
        referee.on_list(event, course)
    return found
