"""The oracle for turns, compared with manual solutions, the oracle for melds and the engine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from romme.cards import parse_card
from romme.engine.commands import Discard, End, LayDown, LayOff, Pass, Step, Swap
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.state import Drawn, Phase, Pile, Seat, TableMeld
from romme.engine.turn import Turn
from romme.engine.turn_end import end_turn
from romme.rules import Mode, RuleSet
from tests.conftest import Size
from tests.oracle.test_layouts import ISOLATED, namings
from tests.support.laws.tables import dice
from tests.support.oracle.hands import dense_hand, dense_table
from tests.support.oracle.judge import lay_off_readings
from tests.support.oracle.layouts import (
    JOKER,
    KLASSIK,
    TURNIER,
    VERBAND,
    Cards,
    Rules,
    cards_used,
    melds_from,
)
from tests.support.oracle.translation import (
    as_rules,
    judge_options,
    melding_rules,
    to_cards,
    to_meld,
    to_placed,
)
from tests.support.oracle.turns import (
    Move,
    TurnResult,
    extensions,
    finishes,
    least_left_turn,
    turns,
)

HAUS_LIKE = TURNIER._replace(joker_swap="all_melds")
CASUAL = TURNIER._replace(finish="discard_optional", superromme="yes")


# --- manual solutions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "table", "opened", "rules", "ways"),
    [
        # K9, K13: one meld and lay-offs, with or without a discard
        ("4C 5C 6C 7H 3H", ["4H 5H 6H"], False, KLASSIK, "romme"),
        ("4C 5C 6C 7H 3H KD", ["4H 5H 6H"], False, KLASSIK, "romme"),
        ("4C 5C 6C 7S 8S 9S", [], False, KLASSIK, ""),
        ("4C 5C 6C 7S 8S 9S", ["TS JS QS"], False, KLASSIK, "romme"),
        # T9: the lay-off fills the set, then the joker is swapped and melded with the kings
        ("7S 7D KC KH 2C", ["7C 7H *"], True, TURNIER, "romme"),
        ("7S KC KH 2C", ["7C 7H *"], True, TURNIER, ""),
        ("7S KC KH 2C", ["7C 7H *"], True, HAUS_LIKE, "romme"),
        # T10: the last card must not be swapped in, since the joker is no hand card
        ("5H 2C", ["4H *5H 6H"], True, TURNIER, "romme"),
        ("5H", ["4H *5H 6H"], True, TURNIER, "romme"),
        # T10: 40 points are needed with lay-offs and swaps, not without
        ("2C 3C 4C KD", [], False, TURNIER, "hand"),
        ("2C 3C 4C 7H KD", ["4H 5H 6H"], False, TURNIER, ""),
        ("TC TS TH TD 7H KD", ["4H 5H 6H"], False, TURNIER, "hand_laid_off"),
        ("TC TS TH TD 7H 8H", ["4H 5H 6H"], False, TURNIER, "hand_laid_off"),
        # a swap in a new meld counts as a swap; here it is possible without one, too
        ("TC TS TH * TD KC KS 2C", [], False, TURNIER, "hand hand_laid_off"),
        ("TC TS TH * TD KC KS 2C", [], True, TURNIER, "romme"),
        # V6.1: Superrommé; a player who had opened, lays off or swaps must discard
        ("2C 3C 4C", [], False, VERBAND, "super"),
        ("2C 3C 4C", [], False, TURNIER, ""),
        ("2C 3C 4C", [], True, VERBAND, ""),
        ("TC TS TH TD 7H", ["4H 5H 6H"], False, VERBAND, "hand"),
        ("TC TS TH TD 7H KD", ["4H 5H 6H"], False, VERBAND, "hand_laid_off"),
        # no discard is needed, but a lay-off makes no Superrommé
        ("TC TS TH TD 7H", ["4H 5H 6H"], False, CASUAL, "hand hand_laid_off"),
        ("TC TS TH TD 7H", ["4H 5H 6H"], True, CASUAL, "romme"),
        # T8: all fourteen cards can be melded, but not thirteen
        (ISOLATED, [], False, TURNIER, ""),
        (ISOLATED, [], False, VERBAND._replace(joker_share="fewer"), "super"),
        ("2C * 4C * 6C * 8C 2C * 4C * 6C * 8C", [], False, TURNIER, "hand"),
        # T4a, T8: the joker as the last card
        ("7C 7S 7H *", [], True, TURNIER, "romme"),
        ("* *", [], True, TURNIER, ""),
        # only around the corner
        ("AS 2S", ["QS KS *AS"], True, TURNIER._replace(joker_swap="never"), "romme"),
        ("2S 9H", ["QS KS *AS"], True, TURNIER._replace(ace_order="low_or_high"), ""),
    ],
)
def test_finishes_agree_with_manual_solutions(
    hand: str, table: list[str], *, opened: bool, rules: Rules, ways: str
) -> None:
    found = finishes(hand.split(), table, opened=opened, rules=rules)
    assert " ".join(sorted(found)) == ways


@pytest.mark.parametrize(
    ("hand", "table", "opened", "rules", "left"),
    [
        # below 40 nothing stays; the most expensive card is discarded
        ("2C 3C 4C 5H KD", [], False, TURNIER, 14),
        ("2C 3C 4C 5H KD", [], True, TURNIER, 5),
        # K9: the second meld must wait
        ("4C 5C 6C 7H 7S 7D KD", [], False, KLASSIK, 15),
        ("4C 5C 6C 7H 7S 7D KD", [], True, TURNIER, 0),
        # lay-offs are allowed only with an opening
        ("TC TS TH TD 7H 2C KD", ["4H 5H 6H"], False, TURNIER, 2),
        ("TC TS TH 7H 2C KD", ["4H 5H 6H"], False, TURNIER, 39),
        # the king must be discarded, unless jokers may be
        ("* * KD", [], True, TURNIER, 40),
        ("* * KD", [], True, TURNIER._replace(joker_discard="free"), 30),
        # adding to a new meld reaches 40
        ("JC QC KC * 2H 3H", [], False, TURNIER, 2),
        # the swapped joker must be laid
        ("5H 9C 2D", ["4H *5H 6H"], True, TURNIER, 2),
        ("* *", [], True, TURNIER, None),
    ],
)
def test_the_fewest_points_left_agree_with_manual_solutions(
    hand: str, table: list[str], *, opened: bool, rules: Rules, left: int | None
) -> None:
    found = least_left_turn(hand.split(), table, opened=opened, rules=rules)
    assert (found and found.left) == left


def test_a_turn_with_only_unplaceable_jokers_is_passed() -> None:
    """A turn ends with a pass if no discard is allowed and no meld accepts a joker (T8, V5.12)."""
    hand = ["7C", "7S", "7H", JOKER, JOKER]
    rules = TURNIER._replace(largest_set=3)
    assert TurnResult("pass", 40) in turns(hand, [], opened=True, rules=rules)
    assert TurnResult("pass", 40) not in turns(hand, [], opened=True, rules=TURNIER)


def test_swapping_a_joker_of_this_turn_only_adds_hand_laid_off(size: Size) -> None:
    """The card could be melded without the swap, which only adds the ending `hand_laid_off`."""
    gained = Counter[str]()
    for number in range(size(30, 10_000)):
        rng = dice(number)
        rules = as_rules(melding_rules(rng))
        rules = rules._replace(opening_points=0, joker_swap="all_melds", hand_romme="yes")
        hand = dense_hand(rng, size=rng.randint(5, 7), jokers=rng.randint(1, 3), packs=2)
        found = turns(hand, [], opened=False, rules=rules)
        direct = turns(hand, [], opened=False, rules=rules, own_swaps=False)
        more = {ended.how for ended in found.keys() - direct.keys()}
        assert not more or {"hand", "super"} & {ended.how for ended in direct}, (hand, rules)
        gained.update(more)
    assert set(gained) == {"hand_laid_off"}


# --- against the judge ---------------------------------------------------------------------------


def test_extensions_agree_with_the_judge(size: Size) -> None:
    """All ways to lay off one to four cards are compared."""
    for number in range(size(15, 3_000)):
        rng = dice(number)
        rules = as_rules(melding_rules(rng))
        hand = dense_hand(rng, size=4, jokers=rng.choice((0, 1, 2)), packs=2)
        for text in dense_table(rng, hand, rules, melds=1, jokers=2):
            meld = next(one for one in melds_from(cards_used(text), rules) if one.cards == text)
            expected = {
                reading
                for count in range(1, len(hand) + 1)
                for cards in set(combinations(hand, count))
                for named in _with_jokers_named(cards, meld.cards)
                for reading in lay_off_readings(
                    meld.cards, meld.kind, named, **judge_options(rules)
                )
            }
            assert {one for one, _ in extensions(meld, hand, rules)} == expected, (
                meld,
                hand,
                rules,
            )


def _with_jokers_named(cards: Cards, meld: Cards) -> list[Cards]:
    """Return the cards as given, followed by every way to name their jokers in the meld's suit."""
    jokers = cards.count(JOKER)
    naturals = tuple(card for card in cards if card != JOKER)
    first = next(card for card in meld if card != JOKER).removeprefix(JOKER)
    # `namings` needs a natural card of the suit; it is removed again
    ways = [way[1:] for way in namings((first, *(JOKER,) * jokers))]
    return [(*naturals, *way) for way in ways]


