"""`romme serve` with deals that a test has chosen: the server itself has no way to do that.

    python -m tests.browser.fixed_deal_server FILE --port 0 ...

What comes from chance is put in its place in this process, for every game anew, as FILE says at
that moment (`Deal`). The pack is cut where it says; a person who cuts has to lift so many cards.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from romme.cards import Card
from romme.cli import main
from romme.engine.state import Cards, Seat
from romme.notation.text import parse_cards
from romme.rules.ruleset import RuleSet
from romme.server.http import app
from romme.server.play.chance import SystemChance

SEATS: Final = 3
CARDS_LIFTED: Final = 26
"""Cards that are lifted in the cut, unless a test says otherwise."""
DEAL_FILE_VARIABLE: Final = "ROMME_TESTED_DEAL"


class Deal(msgspec.Struct, frozen=True):
    """A deal as a test wants it; what is left of the pack lies below the stock."""

    hands: list[str]
    """In the order in which they are dealt, from the dealer's left, as far as it matters."""
    open: str = ""
    stock: str = ""
    dealer: int = 1
    lifted: int = CARDS_LIFTED

    def pack(self, rules: RuleSet) -> Cards:
        """The pack before it is cut."""
        hands = [parse_cards(hand) for hand in self.hands]
        hands += [()] * (SEATS - len(hands))
        size = rules.hand_size(SEATS)
        wanted = [*parse_cards(self.open), *parse_cards(self.stock)]
        left = Counter(rules.pack) - Counter(card for hand in hands for card in hand)
        sorted_rest = list((left - Counter(wanted)).elements())
        # Far from each other, so that hands nobody has chosen can do little.
        rest = [sorted_rest[place] for place in sorted(range(len(sorted_rest)), key=_spread)]
        full = [(*hand, *(rest.pop() for _ in range(size - len(hand)))) for hand in hands]
        top: list[Card] = wanted[:1] or [rest.pop()]
        dealt = [hand[place] for place in range(size) for hand in full]
        cut = (*dealt, *top, *wanted[1:], *rest)
        return (*cut[-self.lifted :], *cut[: -self.lifted])


class FixedChance(SystemChance):
    """Chance that knows what comes."""

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        """The pack that the test wants, whatever the seed."""
        deal = _deal()
        return super().shuffled(rules, seed) if deal is None else deal.pack(rules)

    def lifted(self, least: int, size: int, seed: str) -> int:
        """The cut that the test wants, where bots or nobody cuts."""
        deal = _deal()
        return super().lifted(least, size, seed) if deal is None else deal.lifted

    def dealer(self, seats: int, seed: str) -> Seat:
        """The dealer that the test wants."""
        deal = _deal()
        return super().dealer(seats, seed) if deal is None else Seat(deal.dealer)


def _spread(place: int) -> tuple[int, int]:
    return place % 9, place


def _deal() -> Deal | None:
    path = Path(os.environ[DEAL_FILE_VARIABLE])
    return msgspec.json.decode(path.read_bytes(), type=Deal) if path.is_file() else None


if __name__ == "__main__":
    os.environ[DEAL_FILE_VARIABLE] = sys.argv[1]
    vars(app)["SystemChance"] = FixedChance
    sys.argv[:] = ["romme", "serve", *sys.argv[2:]]
    main()
