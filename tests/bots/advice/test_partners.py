"""Which cards could become a meld together: what the oracle finds by writing out all melds."""

from __future__ import annotations

from collections import Counter

from romme.bots.advice.partners import can_be_melded, goes_with
from romme.cards import JOKER, Natural, parse_card
from tests.conftest import Size
from tests.laws.tables import dice
from tests.oracle.hands import dense_faces
from tests.oracle.judge import readings
from tests.oracle.layouts import all_melds, cards_used
from tests.oracle.translation import as_rules, judge_options, melding_rules


def test_a_card_can_be_melded_if_there_is_a_meld_with_it(size: Size) -> None:
    found: Counter[bool] = Counter()
    for number in range(size(300, 100_000)):
        rng = dice(number)
        rules = melding_rules(rng)
        faces = dense_faces(rng)
        text, *others = rng.sample(faces, min(len(faces), rng.randint(2, 6)))
        jokers = rng.randint(0, 3)
        card = parse_card(text)
        assert isinstance(card, Natural)
        held = [*others, *["*"] * jokers]
        melds = all_melds([text, *held], as_rules(rules))
        expected = any(text in cards_used(meld.cards) for meld in melds)
        others_held = Counter(map(parse_card, held))
        told = can_be_melded(card, others_held, others_held[JOKER], rules.melds)
        assert told == expected, (rules, text, held)
        found[told] += 1
    assert min(found.values()) > size(300, 100_000) / 10


def test_cards_go_together_if_a_third_makes_a_meld_of_them(size: Size) -> None:
    found: Counter[bool] = Counter()
    for number in range(size(60, 3_000)):
        rng = dice(number)
        rules = melding_rules(rng)
        one, other = rng.choices(dense_faces(rng), k=2)
        options = judge_options(as_rules(rules))
        thirds = [*(rank + one[1] for rank in "A23456789TJQK"), *(one[0] + suit for suit in "CSHD")]
        expected = any(readings([one, other, third], **options) for third in thirds)
        told = goes_with(parse_card(one), parse_card(other), rules.melds)
        assert told == expected, (rules, one, other)
        found[told] += 1
    assert min(found.values()) > size(60, 3_000) / 10
