"""A match of several games: its length, its score list and the standings."""

from __future__ import annotations

import pytest

from romme.engine.evolve import fold
from romme.engine.match import Games, Length, Match, MatchOver, ScoreEntry, Series, Target
from romme.engine.state import Ending, Outcome, Phase, Seat
from romme.melds import Points
from romme.rules import BadRules, RuleSetProblem, find_preset
from romme.rules.options import Mode

KLASSIK = find_preset("klassik").rules
TURNIER = find_preset("turnier").rules
HAUS = find_preset("haus").rules


def outcome(
    *scores: int | None, cards: tuple[int, ...] = (), ending: Ending = Ending.ROMME
) -> Outcome:
    """Build the outcome of a finished game with these scores and card points."""
    counted = cards or (0,) * len(scores)
    return Outcome(ending, None, tuple(map(Points, counted)), scores)


def played(match: Match, *outcomes: Outcome) -> Match:
    for one in outcomes:
        match = match.enter(one)
    return match


def standing(match: Match) -> list[tuple[int, int, int]]:
    """Return the place, seat and total of each row of the standings."""
    return [(place.place, place.sum.seat, place.sum.total) for place in match.standing]


def test_K1_a_match_needs_a_length_that_can_be_played() -> None:
    """A length of zero or less is refused."""
    for length, option in ((Games(0), "games"), (Target(0), "target"), (Series(-1), "rounds")):
        with pytest.raises(BadRules) as refused:
            Match(KLASSIK, 2, length)
        assert refused.value.problem is RuleSetProblem.OUT_OF_RANGE
        assert refused.value.facts["option"] == option
    assert Match(KLASSIK, 2, Games(1)).games_left == 1


@pytest.mark.parametrize(
    ("length", "longest", "option", "most"),
    [
        (Games(1001), Games(1000), "games", 1000),
        (Target(100_001), Target(100_000), "target", 100_000),
        (Series(334), Series(333), "rounds", 333),
    ],
)
def test_K1_the_length_of_a_match_is_limited(
    length: Length, longest: Length, option: str, most: int
) -> None:
    """The limit is 1,000 games, as many rounds as fit into 1,000 games, or a target of 100,000."""
    with pytest.raises(BadRules) as refused:
        Match(KLASSIK, 3, length)
    facts = {"option": option, "value": most + 1, "least": 1, "most": most}
    assert (refused.value.problem, refused.value.facts) == (RuleSetProblem.OUT_OF_RANGE, facts)
    assert not Match(KLASSIK, 3, longest).is_over


@pytest.mark.parametrize("seats", [1, 7])
def test_K1_a_match_needs_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadRules) as refused:
        Match(KLASSIK, seats, Games(3))
    assert refused.value.problem is RuleSetProblem.PLAYERS
    assert refused.value.facts == {"have": seats, "least": 2, "most": 6}


def test_K3_the_deal_passes_to_the_left() -> None:
    match = Match(KLASSIK, 3, Games(5), first_dealer=Seat(2))
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        match = match.enter(outcome(0, 0, 5))
    assert dealers == [2, 3, 1, 2, 3]


def test_K3_the_match_starts_each_game_with_the_next_dealer() -> None:
    match = Match(KLASSIK, 3, Games(5), first_dealer=Seat(2)).enter(outcome(0, 0, 5))
    state = fold(match.next_game(Mode.ASSIST, KLASSIK.pack))
    assert (state.dealer, state.turn, state.phase) == (3, 1, Phase.DRAW)
    assert [line.dealer for line in match.lines] == [2]


@pytest.mark.parametrize("mode", list(Mode))
def test_the_next_game_is_played_in_the_mode_of_the_table(mode: Mode) -> None:
    begun = Match(KLASSIK, 2, Games(1)).next_game(mode, KLASSIK.pack)
    assert fold(begun).mode is mode


def test_K15_a_match_ends_after_the_agreed_number_of_games() -> None:
    """The match accepts no further game."""
    match = played(Match(KLASSIK, 2, Games(2)), outcome(10, 0))
    assert (match.is_over, match.games_left) == (False, 1)
    match = match.enter(outcome(0, 25))
    assert (match.is_over, match.games_left) == (True, 0)
    assert standing(match) == [(1, 2, 25), (2, 1, 10)]
    with pytest.raises(MatchOver, match=r"all games of Games\(number=2\) are played"):
        match.enter(outcome(1, 0))
    with pytest.raises(MatchOver):
        match.next_game(Mode.ASSIST, KLASSIK.pack)


