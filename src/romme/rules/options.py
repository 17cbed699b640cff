"""Enums for the options of rule sets whose value is a choice.

The enums about melds are in `romme.melds`, which does not depend on rule sets. They are re-exported
here, so that all of them can be imported from one place.
"""

from __future__ import annotations

from enum import Enum

from romme.melds import AceOrder, AcePoints, JokerShare, SideBySide

__all__ = [
    "AceOrder",
    "AcePoints",
    "CorrectedTurn",
    "CrossPoints",
    "FailedOpening",
    "FailedWithTaken",
    "Finish",
    "HandRomme",
    "IndirectLayOff",
    "JokerDiscard",
    "JokerShare",
    "JokerSwap",
    "LastCard",
    "LayOffs",
    "Mode",
    "OnlyJokers",
    "OpenCard",
    "OwnLayOffs",
    "Scoring",
    "Seating",
    "SideBySide",
    "StockEnd",
    "Superromme",
    "ThrownInAgain",
]


class Mode(Enum):
    """How an action that breaks a rule is treated; chosen for the table, not by the rule set."""

    ASSIST = "assist"
    """Every illegal action is refused. Cards laid in the turn may be taken back."""
    STRICT = "strict"
    """As at a real table: nothing is taken back, and a failed opening is penalised (T6, V5.4)."""


class Seating(Enum):
    """Whether the dealer plays or sits out (T2, V1.2, V1.3)."""

    EVERYONE_PLAYS = "everyone_plays"
    DEALER_SITS_OUT = "dealer_sits_out"
    """At a table of four the dealer sits the game out; at a table of three all play."""


class CorrectedTurn(Enum):
    """The actions forbidden in a turn that corrects a wrong number of cards (T3, V4.6)."""

    NOTHING_LAID = "nothing_laid"
    """Opening, melding, laying off and swapping are forbidden."""
    NO_MELDS = "no_melds"
    """Melding is forbidden."""


class LayOffs(Enum):
    """When a player may lay off (K6, T6, V5.2)."""

    ANY_TIME = "any_time"
    """Every player may lay off at any time, even before melding."""
    AFTER_OPENING = "after_opening"


class OwnLayOffs(Enum):
    """Whether players may lay off onto melds that they laid in an earlier turn (K6, T9, V5.7)."""

    ALLOWED = "allowed"
    NEVER = "never"
    """Players may lay off only onto the others' melds.

    A meld may still be extended in the turn in which it is laid.
    """


class FailedOpening(Enum):
    """The melds that go back after a failed opening in strict mode (T6, V5.4)."""

    WRONG_MELDS_BACK = "wrong_melds_back"
    """Invalid melds go back. Valid ones stay if they are enough to open, else all go back."""
    ALL_BACK = "all_back"
    """All melds go back, even valid ones that would open without the invalid one."""


class FailedWithTaken(Enum):
    """The melds that stay if the taken open card lies in an invalid one (T4a, T6)."""

    VALID_STAY = "valid_stay"
    """Valid melds stay if they open. The open card goes back and the turn ends (T4c)."""
    ALL_BACK = "all_back"
    """All melds go back, because the open card must be part of the opening (T4a)."""


class OpenCard(Enum):
    """The rules for a card taken from the open pile (K8, K11, T4, V5.1, V5.9)."""

    KEPT = "kept"
    """The card goes into the hand and may not be discarded in the same turn."""
    USED = "used"
    """The card lies face up. It must be laid in this turn, or it goes back and ends the turn."""
    FREE = "free"
    """The card goes into the hand. Returning it at once ends the turn."""


class IndirectLayOff(Enum):
    """When the open card may be laid off if it fits only after another card is laid off (T10)."""

    TO_FINISH = "to_finish"
    """Only to finish in this turn."""
    ANY_TIME = "any_time"


class LastCard(Enum):
    """The cards that a player with one card in hand may draw (T10, V5.11)."""

    ANY = "any"
    STOCK_ONLY = "stock_only"
    NOT_TO_FINISH = "not_to_finish"
    """Any card except an open card with which the player could finish in this turn."""


class JokerSwap(Enum):
    """In which melds a joker may be swapped for the card it stands for (T9, V5.7, V5.8)."""

    NEVER = "never"
    FULL_SETS = "full_sets"
    """In runs, and in sets that are complete."""
    ALL_MELDS = "all_melds"


class JokerDiscard(Enum):
    """When a joker may be discarded (T4a, T8, V5.12)."""

    TO_FINISH = "to_finish"
    """Only as the last card."""
    FREE = "free"


class OnlyJokers(Enum):
    """How a turn ends if its player is left with jokers that may not be discarded (T8, V5.12)."""

    PASS = "pass"  # noqa: S105 - to pass, not a password
    """The turn ends without a discard if none of the jokers can be laid."""
    DISCARD = "discard"
    """The player discards a joker, which is allowed if the hand has only jokers."""


class Finish(Enum):
    """Whether finishing needs a discard (K13, T10, V6.1)."""

    DISCARD_OPTIONAL = "discard_optional"
    DISCARD_NEEDED = "discard_needed"


class HandRomme(Enum):
    """Whether finishing from the hand in one turn counts as a Hand-Rommé (T10)."""

    NO = "no"
    YES = "yes"


class Superromme(Enum):
    """Whether a player who has not opened may meld every card, with no discard (V5.1, V6.1)."""

    NO = "no"
    YES = "yes"


class StockEnd(Enum):
    """The consequence of using up the stock (K12, T5, V6.3)."""

    TURNED_OVER = "turned_over"
    """The open pile is turned over, unshuffled."""
    RESHUFFLED = "reshuffled"
    """The open pile is shuffled and becomes the stock."""
    GAME_ENDS = "game_ends"
    """The game ends after the turn in which the last card was drawn."""


class Scoring(Enum):
    """How a game is scored (K14, T12)."""

    WINNER_TAKES_ALL = "winner_takes_all"
    """The winner scores the cards left in the others' hands."""
    WINNER_AND_LOSERS = "winner_and_losers"
    """The winner scores the cards left in the others' hands, and the others lose their own.

    Without a winner nobody scores.
    """
    OWN_HAND = "own_hand"
    """Each player scores the cards left in their own hand, as penalty points."""
    RATING = "rating"
    """Rating points for the way of finishing and the cards left in hand."""


class CrossPoints(Enum):
    """Whether the card points of a game that is entered as a cross are entered too (T13)."""

    ENTERED = "entered"
    LEFT_OUT = "left_out"
    """Only the cross is entered. The card points of the game are in no sum."""


class ThrownInAgain(Enum):
    """The points that a second hand thrown in uncounted costs its player (T15)."""

    ONE_MORE = "one_more"
    """The second hand costs one point more than the first."""
    SAME = "same"
    """The second hand costs one point, as the first did."""
