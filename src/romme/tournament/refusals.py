"""Why a tournament refuses something.

A refusal is a code and its facts; the sentence is made at the edge, in the language of whoever
asked. The key of its message in the catalogues is ``refusal-tournament-`` and the code.
"""

from __future__ import annotations

from enum import Enum

from romme.rules.citing import Cited, HouseRule, differs
from romme.rules.clauses import Clause, Document
from romme.rules.ruleset import RuleSet


class TournamentRefusal(Enum):
    """What is wrong; the value is the code."""

    # who may
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

    # entries
    NO_NAME = "no-name"
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
    PLAYED_ON_SERVER = "played-on-server"

    CHANGED = "changed"
    """Something else has happened since whoever asks has looked."""

    # lists
    PACK_UNCHECKED = "pack-unchecked"
    LIST_CHANGED = "list-changed"
    LIST_COMPLETE = "list-complete"
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
    NO_PENALTY = "no-penalty"

    # the lot, and taking back
    NOT_EQUAL = "not-equal"
    LOT_NEEDED = "lot-needed"
    NOTHING_TO_UNDO = "nothing-to-undo"


def cited(rules: RuleSet, option: str, *, sheet: Clause, association: Clause) -> Cited:
    """The clause on which a refusal rests, or the option if the document answers it otherwise.

    >>> from romme.rules import find_preset
    >>> without = find_preset("verband").rules.with_options({"superromme": "no"})
    >>> cited(without, "superromme", sheet=Clause.T10, association=Clause.V6_1)
    HouseRule(option='superromme')
    """
    return HouseRule(option, rules) if differs(rules, option) else quoted(rules, sheet, association)


def quoted(rules: RuleSet, sheet: Clause, association: Clause) -> Clause:
    """Of two clauses that say the same, the one of the document that is played by.

    >>> from romme.rules import find_preset
    >>> quoted(find_preset("verband").rules, Clause.T2, Clause.V1_2)
    <Clause.V1_2: 'V1.2'>
    """
    return association if rules.document is Document.VERBAND else sheet


class TournamentRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """Something that cannot be done now; nothing has changed."""

    def __init__(
        self, refusal: TournamentRefusal, *, clause: Cited | None = None, **facts: int | str
    ) -> None:
        """Keep the code, the clause where one forbids it, and what a sentence needs."""
        super().__init__(refusal, clause, facts)
        self.refusal = refusal
        self.clause = clause
        self.facts = facts

    @property
    def key(self) -> str:
        """The key of its message.

        >>> TournamentRefused(TournamentRefusal.TABLE_FULL, table=3).key
        'refusal-tournament-table-full'
        """
        return f"refusal-tournament-{self.refusal.value}"

    def __str__(self) -> str:
        said = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        clause = "" if self.clause is None else f"{self.clause} "
        return f"{clause}{self.refusal.value}({said})"
