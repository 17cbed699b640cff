"""A hand is less likely if its player would have acted differently with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.bots.weights import Belief
from romme.cards import parse_card
from romme.melds import Flaw, arrange
from romme.notation.card_text import parse_placed
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet
from romme.simulator.hand_likelihood import LikelihoodGame
from romme.solver import meld_codes
from tests.support.simulator.weights import NOTHING, PLAIN

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
    """Return a game with player 0 to move, in which the other players hold `hands`.

    `passed` lists the discards on the open pile, top card first.
    """
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


def test_a_hand_with_a_meld_is_less_likely() -> None:
    assert surprisal(game("7C 7D 7H KC"), meld=5) == 5
    assert surprisal(game("7C 7D 8H KC"), meld=5) == 0


@pytest.mark.parametrize(
    ("hand", "opened", "waits", "expected"),
    [
        ("7C 7D 7H KC 2D", False, 0, 0),  # 21 points do not open
        ("7C 7D 7H KC 2D", True, 0, 5),
        ("KC KD KH QC QD QH 2D 4S", False, 0, 5),  # 60 points do
        ("KC KD KH QC QD QH 2D 4S", False, 7, 0),  # a player who waits for a Hand-Rommé keeps them
        ("KC KD KH QC QD QH 2D 4S 6H", False, 2, 5),  # with three loose cards no player waits
    ],
)
def test_an_unopened_hand_that_could_open_is_less_likely(
    hand: str,
    opened: bool,  # noqa: FBT001 - a test parameter
    waits: int,
    expected: int,
) -> None:
    made = game(hand, "2S 4H 6C 8D", rules=TURNIER, opened=opened)
    weights = replace(BY_POINTS, wait_loose=waits)
    made.set_weights(1, weights.numbers())
    assert surprisal(made, meld=5) == expected


def test_a_hand_with_cards_to_lay_off_is_less_likely() -> None:
    table = "3S 4S 5S/9C 9D 9H"
    assert surprisal(game("6S 9S KC", table=table, opened=True), fit=5) == 10
    assert surprisal(game("7S 8S KC", table=table, opened=True), fit=5) == 0
    strict = game("6S 9S KC", "2H 2D", table=table, rules=TURNIER)
    assert surprisal(strict, fit=5) == 0, "an unopened player may not lay off"


def test_a_hand_with_better_discards_is_less_likely() -> None:
    """A player with a higher loose card in hand would not have discarded the seven."""
    assert surprisal(game("2C 8D KH", passed="7S"), thrown=3) == 6
    assert surprisal(game("2C 8D KH", passed="7S"), thrown=3, most_thrown=1) == 3
    assert surprisal(game("2C 8D KH", passed="KS"), thrown=3) == 0
    assert surprisal(game("2C 8D KH"), thrown=3) == 0
    assert surprisal(game("2C KC KD KH", passed="7S"), thrown=3) == 0, "melds are not thrown"


def test_a_hand_that_needed_the_discarded_card_is_less_likely() -> None:
    made = game("2C 7D KH", passed="7S")
    made.set_weights(1, BY_PAIRS.numbers())
    assert surprisal(made, thrown=1) == 3, "every loose card goes before one of a pair of sevens"
    made = game("5S 6S KH", passed="7S")
    assert surprisal(made, thrown=1) == 3, "a card of a meld is not discarded"


def test_a_hand_that_needed_a_refused_open_card_is_less_likely() -> None:
    assert surprisal(game("7C 7D KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("7C 8D KH", passed="2S 7S"), refused=4) == 0
    assert surprisal(game("5S 6S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("6S 8S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("8S 9S KH", passed="2S 7S"), refused=4) == 4
    assert surprisal(game("7C 7D KH", passed="7S 2S"), refused=4) == 0, "the player's own discard"


def test_discards_are_assigned_to_players_in_turn_order() -> None:
    """If player 0 is to move, the top card is player 2's discard, and the next one player 1's."""
    made = game("2C 3D", "2H 3S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 0, "discarded KS and 4D"
    assert surprisal(made, 1, thrown=1) == 0, "discarded 4S and KC"
    made = game("2C 5D", "2H 3S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 0
    assert surprisal(made, 1, thrown=1) == 1, "would have discarded the five, not 4S"
    made = game("2C 3D", "2H 5S", passed="KS 4S KD 4D KC", opened=True)
    assert surprisal(made, 2, thrown=1) == 1, "would have discarded the five, not 4D"
    assert surprisal(made, 2, thrown=1, depth=3) == 0, "4D is below the search depth"


def test_jokers_on_the_pile_do_not_change_the_likelihood() -> None:
    made = game("KC KD 2H", "3H 4H", rules=TURNIER, passed="* *", opened=True)
    assert surprisal(made, 2, thrown=1, refused=1) == 0
    assert surprisal(made, 1, thrown=1, refused=1) == 0
