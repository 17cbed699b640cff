"""Reasons why a tournament refuses a command.

A refusal consists of a code and facts. The user interface words it in the user's language; the
key of the message in the catalogues is ``refusal-tournament-`` and the code.
"""

from __future__ import annotations

from enum import Enum

from romme.rules.citing import Cited, HouseRule, differs
from romme.rules.clauses import Clause, Document
from romme.rules.ruleset import RuleSet


class TournamentRefusal(Enum):
    """Reasons to refuse a command. The value is the code that clients receive."""

    # rights
    NO_RIGHT = "no-right"
    NOT_YOUR_TABLE = "not-your-table"
    REASON_NEEDED = "reason-needed"

    # the tournament
    NO_RATING = "no-rating"
    TABLES_DO_NOT_FIT = "tables-do-not-fit"
    OUT_OF_RANGE = "out-of-range"
    BAD_OPTION = "bad-option"
    NOT_SCORING = "not-scoring"
    SCORING_SIGNED = "scoring-signed"
    FINISHED = "finished"
    NOT_FINISHED = "not-finished"
    NOTHING_PLAYED = "nothing-played"
    BAD_DATE = "bad-date"
    BAD_COLOUR = "bad-colour"
    FAINT_COLOUR = "faint-colour"
    BAD_LOGO = "bad-logo"

    # entries
    NO_NAME = "no-name"
    FAMILY_NAME = "family-name"
    BAD_CHARACTER = "bad-character"
    NO_ENTRANT = "no-entrant"
    NUMBER_TAKEN = "number-taken"
    TOO_MANY_ENTRANTS = "too-many-entrants"
    DUPLICATE = "duplicate"
    TEAM_FULL = "team-full"
    TANDEM_FULL = "tandem-full"
    HAS_PLAYED = "has-played"
    SITS_AT_A_TABLE = "sits-at-a-table"
    WITHDRAWN_ALREADY = "withdrawn-already"
    LEAVING_UNSAID = "leaving-unsaid"
    NOT_AT_A_TABLE = "not-at-a-table"
    TOO_FEW_LEFT = "too-few-left"

    # series and seats
    NO_SERIES = "no-series"
    NO_TABLE = "no-table"
    SERIES_RUNS = "series-runs"
    NOT_SEATED_YET = "not-seated-yet"
    NOT_RUNNING = "not-running"
    CANNOT_SEAT = "cannot-seat"
    TABLE_SIZE = "table-size"
    SEATED_TWICE = "seated-twice"
    NOT_PRESENT = "not-present"
    WITHOUT_SEAT = "without-seat"
    TABLE_FULL = "table-full"
    GAMES_ENTERED = "games-entered"
    LISTS_OPEN = "lists-open"
    FIXED_SEAT_TAKEN = "fixed-seat-taken"
    FIXED_TABLE_FULL = "fixed-table-full"
    FIXED_PLACE = "fixed-place"
    PARTNERS_TOGETHER = "partners-together"
    TEAMS_DO_NOT_FIT = "teams-do-not-fit"
    TEAMS_NEED_REDRAW = "teams-need-redraw"
    PLAYED_ON_SERVER = "played-on-server"

    CHANGED = "changed"
    """The tournament has changed since the user last saw it."""

    # lists
    PACK_UNCHECKED = "pack-unchecked"
    LIST_CHANGED = "list-changed"
    LIST_COMPLETE = "list-complete"
    LIST_ENDED = "list-ended"
    LIST_INCOMPLETE = "list-incomplete"
    GAME_TOO_EARLY = "game-too-early"
    GAME_ENTERED = "game-entered"
    NO_GAME = "no-game"
    SEATS_OF_LINE = "seats-of-line"
    NO_ENDING = "no-ending"
    WINNER_MISSING = "winner-missing"
    WINNER_TOO_MANY = "winner-too-many"
    SITS_OUT = "sits-out"
    COUNT_MISSING = "count-missing"
    COUNT_TOO_MANY = "count-too-many"
    CARD_POINTS = "card-points"
    NO_SEAT = "no-seat"
    SAME_PERSON = "same-person"
    UNCONFIRMED = "unconfirmed"
    SIGNED = "signed"
    HAS_LEFT = "has-left"
    CONTROL_MISSING = "control-missing"
    CONTROL_DIFFERS = "control-differs"

    # incidents and penalties
    INCIDENT_SEAT = "incident-seat"
    INCIDENT_GAME = "incident-game"
    THROWN_IN_ALREADY = "thrown-in-already"
    NOT_COUNTED = "not-counted"
    NO_CALL = "no-call"
    NO_PENALTY = "no-penalty"

    # lots and undo
    NOT_EQUAL = "not-equal"
    LOT_NEEDED = "lot-needed"
    NOTHING_TO_UNDO = "nothing-to-undo"


def clause_or_house_rule(
    rules: RuleSet, option: str, *, sheet: Clause, association: Clause
) -> Cited:
    """Return the clause behind a refusal, or the house rule if the option was changed.

    >>> from romme.rules import find_preset
    >>> without = find_preset("verband").rules.with_options({"superromme": "no"})
    >>> clause_or_house_rule(without, "superromme", sheet=Clause.T10, association=Clause.V6_1)
    HouseRule(option='superromme')
    """
    return (
        HouseRule(option, rules)
        if differs(rules, option)
        else clause_in_play(rules, sheet, association)
    )


def clause_in_play(rules: RuleSet, sheet: Clause, association: Clause) -> Clause:
    """Return `association` under the association's rules, otherwise the equivalent clause `sheet`.

    >>> from romme.rules import find_preset
    >>> clause_in_play(find_preset("verband").rules, Clause.T2, Clause.V1_2)
    <Clause.V1_2: 'V1.2'>
    """
    return association if rules.document is Document.VERBAND else sheet


class TournamentRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """Raised for a command that cannot be carried out. The tournament has not changed."""

    def __init__(
        self, refusal: TournamentRefusal, *, clause: Cited | None = None, **facts: int | str
    ) -> None:
        super().__init__(refusal, clause, facts)
        self.refusal = refusal
        self.clause = clause
        self.facts = facts

    @property
    def key(self) -> str:
        """Key of the message in the catalogues.

        >>> TournamentRefused(TournamentRefusal.TABLE_FULL, table=3).key
        'refusal-tournament-table-full'
        """
        return f"refusal-tournament-{self.refusal.value}"

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        clause = "" if self.clause is None else f"{self.clause} "
        return f"{clause}{self.refusal.value}({facts})"


def check_range(what: str, value: int, *, least: int, most: int) -> None:
    """Raise `TournamentRefused` if a number is too small or too large.

    >>> check_range("points", 9, least=1, most=5)
    Traceback (most recent call last):
    romme.tournament.refusals.TournamentRefused: out-of-range(what=points, value=9, least=1, most=5)
    """
    if not least <= value <= most:
        raise TournamentRefused(
            TournamentRefusal.OUT_OF_RANGE, what=what, value=value, least=least, most=most
        )