# --- against the engine --------------------------------------------------------------------------


def engine_draft(
    rules: RuleSet, hand: Cards, table: tuple[tuple[str, ...], ...], *, opened: bool, own: int = 0
) -> Draft:
    """Return the engine's draft of a turn in which seat 1 has drawn from the stock.

    Seat 1 has laid the first `own` melds, and seat 2 the others.
    """
    cards = to_cards(hand)
    turn = Turn(
        rules=rules,
        mode=Mode.ASSIST,
        seat=Seat(1),
        phase=Phase.PLAY,
        opened=opened,
        hand=cards,
        table=tuple(
            TableMeld(Seat(1 if place < own else 2), to_meld(meld, rules.melds))
            for place, meld in enumerate(table)
        ),
        open_pile=(),
        drawn=Drawn(Pile.STOCK, cards[0], in_hand=True),
    )
    return Draft.begin(turn)


def engine_result(draft: Draft, end: End | None) -> TurnResult:
    """End the turn in the engine and return the result. `end` is None if all cards are laid."""
    ending = end_turn(draft, end).ending
    left = list(draft.holding.hand)
    if isinstance(end, Discard):
        left.remove(end.card)
    unfinished = "pass" if isinstance(end, Pass) else "discard"
    points = sum(map(draft.turn.rules.card_points, left))
    return TurnResult(ending.value if ending else unfinished, points)