def test_K15_a_match_ends_when_a_player_reaches_the_target() -> None:
    """Reaching the target exactly is enough."""
    match = played(Match(KLASSIK, 2, Target(50)), outcome(49, 0), outcome(0, 30))
    assert (match.is_over, match.games_left) == (False, None)
    assert match.enter(outcome(1, 0)).is_over
    assert match.enter(outcome(0, 21)).is_over


def test_K15_equal_scores_share_the_place() -> None:
    """Two players with the same score are both second, and the next is fourth."""
    match = played(
        Match(KLASSIK, 4, Games(4)),
        outcome(30, 0, 0, 0),
        outcome(0, 20, 0, 0),
        outcome(0, 0, 20, 0),
        outcome(0, 0, 0, 5),
    )
    assert standing(match) == [(1, 1, 30), (2, 2, 20), (2, 3, 20), (4, 4, 5)]


def test_K16_a_blocked_game_counts_as_played() -> None:
    """A blocked game is one of the agreed games although nobody scores."""
    match = Match(KLASSIK, 2, Games(1)).enter(outcome(0, 0, ending=Ending.BLOCKED))
    assert match.is_over


def test_T12_a_dealer_who_sat_out_has_no_entry() -> None:
    """The score list leaves the dealer's field empty."""
    match = Match(TURNIER, 4, Series(1)).enter(outcome(None, 5, 3, 0, cards=(0, 0, 8, 90)))
    entries = [match.lines[0].entry(Seat(seat)) for seat in (1, 2, 3, 4)]
    assert entries == [None, ScoreEntry(5, 0), ScoreEntry(3, 8), ScoreEntry(0, 90)]


def test_T13_a_negative_score_is_a_cross_and_its_card_points_count() -> None:
    """The card points of a game with a score of -1 are added up like any others."""
    match = played(
        Match(TURNIER, 3, Series(1)),
        outcome(5, -1, 3, cards=(0, 120, 9)),
        outcome(2, 5, -1, cards=(25, 0, 101)),
    )
    crosses = [[line.entry(Seat(seat)) for line in match.lines] for seat in (1, 2, 3)]
    assert [[entry is not None and entry.is_cross for entry in column] for column in crosses] == [
        [False, False],
        [True, False],
        [False, True],
    ]
    figures = [(s.plus, s.minus, s.crosses, s.total, s.card_points) for s in match.sums]
    assert figures == [(7, 0, 0, 7, 25), (5, 1, 1, 4, 120), (3, 1, 1, 2, 110)]


def test_T14_more_rating_points_rank_first_then_fewer_card_points() -> None:
    """Card points decide only between players with equal rating points."""
    match = Match(TURNIER, 3, Series(1)).enter(outcome(3, 3, 5, cards=(10, 9, 200)))
    assert standing(match) == [(1, 3, 5), (2, 2, 3), (3, 1, 3)]


def test_T14_the_lot_breaks_a_remaining_tie() -> None:
    """Players with equal rating points and card points share the place until the lot is drawn."""
    match = Match(TURNIER, 3, Series(1)).enter(outcome(3, 3, 5, cards=(9, 9, 0)))
    assert standing(match) == [(1, 3, 5), (2, 1, 3), (2, 2, 3)]
    drawn = match.draw_lot((Seat(2), Seat(3), Seat(1)))
    assert standing(drawn) == [(1, 3, 5), (2, 2, 3), (3, 1, 3)]
    with pytest.raises(ValueError, match="every seat once"):
        match.draw_lot((Seat(1), Seat(1), Seat(2)))


@pytest.mark.parametrize(("seats", "games"), [(4, 20), (3, 15)])
def test_V4_1_a_series_is_a_whole_number_of_rounds(seats: int, games: int) -> None:
    """Seat 1 deals first and its right neighbour last, in 20 games at four seats or 15 at three."""
    match = Match.series(TURNIER, seats)
    dealers = []
    while not match.is_over:
        dealers.append(match.dealer)
        match = match.enter(outcome(*(0,) * seats))
    assert len(dealers) == games
    assert (dealers[0], dealers[-1]) == (1, seats)


def test_V4_10_a_void_game_is_dealt_again_and_not_entered() -> None:
    """The same dealer deals again, and the list has no line for the void game."""
    match = Match(TURNIER, 4, Series(1)).enter(outcome(None, 5, 0, 0))
    again = match.enter(outcome(*(None,) * 4, ending=Ending.VOID))
    assert (again.dealer, len(again.lines)) == (2, 1)


def test_the_fewest_points_win_with_own_hand_scoring() -> None:
    match = played(Match(HAUS, 2, Games(2)), outcome(0, 40), outcome(15, 0))
    assert standing(match) == [(1, 1, 15), (2, 2, 40)]
