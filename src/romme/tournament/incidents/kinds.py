"""Kinds of incidents at a real table, and their consequences (T3, T15, V4.6-V4.12)."""

from __future__ import annotations

from enum import Enum


class IncidentKind(Enum):
    """Kinds of incidents. The value is part of the message key."""

    WRONG_COUNT_IN_PLAY = "wrong-count-in-play"
    """During the game, one player is found to have a wrong number of cards (T3, V4.6)."""
    TOO_FEW_AT_END = "too-few-at-end"
    """A player holds too few cards when another has finished (T3)."""
    TOO_MANY_AT_END = "too-many-at-end"
    """A player holds too many cards when another has finished (T3)."""
    CARD_EXPOSED = "card-exposed"
    """The dealer turned up a card while dealing (V4.7)."""
    UNEQUAL_HANDS = "unequal-hands"
    """Hands of different size, found before play began (V4.8)."""
    SEVERAL_WRONG_HANDS = "several-wrong-hands"
    """More than one player has a wrong number of cards (V4.8)."""
    OBJECTION_IN_TIME = "objection-in-time"
    """An objection to shuffling, cutting or dealing before the cards were taken up (V4.9)."""
    OBJECTION_TOO_LATE = "objection-too-late"
    """An objection to shuffling, cutting or dealing after the cards were taken up (V4.9)."""
    WRONG_DEALER = "wrong-dealer"
    """A player dealt out of turn (V4.10-V4.12)."""
    HAND_THROWN_IN = "hand-thrown-in"
    """Cards were thrown on the pile before they were counted (T15)."""


class Consequence(Enum):
    """Consequences of incidents. The value is part of the message key."""

    CORRECTED_TURN = "corrected-turn"
    """In one turn, the player skips the draw or the discard, and lays no cards (T3)."""
    CORRECTED_NO_MELDS = "corrected-no-melds"
    """In one turn, the player skips the draw or the discard, and lays no meld (V4.6)."""
    DRAW_AND_COUNT = "draw-and-count"
    """The player draws until the number of cards is right; then the hand is counted."""
    COUNT_ALL = "count-all"
    DEAL_AGAIN = "deal-again"
    """The game is void and dealt again by the same dealer."""
    GAME_STANDS = "game-stands"
    REPLAY_FROM = "replay-from"
    """All games from the first one with the wrong dealer are void and played again."""
    ROUND_AGAIN = "round-again"
    """Finished rounds count; the current round begins again with seat 1."""
    ROUNDS_STAND = "rounds-stand"
    """All rounds are finished and count."""
    ONE_CLASS_WORSE = "one-class-worse"
    """The hand counts as the next worse class, with one rating point less."""
    CLASS_WORSE_AND_POINT_OFF = "class-worse-and-point-off"
    """The same as `ONE_CLASS_WORSE`, with one more rating point deducted for a repeated offence."""
