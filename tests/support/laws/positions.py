"""Positions full of near misses: few ranks and suits, many jokers, melds that almost fit.

Random games rarely reach a run full of jokers, or a last card that must not be discarded. Here they
are common.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from romme.cards import JOKER, RANKS, SUITS, Card, Natural
from romme.engine.setup import set_up
from romme.engine.state import Cards, Seat, State, TableMeld, playing_seats
from romme.melds import RING, Flaw, JokerFor, Meld, Placed, Run, arrange
from romme.rules.options import StockEnd
from tests.support.laws.tables import TABLES, Table, random_table


class _Pool:
    """The cards that have not been placed yet.

    Dense cards are jokers and the cards of a few ranks and suits, chosen at random.
    """

    def __init__(self, table: Table, rng: Random) -> None:
        low, width = rng.randrange(RING), rng.randint(3, 7)
        self.ranks = [RANKS[(low + step) % RING] for step in range(width)]
        self.suits = rng.sample(SUITS, rng.randint(1, 3))
        self.left = list(table.rules.pack)
        self.rng = rng

    def _dense(self, card: Card) -> bool:
        return card is JOKER or (
            isinstance(card, Natural) and card.rank in self.ranks and card.suit in self.suits
        )

    def take(self, count: int, dense: float) -> Cards:
        """Remove and return `count` cards. `dense` is the probability that a card is dense."""
        taken = []
        for _ in range(count):
            near = [card for card in self.left if self._dense(card)]
            card = self.rng.choice(near if near and self.rng.random() < dense else self.left)
            self.left.remove(card)
            taken.append(card)
        return tuple(taken)

    def take_meld(self, table: Table) -> Meld | None:
        """Remove and return a random meld, mostly of dense cards.

        Return None if the rules forbid the meld or jokers are lacking.
        """
        rng = self.rng
        size = rng.choice((3, 3, 4, 5, 6))
        if rng.random() < 0.6:
            suit, low = rng.choice(self.suits), RANKS.index(rng.choice(self.ranks))
            faces = [Natural(RANKS[(low + step) % RING], suit) for step in range(size)]
        else:
            faces = [Natural(rng.choice(self.ranks), suit) for suit in SUITS][: min(size, 4)]
            faces = [Natural(faces[0].rank, face.suit) for face in faces]
        share = rng.choice(((0.0, 1.0), (0.35, 0.35), (0.1, 0.6)))
        placed: list[Placed] = [
            JokerFor(face) if rng.random() < share[at % 2] or face not in self.left else face
            for at, face in enumerate(faces)
        ]
        meld = arrange(placed, table.rules.melds)
        if isinstance(meld, Flaw) or meld.cards.count(JOKER) > self.left.count(JOKER):
            return None
        for card in meld.cards:
            self.left.remove(card)
        return meld

    def take_face(self, meld: Meld) -> Cards:
        """Remove and return a further copy of one of the cards that a run shows.

        A joker shows the card that it stands for. Return an empty tuple if the meld is a set or if
        no copy is left.
        """
        faces = meld.faces if isinstance(meld, Run) else ()
        for face in self.rng.sample(faces, len(faces)):
            if face in self.left:
                self.left.remove(face)
                return (face,)
        return ()

    def take_near(self, melds: Sequence[Meld]) -> Cards:
        """Remove and return cards near the ends of runs: one or two places beyond, and jokers.

        Return at most six cards, possibly none.
        """
        taken: list[Card] = []
        for run in melds:
            if isinstance(run, Run) and self.rng.random() < 0.4:
                step = self.rng.choice((-2, -1, len(run.cards), len(run.cards) + 1))
                for card in (run.stands_for(step), JOKER):
                    if card in self.left and len(taken) < 6:
                        self.left.remove(card)
                        taken.append(card)
        return tuple(taken)


def random_position(rng: Random, table: Table | None = None) -> State:
    """Return a random position in which a player is about to draw."""
    if table is None:
        table = rng.choice(TABLES) if rng.random() < 0.5 else random_table(rng)
    dealer = Seat(rng.randint(1, table.seats))
    playing = playing_seats(table.rules, table.seats, dealer)
    pool = _Pool(table, rng)
    tried = [pool.take_meld(table) for _ in range(rng.randint(0, 8))]
    lying = [TableMeld(rng.choice(playing), meld) for meld in tried if meld is not None]
    turn = rng.choice(playing)
    hands: list[Cards] = [()] * table.seats
    near = pool.take_near([meld.meld for meld in lying]) if rng.random() < 0.6 else ()
    for seat in playing:
        most = min(8 if seat == turn else 4, (len(pool.left) - 8) // len(playing))
        hands[seat - 1] = pool.take(rng.randint(1, max(1, most)), dense=0.85)
    hands[turn - 1] += near
    top = pool.take_face(lying[-1].meld) if lying and rng.random() < 0.5 else ()
    ends = table.rules.stock_end is StockEnd.GAME_ENDS  # then the stock must not be empty
    position = set_up(
        table.rules,
        table.mode,
        dealer=dealer,
        turn=turn,
        hands=tuple(hands),
        open_pile=(*pool.take(rng.randint(1, 3), dense=0.85), *top),
        stock=pool.take(rng.randint(ends, 5), dense=0.5),
        table=tuple(lying),
        opened=frozenset(seat for seat in playing if rng.random() < 0.7),
    )
    return position.state
