"""A hand is doubted for what its player has not done with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.bots.weights import Belief
from romme.cards import parse_card
from romme.melds import Flaw, arrange
from romme.notation.text import parse_placed
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet
from romme.simulator.hand_likelihood import LikelihoodGame
from romme.solver import meld_codes
from tests.simulator.weights import NOTHING, PLAIN

KLASSIK = find_preset("klassik").rules
TURNIER = find_preset("turnier").rules
NO_DOUBT = Belief(meld=0, fit=0, thrown=0, most_thrown=99, refused=0, depth=99)
BY_POINTS = replace(PLAIN, closed=replace(NOTHING, points=1), free=replace(NOTHING, points=1))
BY_PAIRS = replace(PLAIN, closed=replace(NOTHING, pair=10), free=replace(NOTHING, pair=10))


def cards(text: str) -> list[int]:
    return [parse_card(word).order for word in text.split()]


def lying(text: str, rules: RuleSet) -> int:
    meld = arrange(parse_placed(text), rules.melds)
    assert not isinstance(meld, Flaw)
    return meld_codes.pack_meld(meld)


def game(
    *hands: str,
    rules: RuleSet = KLASSIK,
    table: str = "",
    opened: bool = False,
    passed: str = "",
) -> LikelihoodGame:
    """The first player is to move; the others have moved since."""
    made = LikelihoodGame(rules, 1 + len(hands))
    for player in range(made.players):
        made.set_weights(player, BY_POINTS.numbers())
    made.set_up(
        hands=[cards("AC 5D"), *map(cards, hands)],
        stock=cards("QS QD"),
        pile=cards(passed)[::-1],
        table=[lying(meld, rules) for meld in table.split("/") if meld],
        opened=[opened] * made.players,
        turn=0,
    )
    made.set_passed(cards(passed))
    return made


def surprisal(made: LikelihoodGame, player: int = 1, **belief: int) -> int:
    made.set_belief(replace(NO_DOUBT, **belief).numbers())
    before = [made.hand(one) for one in range(made.players)], made.pile_cards(), made.turn
    found = made.surprisal(player)
    after = [made.hand(one) for one in range(made.players)], made.pile_cards(), made.turn
    assert after == before
    return found


def test_melds_would_have_been_laid() -> None:
    assert surprisal(game("7C 7D 7H KC"), meld=5) == 5
    assert surprisal(game("7C 7D 8H KC"), meld=5) == 0


@pytest.mark.parametrize(
    ("hand", "opened", "waits", "expected"),
    [
        ("7C 7D 7H KC 2D", False, 0, 0),  # 21 points do not open
        ("7C 7D 7H KC 2D", True, 0, 5),
        ("KC KD KH QC QD QH 2D 4S", False, 0, 5),  # 60 points do
        ("KC KD KH QC QD QH 2D 4S", False, 7, 0),  # who waits for a Hand-Rommé keeps them
        ("KC KD KH QC QD QH 2D 4S 6H", False, 2, 5),  # with three loose cards, nobody waits
    ],
)
def test_who_has_to_open_lays_what_opens_or_waits(
    hand: str,
    opened: bool,  # noqa: FBT001 - a case
    waits: int,
    expected: int,
) -> None:
    made = game(hand, "2S 4H 6C 8D", rules=TURNIER, opened=opened)
    weights = replace(BY_POINTS, wait_loose=waits)
    made.set_weights(1, weights.numbers())
    assert surprisal(made, meld=5) == expected


def test_cards_that_fit_the_table_would_have_been_laid_off() -> None:
    table = "3S 4S 5S/9C 9D 9H"
    assert surprisal(game("6S 9S KC", table=table, opened=True), fit=5) == 10
    assert surprisal(game("7S 8S KC", table=table, opened=True), fit=5) == 0
    strict = game("6S 9S KC", "2H 2D", table=table, rules=TURNIER)
    assert surprisal(strict, fit=5) == 0, "who has not opened may not lay off"


def test_what_would_have_been_thrown_rather() -> None:
    """Of the loose cards the dearest is thrown: a seven was, and two cards count more."""
    assert surprisal(game("2C 8D KH", passed="7S"), thrown=3) == 6
    assert surprisal(game("2C 8D KH", passed="7S"), thrown=3, most_thrown=1) == 3
    assert surprisal(game("2C 8D KH", passed="KS"), thrown=3) == 0
    assert surprisal(game("2C 8D KH"), thrown=3) == 0
    assert surprisal(game("2C KC KD KH", passed="7S"), thrown=3) == 0, "melds are not thrown"


def test_a_card_that_was_worth_keeping_was_hardly_thrown() -> None:
    made = game("2C 7D KH", passed="7S")
    made.set_weights(1, BY_PAIRS.numbers())
    assert surprisal(made, thrown=1) == 3, "each of them goes before a seven that has another one"
    made = game("5S 6S KH", passed="7S")
    assert surprisal(made, thrown=1) == 3, "nobody throws what makes a meld"


def test_a_card_that_makes_a_meld_would_have_been_taken() -> None:
    assert surprisal(game("7C 7D KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("7C 8D KH", passed="2S 7S"), refused=4) == 0
    assert surprisal(game("5S 6S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("6S 8S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("8S 9S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("7C 7D KH", passed="7S 2S"), refused=4) == 0, "the last one is their own"


def test_each_player_has_thrown_every_third_card() -> None:
    """Two and one have moved since player 0: the last card is that of two, the next that of one."""
    made = game("2C 3D", "2H 3S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 0, "threw KS, then 4D"
    assert surprisal(made, 1, thrown=1) == 0, "threw 4S, then KC"
    made = game("2C 5D", "2H 3S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 0
    assert surprisal(made, 1, thrown=1) == 1, "rather the five than 4S"
    made = game("2C 3D", "2H 5S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 1, "rather the five than 4D"
    assert surprisal(made, 2, thrown=1, depth=3) == 0, "which lies deeper than is looked"


def test_jokers_are_neither_thrown_nor_left_for_a_reason() -> None:
    made = game("KC KD 2H", "3H 4H", rules=TURNIER, passed="* *", opened=True)
    assert surprisal(made, 2, thrown=1, refused=1) == 0
    assert surprisal(made, 1, thrown=1, refused=1) == 0
