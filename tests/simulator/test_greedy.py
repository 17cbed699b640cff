"""Tests of the greedy policy's choices in one turn. `test_game.py` checks that they are legal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest

from romme.bots.bridge import end_of, numbers, step_of
from romme.cards import Card, parse_card
from romme.engine import legal
from romme.engine.commands import Discard, Draw, LayDown, LayOff
from romme.engine.draft import Draft
from romme.engine.state import Pile, Seat, State, TableMeld
from romme.engine.turn import Turn
from romme.melds import Flaw, JokerFor, Placed, arrange
from romme.rules import RuleSet, find_preset
from romme.rules.options import Finish, LayOffs, Mode, OpenCard
from romme.simulator import codes
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.solver import meld_codes
from romme.solver.kernel import Kernel
from romme.solver.meld_tables import LEFT, POINTS
from tests.conftest import Size
from tests.support.laws.tables import Table, dice
from tests.support.simulator.bridge import dealt, moves_of, shuffled


def placed(text: str) -> tuple[Placed, ...]:
    """Return the cards of a meld such as `5D *6D 7D`, in which a joker stands for 6D."""
    cards: list[Placed] = []
    for word in text.split():
        card = parse_card(word[-2:] if len(word) > 2 else word)
        cards.append(JokerFor(card) if len(word) > 2 else card)  # type: ignore[arg-type]  # always a natural card
    return tuple(cards)


def card_numbers(text: str) -> list[int]:
    return [parse_card(word).order for word in text.split()]


def first_turn(
    name: str,
    *,
    hand: str,
    top: str,
    stock: str = "2H",
    table: Sequence[str] = (),
    opened: bool = True,
    options: Mapping[str, object] | None = None,
) -> list[str]:
    """Return the moves of the greedy policy's first turn with these cards."""
    rules = find_preset(name).rules.with_options({"seating": "everyone_plays", **(options or {})})
    game = GreedyGame(rules, 2)
    lying = []
    for text in table:
        meld = arrange(placed(text), rules.melds)
        assert not isinstance(meld, Flaw)
        lying.append(meld)
    game.set_up(
        hands=[card_numbers(hand), card_numbers("KD QD 2D 4S 6S")],
        stock=card_numbers(f"{stock} 3H 9D 5H 6D"),
        pile=card_numbers(f"KD {top}"),
        table=[meld_codes.pack_meld(meld) for meld in lying],
        opened=[opened, True],
        turn=0,
    )
    game.logging = True
    game.play_greedy(1)
    moves, seen = [], tuple(TableMeld(Seat(1), meld) for meld in lying)
    for code in game.log:
        kind = code >> codes.KIND_SHIFT << codes.KIND_SHIFT
        if kind == codes.DRAW:
            moves.append("open" if code & codes.CARD_MASK == codes.OPEN else "stock")
        elif kind < codes.DISCARD:
            step = step_of(code, seen)
            match step:
                case LayDown(cards):
                    moves.append(" ".join(map(str, cards)))
                    seen = (*seen, TableMeld(Seat(1), meld_codes.unpack_meld(code)))
                case LayOff(cards):
                    moves.append("+" + " ".join(map(str, cards)))
                case swap:
                    moves.append(f"~{swap.card}")
        else:
            end = end_of(code)
            moves.append(f"-{end.card}" if isinstance(end, Discard) else type(end).__name__)
            return moves
    raise AssertionError("the turn did not end")


def test_greedy_takes_the_open_card_only_if_it_helps() -> None:
    useless = first_turn("klassik", hand="3C 4D 9S JH KC", top="7D", stock="2S")
    assert useless == ["stock", "-KC"]
    makes_a_meld = first_turn("klassik", hand="3C 4C 9S JH KC", top="5C")
    assert makes_a_meld == ["open", "3C 4C 5C", "-KC"]
    fits_the_table = first_turn("klassik", hand="3C 9S JH KC", top="7D", table=["4D 5D 6D"])
    assert fits_the_table == ["open", "+7D", "-KC"]


def test_greedy_lays_the_most_valuable_meld_if_only_one_is_allowed() -> None:
    """The cards of the other meld are kept for the next turn."""
    moves = first_turn("klassik", hand="3C 4C 5C JH JS JD QH 9S", top="7D", stock="AH")
    assert moves == ["stock", "JS JH JD", "-QH"]


def test_greedy_finishes_if_it_can() -> None:
    assert first_turn("klassik", hand="3C 4C 7H", top="5C") == ["open", "3C 4C 5C", "-7H"]
    assert first_turn("klassik", hand="3C 4C", top="5C") == ["open", "3C 4C 5C", "NoneType"]


def test_greedy_keeps_a_card_to_discard() -> None:
    """The three cards form a meld, but laying it would leave no card to discard (T10)."""
    moves = first_turn("turnier", hand="3C 4C", top="KC", stock="5C")
    assert moves == ["stock", "-5C"]


def test_greedy_opens_as_soon_as_it_can() -> None:
    moves = first_turn(
        "turnier", hand="JC QC KC 9S 9H 9D 2C 4H", top="7S", stock="2D", opened=False
    )
    assert moves == ["stock", "JC QC KC", "9S 9H 9D", "-4H"]
    too_little = first_turn("turnier", hand="3C 4C 5C 9S 9H 9D 2S", top="7S", opened=False)
    assert too_little == ["stock", "-2S"]


