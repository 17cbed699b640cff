"""Scoring of finished games: card points, and scores as the rule set defines them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from romme.cards import Card
from romme.engine.state import Ending, Outcome, Seat, State
from romme.melds import Points
from romme.rules.options import Scoring
from romme.rules.ruleset import Bands, RuleSet

if TYPE_CHECKING:
    from romme.engine.events import GameEnded

FROM_THE_HAND = frozenset({Ending.HAND, Ending.HAND_LAID_OFF, Ending.SUPER})


def card_points(rules: RuleSet, cards: Iterable[Card]) -> Points:
    """Return the total card points of these cards (K14, T11, V2.2)."""
    return Points(sum(rules.card_points(card) for card in cards))


def counting_order(playing: Sequence[Seat], winner: Seat | None) -> tuple[Seat, ...]:
    """Return the seats in the order in which their hands are counted (T11, V6.2).

    The winner, who has nothing to count, comes first, and the others follow clockwise from the
    winner's left. Without a winner, counting begins at the dealer's left.

    >>> counting_order((Seat(3), Seat(4), Seat(1)), Seat(4))
    (4, 1, 3)
    """
    first = 0 if winner is None else playing.index(winner)
    return (*playing[first:], *playing[:first])


def outcome(state: State, ending: Ending, winner: Seat | None) -> Outcome:
    """Return the result of a game: the card points of all hands, and the scores.

    A void game has no scores, and its card points are all 0.
    """
    rules = state.rules
    counted = tuple(card_points(rules, hand) for hand in state.hands)
    if ending is Ending.VOID:  # not counted, so the outcome reveals nothing about the hands
        return Outcome(ending, None, (Points(0),) * state.seats, (None,) * state.seats)
    factor = rules.hand_romme_factor if ending in FROM_THE_HAND else 1
    playing = set(state.playing)
    paid = tuple(
        _paid(state, Seat(seat), winner=winner, counted=points)
        for seat, points in enumerate(counted, start=1)
    )
    scores = tuple(
        _score(state, ending, Seat(seat), winner=winner, counted=counted, paid=paid, factor=factor)
        if seat in playing
        else None
        for seat in range(1, state.seats + 1)
    )
    return Outcome(ending, winner, counted, scores)


def game_ended(state: State, ending: Ending, winner: Seat | None) -> GameEnded:
    """Return the event that ends a game, with its outcome."""
    from romme.engine.events import GameEnded  # noqa: PLC0415 - score lists need no events

    return GameEnded(outcome(state, ending, winner), state.hands)


def _score(
    state: State,
    ending: Ending,
    seat: Seat,
    *,
    winner: Seat | None,
    counted: Sequence[Points],
    paid: Sequence[int],
    factor: int,
) -> int:
    rules, own = state.rules, counted[seat - 1]
    match rules.scoring:
        case Scoring.WINNER_TAKES_ALL | Scoring.WINNER_AND_LOSERS if seat == winner:
            return sum(paid) * factor + rules.winner_bonus
        case Scoring.WINNER_TAKES_ALL:
            return 0
        case Scoring.WINNER_AND_LOSERS:
            return 0 if winner is None else -paid[seat - 1] * factor
        case Scoring.OWN_HAND if seat == winner:
            return own * factor - rules.winner_bonus
        case Scoring.OWN_HAND:
            return 0 if ending is Ending.BLOCKED else paid[seat - 1] * factor  # K16
        case Scoring.RATING if seat == winner:
            return rating_of_winner(rules, ending)
        case Scoring.RATING:
            return rating_of_hand(rules, own, opened=seat in state.opened)


def _paid(state: State, seat: Seat, *, winner: Seat | None, counted: Points) -> int:
    """Return the card points with which a hand enters the scores of a family game (K14)."""
    unopened = seat != winner and seat not in state.opened
    return counted * state.rules.unopened_factor if unopened else counted


def rating_of_winner(rules: RuleSet, ending: Ending) -> int:
    """Return the winner's rating points for an ending (T12)."""
    return {
        Ending.SUPER: rules.rating_super,
        Ending.HAND: rules.rating_hand,
        Ending.HAND_LAID_OFF: rules.rating_hand_laid_off,
    }.get(ending, rules.rating_romme)


def rating_of_hand(rules: RuleSet, counted: Points, *, opened: bool) -> int:
    """Return the rating points of a player who did not win, given their card points (T12)."""
    if opened:
        return _banded(rules.rating_opened, rules.rating_opened_above, counted)
    return _banded(rules.rating_unopened, rules.rating_unopened_above, counted)


def _banded(bands: Bands, above: int, counted: Points) -> int:
    return next((rating for limit, rating in bands if counted <= limit), above)
