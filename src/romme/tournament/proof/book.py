"""Read a log of plain values for the checker, and compute the points of games and series.

Undone steps are removed from the log first; the rest is read in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

Plain: TypeAlias = Mapping[str, Any]
TableKey: TypeAlias = tuple[int, int]
"""Number of the series and of the table."""
Total: TypeAlias = tuple[int, int]
"""Rating points and negated card points: greater is better (T14)."""

ON_LISTS: Final = (
    "pack-checked",
    "line-entered",
    "line-confirmed",
    "line-corrected",
    "control-entered",
    "signed",
    "incident-recorded",
)
NOTICES: Final = (
    "clock-set",
    "clock-shifted",
    "announced",
    "director-called",
    "call-answered",
    "call-withdrawn",
)
RESTORED: Final = "restored-until-here"
"""Marks where an earlier state was restored. It holds the events that no longer count."""
WINS: Final = {
    "romme": "rating_romme",
    "hand": "rating_hand",
    "hand_laid_off": "rating_hand_laid_off",
    "super": "rating_super",
}


@dataclass
class Game:
    """One game of a list."""

    line: Plain
    thrown: dict[int, int] = field(default_factory=dict)
    """For each seat whose hand was thrown in: how many hands the player has thrown in so far."""
    is_void: bool = False


class ThrownHand(NamedTuple):
    """A hand that was thrown in: who did it, in which game and seat."""

    person: int
    game: Game
    seat: int


@dataclass
class Book:
    """The contents of a log, without the steps that were undone."""

    rules: Plain = field(default_factory=dict)
    terms: Plain = field(default_factory=dict)
    people: dict[int, Plain] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    plans: dict[int, Plain] = field(default_factory=dict)
    """The last plan for each series."""
    seats: dict[TableKey, list[int]] = field(default_factory=dict)
    games: dict[TableKey, list[Game]] = field(default_factory=dict)
    left: dict[TableKey, int] = field(default_factory=dict)
    """Number of players who left during the series, by table."""
    ended: dict[TableKey, int] = field(default_factory=dict)
    """By table whose list was ended early: the number of games that counted then."""
    throws: list[ThrownHand] = field(default_factory=list)
    """All hands thrown in, in the order of the record."""
    penalties: list[Plain] = field(default_factory=list)
    lifted: set[int] = field(default_factory=set)
    lots: list[Plain] = field(default_factory=list)

    @property
    def begun(self) -> list[int]:
        """Numbers of the series that have begun."""
        return sorted({series for series, _ in self.seats})


# --- reading -------------------------------------------------------------------------------------


def effective_events(log: Iterable[Plain]) -> list[Plain]:
    """Return the log without undone steps, undo events and notices.

    Undoing that a player left a table seats the player there again. So the player is present, even
    if the log has a second withdrawal since. The events of a restored state replace those before
    it.
    """
    kept: list[Plain] = []
    for event in log:
        match event["is"]:
            case "step-undone":
                where = [at for at, one in enumerate(kept) if one["is"] not in ON_LISTS]
            case "list-step-undone":
                where = [at for at, one in enumerate(kept) if _same_list(one, event)]
                undone = kept[where[-1]]
                others = _without_table(undone, event["table"])
                if others:
                    kept[where[-1]] = others
                    continue
                if undone["is"] == "withdrew":
                    kept.append(_is_back(undone["number"]))
            case _ if event["is"] in NOTICES:
                continue  # affects nothing, and cannot be undone
            case "tournament-restored":
                kept = [*effective_events(event["log"]), {"is": RESTORED, "before": kept}]
                continue
            case _:
                kept.append(event)
                continue
        if kept[where[-1]]["is"] == RESTORED:  # the restore itself is undone
            kept = kept[where[-1]]["before"]
        else:
            del kept[where[-1]]
    return [one for one in kept if one["is"] != RESTORED]


def _is_back(number: int) -> Plain:
    return {"is": "presence-changed", "numbers": [number], "presence": "present"}


def _same_list(one: Plain, other: Plain) -> bool:
    if one["is"] == "lists-ended":
        tables = {ended["table"] for ended in one["lists"]}
        return one["series"] == other["series"] and other["table"] in tables
    return one["is"] in (*ON_LISTS, "withdrew") and _table(one) == _table(other)


def _without_table(event: Plain, table: int) -> Plain | None:
    """Return the rest of an event that ended several lists, or None if nothing of it is left."""
    rest = [one for one in event.get("lists", ()) if one["table"] != table]
    return {**event, "lists": rest} if rest else None


def _table(event: Plain) -> TableKey:
    return event["series"], event["table"]


def read(log: Iterable[Plain]) -> Book:
    """Read a log into a book."""
    book = Book()
    for event in effective_events(log):
        if event["is"] in ON_LISTS:
            _read_list(book, event)
        else:
            _read_office(book, event)
    _count_thrown_hands(book)
    return book


def _count_thrown_hands(book: Book) -> None:
    """Number each person's thrown-in hands (T15), after all corrections are known."""
    times: Counter[int] = Counter()
    for person, game, seat in book.throws:
        void = game.is_void or game.line["counts"][seat - 1] is None
        if not void or book.terms["void_hands"] == "counted":
            times[person] += 1
            game.thrown[seat] = times[person]


