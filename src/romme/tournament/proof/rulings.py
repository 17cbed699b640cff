"""Independent check of the rulings in a log: which games are void, and by which clause.

Each list is followed game by game: the next player clockwise who is still at the table deals next,
and a round ends when the deal returns to the lowest seat. Unlike the lists, this check does not
plan games ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from romme.tournament.proof.book import ON_LISTS, Plain, TableKey, effective_events

DEALT_AGAIN: Final = {
    "card-exposed": "V4.7",
    "unequal-hands": "V4.8",
    "several-wrong-hands": "V4.8",
    "objection-in-time": "V4.9",
}
NOTHING_STRUCK: Final = {
    "too-few-at-end": ("T3", "draw-and-count"),
    "too-many-at-end": ("T3", "count-all"),
    "objection-too-late": ("V4.9", "game-stands"),
}


class PlainRuling(NamedTuple):
    """The consequence of an incident, as plain values."""

    clause: str
    consequence: str
    struck_from: int = 0
    time: int = 0


@dataclass
class Course:
    """The games, departures and signatures of a list so far."""

    seats: list[int]
    rounds: int
    games: list[tuple[int, int]] = field(default_factory=list)
    """Round and dealer of each game entered."""
    confirmed: list[bool] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)
    """For each seat whose player left: the number of games that were entered by then."""
    signed: set[int] = field(default_factory=set)
    counted: list[set[int]] = field(default_factory=list)
    """For each game entered, the seats that were left with cards."""
    thrown: list[tuple[int, int]] = field(default_factory=list)
    """Game and seat of each thrown-in hand; game 0 if the game has become void."""
    ended: bool = False
    """Whether the list ended early, because a player left."""
    closed: bool = False
    """Whether the office ended the list early, for instance because time was up."""

    @property
    def here(self) -> list[int]:
        """Seats whose player is still at the table."""
        return [seat for seat in range(1, len(self.seats) + 1) if seat not in self.left]

    @property
    def following(self) -> tuple[int, int]:
        """Round and dealer of the next game."""
        number, dealer = self.games[-1] if self.games else (1, 0)
        to_deal = [seat for seat in self.here if seat > dealer]
        return (number, to_deal[0]) if to_deal else (number + 1, self.here[0])

    @property
    def full(self) -> bool:
        """Whether there is no game left to play."""
        return self.ended or self.closed or self.following[0] > self.rounds

    def games_in_finished_rounds(self, *, asked: bool, by_entry: bool) -> int:
        """Count the games in finished rounds (V4.10).

        If `asked`, a round is finished only once its last game is confirmed. The last round is
        finished when everybody has signed or, if `by_entry`, as soon as its last game is entered.
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

    def games_that_count(self, counted: str) -> int:
        """Count the games that stand if the office ends the list now (V4.1)."""
        if counted == "entered-games" or not self.games:
            return len(self.games)
        running = self.games[-1][0]
        if self.following[0] > running:
            return len(self.games)
        return sum(number < running for number, _ in self.games)

    def close(self, games: int) -> None:
        """End the list early, so that only the first `games` games count."""
        self.closed = True
        if games < len(self.games):
            self.strike(games + 1)

    def strike(self, first: int) -> None:
        """Void all games from `first` on."""
        del self.games[first - 1 :]
        del self.confirmed[first - 1 :]
        del self.counted[first - 1 :]
        self.thrown = [(0 if game >= first else game, seat) for game, seat in self.thrown]
        self.left = {seat: min(after, first - 1) for seat, after in self.left.items()}
        self.signed.clear()


