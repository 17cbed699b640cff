"""Cards that could be melded together, compared with the oracle's list of melds."""

from __future__ import annotations

from collections import Counter

from romme.bots.advice.partners import can_be_melded, goes_with
from romme.cards import JOKER, Natural, parse_card
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.oracle.hands import dense_faces
from tests.support.oracle.judge import readings
from tests.support.oracle.layouts import all_melds, cards_used
from tests.support.oracle.translation import as_rules, judge_options, melding_rules


def test_can_be_melded_agrees_with_the_oracle(size: Size) -> None:
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
        answer = can_be_melded(card, others_held, others_held[JOKER], rules.melds)
        assert answer == expected, (rules, text, held)
        found[answer] += 1
    assert min(found.values()) > size(300, 100_000) / 10


def test_goes_with_agrees_with_the_judge(size: Size) -> None:
    found: Counter[bool] = Counter()
    for number in range(size(60, 3_000)):
        rng = dice(number)
        rules = melding_rules(rng)
        one, other = rng.choices(dense_faces(rng), k=2)
        options = judge_options(as_rules(rules))
        thirds = [*(rank + one[1] for rank in "A23456789TJQK"), *(one[0] + suit for suit in "CSHD")]
        expected = any(readings([one, other, third], **options) for third in thirds)
        answer = goes_with(parse_card(one), parse_card(other), rules.melds)
        assert answer == expected, (rules, one, other)
        found[answer] += 1
    assert min(found.values()) > size(60, 3_000) / 10