def _read_office(book: Book, event: Plain) -> None:  # noqa: C901, PLR0912 - one case per event
    match event["is"]:
        case "tournament-made":
            book.rules, book.terms = event["rules"]["options"], event["terms"]
        case "terms-changed":
            book.terms = event["terms"]
        case "scoring-changed":
            book.rules = event["rules"]["options"]
        case "people-entered":
            book.people |= {person["number"]: person for person in event["people"]}
        case "entry-changed":
            book.people[event["person"]["number"]] = event["person"]
        case "class-set":
            for number in event["numbers"]:
                _set_class(book, number, event)
        case "entry-removed":
            _forget(book, event["number"])
        case "presence-changed":
            book.gone -= set(event["numbers"])
        case "withdrew":
            book.gone.add(event["number"])
            if event["series"] and event["leaving"] != "substitute":
                book.left[_table(event)] = book.left.get(_table(event), 0) + 1
        case "series-seated":
            book.plans[event["series"]] = event
        case "series-began":
            for table, seats in enumerate(book.plans[event["series"]]["tables"], start=1):
                book.seats[event["series"], table] = list(seats)
                book.games[event["series"], table] = []
        case "table-joined":
            book.seats[_table(event)].append(event["number"])
        case "lists-ended":
            for ended in event["lists"]:
                at = event["series"], ended["table"]
                book.ended[at] = ended["games"]
                for game in book.games[at][ended["games"] :]:
                    game.is_void = True
                del book.games[at][ended["games"] :]
        case "penalty-given":
            book.penalties.append(event)
        case "penalty-lifted":
            book.lifted.add(event["penalty"] - 1)
        case "lot-recorded":
            book.lots.append(event)
        case _:
            pass  # does not affect points


def _set_class(book: Book, number: int, event: Plain) -> None:
    kept = [name for name in book.people[number]["classes"] if name != event["name"]]
    new = [event["name"]] if event["membership"] == "member" else []
    book.people[number] = {**book.people[number], "classes": [*kept, *new]}


def _forget(book: Book, number: int) -> None:
    """Remove an entry and lift its penalties, because the start number may be assigned again."""
    del book.people[number]
    book.gone.discard(number)
    book.lifted.update(at for at, one in enumerate(book.penalties) if one["number"] == number)


def _read_list(book: Book, event: Plain) -> None:
    games = book.games[_table(event)]
    match event["is"]:
        case "line-entered":
            games.append(Game(event["line"]))
        case "line-corrected":
            games[event["game"] - 1].line = event["line"]
        case "incident-recorded":
            if event["struck_from"]:
                for game in games[event["struck_from"] - 1 :]:
                    game.is_void = True
                del games[event["struck_from"] - 1 :]
            if event["kind"] == "hand-thrown-in":
                person = book.seats[_table(event)][event["seat"] - 1]
                game = games[event["game"] - 1]
                book.throws.append(ThrownHand(person, game, event["seat"]))
        case _:
            pass  # does not affect points


# --- counting ------------------------------------------------------------------------------------


def _class_of(rules: Plain, count: Plain) -> tuple[int, int | None]:
    """Rating points of a hand (T12), and the maximum card points of its class (None = no limit)."""
    kind = count["hand"]
    rating, limit = rules[f"rating_{kind}_above"], None
    for most, points in reversed(rules[f"rating_{kind}"]):
        if count["card_points"] <= most:
            rating, limit = points, most
    return rating, limit


def points_of(rules: Plain, game: Game) -> dict[int, Total]:
    """Rating points and negated card points of each seat that played a game (T12, T15)."""
    line = game.line
    found: dict[int, Total] = {}
    if line["winner"] is not None:
        found[line["winner"]] = (rules[WINS[line["ending"]]], 0)
    for seat, count in enumerate(line["counts"], start=1):
        if count is None:
            continue
        rating, limit = _class_of(rules, count)
        cards = count["card_points"]
        if seat in game.thrown:
            again = rules.get("thrown_in_again", "one_more") == "one_more"
            rating -= min(game.thrown[seat], 2) if again else 1
            cards = cards if limit is None else limit + 1
        if rating < 0 and rules.get("cross_points") == "left_out":
            cards = 0
        found[seat] = (rating, -cards)
    return found


def sum_totals(totals: Iterable[Total]) -> Total:
    """Add up rating points and card points."""
    listed = list(totals)
    return sum(rating for rating, _ in listed), sum(cards for _, cards in listed)


def by_series(book: Book) -> dict[int, dict[int, Total]]:
    """Totals by series and start number, net of penalties in that series."""
    found: dict[int, dict[int, Total]] = {series: {} for series in book.begun}
    for (series, table), seats in book.seats.items():
        games = [points_of(book.rules, game) for game in book.games[series, table]]
        for seat, number in enumerate(seats, start=1):
            found[series][number] = sum_totals(game[seat] for game in games if seat in game)
    for at, penalty in enumerate(book.penalties):
        if penalty["series"] and at not in book.lifted:
            rating, cards = found[penalty["series"]][penalty["number"]]
            found[penalty["series"]][penalty["number"]] = (rating - penalty["points"], cards)
    return found