def engine_results(start: Draft) -> set[TurnResult]:
    """Return the results of all turns that can be played with the steps listed by the engine."""
    seen, waiting, found = {_key(start)}, [start], set()
    while waiting:
        draft = waiting.pop()
        ends: list[End | None] = [None, Pass(), *map(Discard, set(draft.holding.hand))]
        for end in ends:
            try:
                found.add(engine_result(draft, end))
            except Illegal:
                continue
        for step in draft.next_steps():
            after = draft.step(step)
            if _key(after) not in seen:
                seen.add(_key(after))
                waiting.append(after)
    return found


def _key(draft: Draft) -> tuple[object, ...]:
    return (draft.holding, draft.table, draft.new_melds, draft.touched, draft.opened)


def replay_moves(start: Draft, moves: tuple[Move, ...]) -> TurnResult:
    """Play a turn of the oracle, some steps and an end, in the engine and return its result."""
    draft = start
    for move in moves[:-1]:
        draft = draft.step(_step(draft, move))
    match moves[-1]:
        case ("discard", card):
            return engine_result(draft, Discard(parse_card(card)))
        case ("pass",):
            return engine_result(draft, Pass())
        case _:
            return engine_result(draft, None)


def _step(draft: Draft, move: Move) -> Step:
    verb, *words = move
    if verb == "meld":
        return LayDown(tuple(map(to_placed, words)))
    at = next(place for place, word in enumerate(words) if word.startswith(("to", "in")))
    cards, meld = tuple(map(to_placed, words[:at])), " ".join(words[at + 1 :])
    number = next(
        number
        for number, lying in enumerate(draft.table, start=1)
        if str(lying.meld) == meld and (number in draft.new_melds) is ("own" in words[at])
    )
    if verb == "add":
        return LayOff(cards, number)
    return Swap(to_cards(words[:1])[0], number)  # type: ignore[arg-type]  # the oracle swaps natural cards


def test_engine_and_oracle_find_the_same_turns(size: Size) -> None:
    """The engine also accepts the steps and the end of every turn that the oracle finds.

    The engine lists lay-offs of a single card, or of a joker and the card beyond it. If jokers may
    be side by side, a few larger lay-offs cannot be split into such steps, so the engine may find
    fewer turns.
    """
    hows = Counter[str]()
    for number in range(size(140, 30_000)):
        rng = dice(number)
        rules = melding_rules(rng)
        texts = as_rules(rules)
        cards = rng.randint(2, 6)
        jokers = min(rng.randint(0, 3), cards, rules.jokers)
        hand = dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs)
        more = min(3, rules.jokers - jokers)
        table = dense_table(rng, hand, texts, melds=rng.randint(0, 3), jokers=more)
        opened = rng.random() < 0.6
        found = turns(hand, map(" ".join, table), opened=opened, rules=texts)
        start = engine_draft(rules, hand, table, opened=opened)
        listed = engine_results(start)
        assert listed <= found.keys(), (hand, table, opened, rules)
        if texts.side_by_side == "apart":
            assert listed == found.keys(), (hand, table, opened, rules)
        for ended, moves in found.items():
            assert replay_moves(start, moves) == ended, (hand, table, opened, rules, moves)
        hows.update(ended.how for ended in found)
    assert set(hows) >= {"romme", "hand", "hand_laid_off", "super", "discard", "pass"}