def test_greedy_opens_with_the_most_points_if_the_fewest_left_do_not_open() -> None:
    """AC 2C 3C would leave the fewest points, but only the threes reach the opening points."""
    hand = "8C 8S 8H 8D AC 2C 3C 3S 3H 5D"
    moves = first_turn("turnier", hand=hand, top="7S", stock="KS", opened=False)
    assert moves == ["stock", "8C 8S 8H 8D", "3C 3S 3H", "-AC"]


def test_greedy_takes_the_open_card_to_open_with_it() -> None:
    moves = first_turn("turnier", hand="JC QC 9S 9H 9D 2C 4H", top="KC", opened=False)
    assert moves == ["open", "JC QC KC", "9S 9H 9D", "-4H"]
    not_enough = first_turn("turnier", hand="JC QC 2S 4H 8D", top="KC", stock="6D", opened=False)
    assert not_enough[0] == "stock"


def test_greedy_lays_off_and_swaps() -> None:
    """The policy lays off a swapped joker at once."""
    moves = first_turn("turnier", hand="7C 2S KH", top="9H", table=["4C 5C 6C"], stock="8C")
    assert moves == ["stock", "+7C", "+8C", "-KH"]
    table = ["5D *6D 7D", "9C 9S 9H"]
    moves = first_turn("turnier", hand="6D 2S KH", top="TH", table=table, stock="AC")
    assert moves[:2] == ["stock", "~6D"]
    assert moves[2].startswith("+*")


def test_greedy_discards_the_most_valuable_loose_card() -> None:
    """Of equally valuable cards, the policy discards the one that goes with the fewest others."""
    moves = first_turn("klassik", hand="KC KS QH 3D", top="7H", stock="2C")
    assert moves == ["stock", "-QH"]
    moves = first_turn("turnier", hand="KC QC JC 9S 5D", top="7H", stock="2S", opened=False)
    assert moves == ["stock", "-9S"]
    moves = first_turn("turnier", hand="* 9S 5D", top="7H", stock="2S", opened=False)
    assert moves == ["stock", "-9S"]


# --- whole games ---------------------------------------------------------------------------------


class ReferencePolicy:
    """The greedy policy without its shortcuts: it evaluates every option at every move."""

    def __init__(self, rules: RuleSet) -> None:
        def kernel(aim: int) -> Kernel:
            return Kernel(
                rules.melds,
                aim,
                jokers=rules.jokers,
                joker_in_hand=rules.joker_in_hand,
                ace_in_hand=rules.ace_in_hand,
            )

        self.rules, self.left, self.most = rules, kernel(LEFT), kernel(POINTS)

    def uses_all(self, kernel: Kernel, cards: Iterable[Card]) -> bool:
        """Whether the rules require a discard, but the best melds use every card."""
        held = bytes(card.order for card in cards)
        melds = map(meld_codes.unpack_meld, kernel.layout(held))
        needed = self.rules.finish is Finish.DISCARD_NEEDED
        return needed and sum(len(meld.cards) for meld in melds) == len(held)

    def wants(self, state: State) -> bool:
        """Whether the policy should take the open card."""
        turn, rules = Turn.of(state), self.rules
        card, hand = state.open_pile[-1], state.hand(state.turn)
        if state.idle >= 2 * len(state.playing) or Draw(Pile.OPEN) not in legal.draws(turn):
            return False
        if (turn.opened or rules.lay_offs is LayOffs.ANY_TIME) and turn.fits(card):
            return True
        free = turn.opened or rules.opening_points == 0
        opens = rules.open_card is OpenCard.USED and not free
        kernel = self.most if opens else self.left
        before, after = (kernel.value(bytes(numbers(one))) for one in (hand, (*hand, card)))
        if opens:
            return after > before and after >= rules.opening_points
        return after > before and not (free and self.uses_all(kernel, (*hand, card)))

    def leaves_nothing(self, plan: Draft) -> bool:
        """Whether the cards left after a plan contain no melds that the policy would lay."""
        rest = plan.holding.cards
        free = plan.opened or self.rules.opening_points == 0
        kernel, enough = (self.left, 1) if free else (self.most, self.rules.opening_points)
        value = kernel.value(bytes(numbers(rest)))
        return value < enough or self.uses_all(kernel, rest)


@pytest.mark.parametrize("name", ["klassik", "turnier", "verband", "haus"])
def test_greedy_shortcuts_do_not_change_its_choices(name: str, size: Size) -> None:
    """Draws and plans agree with `ReferencePolicy`, which evaluates every possibility."""
    rules = find_preset(name).rules.with_options({"seating": "everyone_plays"})
    reference, table = ReferencePolicy(rules), Table(rules, 3, Mode.ASSIST)
    game = GreedyGame(rules, 3)
    for number in range(size(8, 1_000)):
        rng = dice(number)
        pack = shuffled(table, rng)
        state = dealt(table, pack, rng)
        game.deal(numbers(pack))
        game.log, game.logging = [], True
        game.play_greedy(number)
        for move in moves_of(state, game.log):
            if move.draw is not None:
                takes = bool(move.before.open_pile) and reference.wants(move.before)
                assert move.draw.pile is (Pile.OPEN if takes else Pile.STOCK)
            elif move.plan is not None and not rules.melds_per_turn:
                assert reference.leaves_nothing(move.plan)
