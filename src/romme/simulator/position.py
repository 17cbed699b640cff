"""One game encoded as machine integers, with the rules of a turn, for bots that simulate games.

This is a second implementation of `romme.engine`, written for speed: nothing is allocated, and a
step is applied in place and can be undone. It follows mode `assist`, without a cut or a referee.
`tests/simulator/test_game.py` compares the two implementations move by move.

Nothing here checks that a move is legal: moves come from `steps` and `ends`.

Cython compiles this file with the types in ``position.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.step_finder import StepFinder
from romme.solver import meld_codes as packed


class Position(StepFinder):
    """The state of a game, hidden cards included, and the plan of the current turn."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        self.logging = False
        # In playouts every second player may draw from the bottom of the stock: all hidden orders
        # are equally likely, and one player's draw then does not change the next player's card.
        # So two moves that are compared share the same random draws for longer.
        self.from_both_ends = False
        self.log: list[int] = []

    def set_up(
        self,
        *,
        hands: Sequence[Sequence[int]],
        stock: Sequence[int],
        pile: Sequence[int],
        table: Sequence[int],
        owners: Sequence[int] = (),
        opened: Sequence[int],
        turn: int,
        idle: int = 0,
        turnings: int = 0,
        drawn: int = codes.NOTHING,
        from_open: bool = False,
    ) -> None:
        """Start from a position before a draw, or just after it if `drawn` is given.

        The stock is given top card first, the pile bottom card first. The drawn card is part of
        its player's hand, except an open card that must be used: that is not in any hand (T4d).
        `owners` may be left out if the rules do not ask who laid a meld (V5.7).
        """
        self._clear()
        for player, hand in enumerate(hands):
            for card in hand:
                self._give(player, card)
            self.opened[player] = opened[player]
        for place, card in enumerate(stock):
            self.stock[place] = card
        self.stock_end = len(stock)
        for place, card in enumerate(pile):
            self.pile[place] = card
        self.pile_size = len(pile)
        for place, meld in enumerate(table):
            self.table[place] = meld
            self.owners[place] = owners[place] if owners else codes.NOTHING
        self.melds = len(table)
        self.turn, self.idle, self.turnings = turn, idle, turnings
        if drawn != codes.NOTHING:
            self._begin_plan(drawn, from_open)

    def copy_from(self, other: Position) -> None:
        """Copy the state of another game with the same rules."""
        self._copy_board(other)
        self._copy_plan(other)
        self.from_both_ends = other.from_both_ends

    # --- moves -----------------------------------------------------------------------------------

    def steps(self) -> list[int]:
        """Return the steps that the rules allow next."""
        self.count = 0
        self._find_steps()
        return [self.moves[i] for i in range(self.count)]

    def ends(self) -> list[int]:
        """Return the ways in which the turn can end now."""
        self.count = 0
        self._find_ends()
        return [self.moves[i] for i in range(self.count)]

    def draw(self, pile: int, order: Sequence[int] | None = None) -> None:
        """Draw a card from the stock or the open pile for the player to move.

        If the stock is used up and the open pile has to be shuffled to replace it, `order` may give
        the new order, top card first. Without it the order is random.
        """
        if pile == codes.OPEN:
            self._draw_open()
            return
        if order is not None:
            for place, card in enumerate(order):
                self.pile[place] = card
        self._draw_stock(order is None)

    # --- the draw --------------------------------------------------------------------------------

    def _clear(self) -> None:
        StepFinder._clear(self)  # noqa: SLF001 - `super` does not find C methods
        self.from_both_ends = False

    def may_take(self) -> bool:
        """Whether the player to move may take the open card (K8, T10, V5.11)."""
        if not self.pile_size:
            return False
        if self.sizes[self.turn] > 1 or self.rules.last_any:
            return True
        return not self.rules.last_from_stock and not self._could_finish_with_open()

    def _could_finish_with_open(self) -> bool:
        """Whether the open card, once taken, would let the player finish in this turn (V5.11)."""
        idle, card = self.idle, self.pile[self.pile_size - 1]
        self._pick_up()
        finishes = self._can_finish()
        if not self.rules.open_used:
            self._take(self.turn, card)
        self.pile_size += 1  # the card itself was never overwritten
        self.idle = idle
        self._begin_draw()
        return finishes

    def _can_finish(self) -> bool:
        """Whether the player can finish in this turn.

        The search is exhaustive, so it is fast enough only for a hand of one or two cards.
        """
        start = self.count
        if self._finished() or (self._cards_left() == 1 and self._discard_finishes()):
            return True
        self._find_steps()
        stop = self.count
        found = False
        for i in range(start, stop):
            self._apply(self.moves[i])
            found = self._can_finish()
            self._undo()
            if found:
                break
        self.count = start
        return found

    def _discard_finishes(self) -> bool:
        start = self.count
        self._find_discards()
        found = self.count > start
        self.count = start
        return found

    def _draw_open(self) -> None:
        if self.logging:
            self.log.append(codes.DRAW | codes.OPEN)
        self._pick_up()

    def _pick_up(self) -> None:
        """Take the open card into the hand, or set it apart if it must be used (K8, T4d, V5.1)."""
        self.pile_size -= 1
        self.idle += 1
        card = self.pile[self.pile_size]
        if not self.rules.open_used:
            self._give(self.turn, card)
        self._begin_plan(card, True)  # noqa: FBT003 - positional in C

    def _draw_stock(self, by_chance: bool) -> None:  # noqa: FBT001 - positional in C
        """Draw from the stock. If it is empty, turn the pile over or end the game (K12, K16)."""
        if self.logging:
            self.log.append(codes.DRAW)
        if self.stock_at == self.stock_end:
            if self.turnings + 1 == self.rules.blocked_after:
                self._close(codes.BLOCKED, codes.NOTHING)
                return
            self.turnings += 1
            self._turn_over(by_chance)
        self.idle = 0
        if self.from_both_ends and self.turn & 1:
            self.stock_end -= 1
            card = self.stock[self.stock_end]
        else:
            card = self.stock[self.stock_at]
            self.stock_at += 1
        self._give(self.turn, card)
        self._begin_plan(card, False)  # noqa: FBT003 - positional in C

    def _turn_over(self, by_chance: bool) -> None:  # noqa: FBT001 - positional in C
        for i in range(self.pile_size):
            self.stock[i] = self.pile[i]
        self.stock_at, self.stock_end = 0, self.pile_size
        self.pile_size = 0
        self.from_both_ends = False  # its order is known now
        if self.rules.stock_shuffled:
            if by_chance:
                self._shuffle(self.stock_end)
            if self.logging:
                for i in range(self.stock_end):
                    self.log.append(codes.SHUFFLED | self.stock[i])

    # --- steps -----------------------------------------------------------------------------------

    def step(self, code: int) -> None:
        """Add a legal step to the plan, such as one from `steps`."""
        if self.logging:
            self.log.append(code)
        self._apply(code)

    def undo(self) -> None:
        """Undo the last step of the plan."""
        if self.logging:
            self.log.pop()
        self._undo()

    # --- duties ----------------------------------------------------------------------------------

    def _duties_met(self, finishes: bool) -> bool:  # noqa: FBT001 - positional in C
        """Whether the plan has met all duties of the turn (T4, T6, T9, T10)."""
        if self.pending:
            return False
        if self._short():
            hand = self.rules.hand_romme and not self.was_open and not self.touched
            if not (finishes and hand):
                return False
        must_finish = self.beside_opening or (self.indirect and self.rules.indirect_to_finish)
        return finishes or not must_finish

    # --- the end of a turn -----------------------------------------------------------------------

    def _find_ends(self) -> None:
        """Append all ways in which the turn can end now to `moves`."""
        if self._finished():
            self._add(codes.LAID_OUT)
            return
        barred = not self._find_discards()
        if self._may_give_back():
            self._add(codes.GIVE_BACK)
        if barred and self._may_pass():
            self._add(codes.PASS)

    def _find_discards(self) -> bool:
        """Append the legal discards to `moves`. Return whether any card could be discarded.

        While the turn has unmet duties, nothing is appended. The return value ignores these duties.
        """
        player = self.turn
        may = self.taken < 0 and self._duties_met(self._cards_left() == 1)
        any_card = False
        for suit in range(4):
            ranks = self.suits[4 * player + suit] & packed.RANKS_MASK
            rank = 0
            while ranks >> rank:
                card = packed.RING * suit + rank
                if ranks >> rank & 1 and not self._barred(card):
                    any_card = True
                    if may:
                        self._add(codes.DISCARD | card)
                rank += 1
        if self.jokers[player] and not self._barred(packed.JOKER_NUMBER):
            any_card = True
            if may:
                self._add(codes.DISCARD | packed.JOKER_NUMBER)
        return any_card

    def _barred(self, card: int) -> bool:
        """Whether a card in hand may not be discarded (K11, T4a, T8, V5.12)."""
        if card == packed.JOKER_NUMBER and self.sizes[self.turn] > 1 and self.rules.joker_to_finish:
            only_jokers = self.jokers[self.turn] == self.sizes[self.turn]
            if not (only_jokers and self.rules.joker_if_only):
                return True
        return card == self.kept and self._holds(self.turn, card) == 1

    def _may_give_back(self) -> bool:
        """Whether the turn may end by returning the taken card (T4c, V5.9)."""
        if not self.from_open or self.rules.open_kept:
            return False
        if not self.rules.open_used:
            return self.laid == 0
        if self.taken < 0 or self.sizes[self.turn] == 0:
            return False
        if self.melds > self.first_own and not self.was_open:
            return False
        return self.pending == 0

    def _may_pass(self) -> bool:
        """Whether the turn may end with a pass, because no card may be discarded (T8, V5.12)."""
        if self.taken >= 0 or not self._duties_met(False):  # noqa: FBT003 - positional in C
            return False
        return not self._could_end_after_a_step()

    def _could_end_after_a_step(self) -> bool:
        """Whether the plan can be ended after one or more further steps."""
        start = self.count
        self._find_steps()
        stop = self.count
        found = False
        for i in range(start, stop):
            self._apply(self.moves[i])
            self._find_ends()
            found = self.count > stop or self._could_end_after_a_step()
            self.count = stop
            self._undo()
            if found:
                break
        self.count = start
        return found

    def end(self, code: int) -> None:
        """End the turn in one of the ways that `ends` returns.

        Afterwards the game is over, or it is the next player's turn to draw.
        """
        if self.logging:
            self.log.append(code)
        kind = code >> codes.KIND_SHIFT << codes.KIND_SHIFT
        finishes = self._cards_left() == 1 and kind == codes.DISCARD
        if kind == codes.DISCARD:
            self._put(code & codes.CARD_MASK)
        elif kind == codes.GIVE_BACK:
            self._put(self.drawn)
        if finishes or kind == codes.LAID_OUT:
            if self.melds > self.first_own:
                self.is_open = True
            self.opened[self.turn] = self.is_open
            self._close(self._ending(finishes), self.turn)
            return
        self.opened[self.turn] = self.is_open
        self._pass_on()

    def _put(self, card: int) -> None:
        """Put a card on the open pile."""
        self._spend(card)
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def _pass_on(self) -> None:
        """End a game that cannot continue, or begin the next player's turn (T5, V6.3, K16)."""
        rules = self.rules
        if self.stock_at == self.stock_end and rules.stock_ends_game:
            self._close(codes.STOCK_USED_UP, codes.NOTHING)
            return
        dry = self.stock_at == self.stock_end and self.pile_size == 0
        if dry or (rules.stalled_after and self.idle >= rules.stalled_after):
            self._close(codes.BLOCKED, codes.NOTHING)
            return
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
        self.turns += 1
        self._begin_draw()