@dataclass
class Referee:
    """Replays a log and recomputes the ruling for each incident."""

    rules: Plain = field(default_factory=dict)
    terms: Plain = field(default_factory=dict)
    plans: dict[int, Plain] = field(default_factory=dict)
    courses: dict[TableKey, Course] = field(default_factory=dict)

    def in_office(self, event: Plain) -> None:
        """Apply an event from the office. Ignore events that do not concern lists."""
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
            case "lists-ended":
                for one in event["lists"]:
                    self.courses[event["series"], one["table"]].close(one["games"])
            case _:
                pass  # does not concern lists

    def on_list(self, event: Plain, course: Course) -> None:
        """Apply an event on a list. The consequence of an incident is taken from the event."""
        match event["is"]:
            case "line-entered":
                course.games.append(course.following)
                course.confirmed.append(False)
                course.counted.append(_seats_with_cards(event))
            case "line-confirmed":
                course.confirmed[event["game"] - 1] = True
            case "line-corrected":
                course.counted[event["game"] - 1] = _seats_with_cards(event)
                course.confirmed[event["game"] - 1] &= bool(course.signed)
            case "signed":
                course.signed.add(event["seat"])
            case "incident-recorded":
                if event["kind"] == "hand-thrown-in":
                    course.thrown.append((event["game"], event["seat"]))
                if event["struck_from"]:
                    course.strike(event["struck_from"])
            case _:
                pass

    def _thrown_by(self, person: int) -> int:
        """Count a person's thrown-in hands; void ones only if the terms say so (T15)."""
        all_count = self.terms["void_hands"] == "counted"
        return sum(
            course.seats[seat - 1] == person
            and (all_count or (game > 0 and seat in course.counted[game - 1]))
            for course in self.courses.values()
            for game, seat in course.thrown
        )

    def places(self, event: Plain) -> bool:
        """Whether the director's ruling names a list, a game and a seat that exist, or none."""
        course = self.courses.get((event["series"], event["table"]))
        if course is None:
            return not any(event[name] for name in ("series", "table", "game", "seat"))
        most = course.rounds * len(course.seats)
        return event["game"] in range(most + 1) and event["seat"] in range(len(course.seats) + 1)

    def rule(self, event: Plain, course: Course) -> PlainRuling:
        """Return the consequence that the clauses demand for an incident."""
        kind, game, entered = event["kind"], event["game"], len(course.games)
        if kind in NOTHING_STRUCK:
            return PlainRuling(*NOTHING_STRUCK[kind])
        if kind == "wrong-count-in-play":
            melds = self.rules["options"]["corrected_turn"] == "no_melds"
            follows = "corrected-no-melds" if melds else "corrected-turn"
            return PlainRuling("V4.6" if self.rules["document"] == "V" else "T3", follows)
        if kind == "hand-thrown-in":
            time = self._thrown_by(course.seats[event["seat"] - 1]) + 1
            again = self.rules["options"].get("thrown_in_again", "one_more") == "one_more"
            follows = "class-worse-and-point-off" if time > 1 and again else "one-class-worse"
            return PlainRuling("T15", follows, time=time)
        if kind in DEALT_AGAIN:
            last = kind == "several-wrong-hands" and 0 < game == entered and not course.signed
            if course.full and not last:
                return PlainRuling(DEALT_AGAIN[kind], "refused")
            return PlainRuling(DEALT_AGAIN[kind], "deal-again", game if last else entered + 1)
        closed = course.games_in_finished_rounds(
            asked=self.terms["second_count"] == "asked",
            by_entry=self.terms["last_round"] == "entered",
        )
        if course.full and closed == entered:
            return PlainRuling("V4.12", "rounds-stand")
        if game > entered:
            return PlainRuling("V4.10", "deal-again", game)
        if game > closed:
            return PlainRuling("V4.11", "replay-from", game)
        return PlainRuling("V4.12", "round-again", closed + 1)


def ending_errors(log: Iterable[Plain]) -> list[str]:
    """Describe the lists that the office ended with a wrong number of games that count (V4.1)."""
    referee = Referee()
    found: list[str] = []
    for event in effective_events(log):
        if event["is"] in ON_LISTS:
            referee.on_list(event, referee.courses[event["series"], event["table"]])
            continue
        for one in event["lists"] if event["is"] == "lists-ended" else ():
            course = referee.courses[event["series"], one["table"]]
            place = f"series {event['series']}, table {one['table']}"
            if course.full:
                found.append(f"{place}: ended although there was no game left to play")
            expected = course.games_that_count(referee.terms["early_end"])
            if one["games"] != expected:
                found.append(f"{place}: {one['games']} games count instead of {expected}")
        referee.in_office(event)
    return found


def _seats_with_cards(event: Plain) -> set[int]:
    counts = event["line"]["counts"]
    return {seat for seat, count in enumerate(counts, start=1) if count is not None}


def ruling_errors(log: Iterable[Plain]) -> list[str]:
    """Describe the incidents whose rulings contradict the clauses (T3, T15, V4.6-V4.12)."""
    referee = Referee()
    found: list[str] = []
    for event in effective_events(log):
        if event["is"] == "ruling-recorded" and not referee.places(event):
            found.append(f"a ruling on series {event['series']}, table {event['table']}: no such")
        if event["is"] not in ON_LISTS:
            referee.in_office(event)
            continue
        course = referee.courses[event["series"], event["table"]]
        if event["is"] == "incident-recorded":
            recorded = PlainRuling(*(event[name] for name in PlainRuling._fields))
            expected = referee.rule(event, course)
            if recorded != expected:
                place = f"series {event['series']}, table {event['table']}, game {event['game']}"
                found.append(f"{place}, {event['kind']}: {recorded} instead of {expected}")
        referee.on_list(event, course)
    return found
