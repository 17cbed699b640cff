"""Run `romme serve` with deals chosen by a test. The command itself has no option for this.

    python -m tests.support.browser.fixed_deal_server FILE --port 0 ...

This process replaces the server's random source (`SystemChance`). It reads FILE (a `Deal` as JSON)
again for every game. If the rules have a cut, exactly `Deal.lifted` cards have to be lifted.

The clock of tournaments is ahead by the number of minutes in the file `MINUTES_FILE`, if it exists.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from functools import reduce
from pathlib import Path
from typing import Final

import msgspec

from romme.cards import Card
from romme.cli import main
from romme.engine.events import Dealt, Drew, Event, LaidDown, Opened, Passed, TurnCame
from romme.engine.setup import game_began
from romme.engine.state import Cards, Pile, Seat
from romme.melds import Flaw, Meld, Points, arrange
from romme.notation.card_text import parse_cards, parse_placed
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet
from romme.server.http import app
from romme.server.ops.steady_clock import SteadyClock
from romme.server.organise import organiser
from romme.server.play import live_table
from romme.server.play.chance import SystemChance
from romme.server.table import automatic_acts, decide
from romme.server.table.decide import Chance, TableDecided, begin_game
from romme.server.table.events import Moved, Mover
from romme.server.table.evolve import evolve, move
from romme.server.table.pauses import CardsMoved, bot_pause_ms
from romme.server.table.state import Table
from romme.store.log.records import now_ms

MIN_SEATS: Final = 3
"""Number of seats to deal to, unless a deal has more hands."""
CARDS_LIFTED: Final = 26
"""Default number of cards lifted in the cut."""
ANY_CARD: Final = "2H"
DEAL_FILE_VARIABLE: Final = "ROMME_TESTED_DEAL"
MINUTES_FILE: Final = "minutes.txt"
"""The file next to FILE that says how many minutes the server's clock is ahead."""
MINUTE_MS: Final = 60_000


class Deal(msgspec.Struct, frozen=True):
    """A deal chosen by a test. Cards that it does not mention lie at the bottom of the stock."""

    hands: list[str]
    """The hands, from the dealer's left. Incomplete ones are filled up with other cards."""
    open: str = ""
    """The open pile. In a position without one, the player before took the only card and passed."""
    stock: str = ""
    dealer: int = 1
    lifted: int = CARDS_LIFTED
    turn: int = 0
    """If not 0, the game starts without a deal: this seat is about to draw, and the hands are those
    of seats 1, 2, ... Then no cards are added to them."""
    table: list[tuple[int, str]] = []
    """The melds of such a position, with their owners."""
    opened: list[int] = []
    """The seats that have opened in such a position, besides the owners of melds."""
    bot_pause_ms: int = 0
    """Pause of the bots at the normal pace."""

    def pack(self, rules: RuleSet) -> Cards:
        """Return the shuffled pack, which is still to be cut if the rules have a cut."""
        hands = [parse_cards(hand) for hand in self.hands]
        hands += [()] * (MIN_SEATS - len(hands))
        size = rules.hand_size(len(hands))
        wanted = [*parse_cards(self.open), *parse_cards(self.stock)]
        left = Counter(rules.pack) - Counter(card for hand in hands for card in hand)
        sorted_rest = list((left - Counter(wanted)).elements())
        # Spread neighbouring cards, so that hands filled up with them contain few melds.
        rest = [sorted_rest[place] for place in sorted(range(len(sorted_rest)), key=_spread)]
        full = [(*hand, *(rest.pop() for _ in range(size - len(hand)))) for hand in hands]
        top: list[Card] = wanted[:1] or [rest.pop()]
        dealt = [hand[place] for place in range(size) for hand in full]
        pack = (*dealt, *top, *wanted[1:], *rest)
        return (*pack[-self.lifted :], *pack[: -self.lifted]) if rules.cut_at_least else pack

    def position(self, rules: RuleSet, mode: Mode) -> tuple[Event, ...]:
        """Return the events of a game that leads to this position at once."""
        melds = [(Seat(owner), _meld(cards, rules)) for owner, cards in self.table]
        hands = [parse_cards(hand) for hand in self.hands]
        for owner, meld in melds:
            hands[owner - 1] += meld.cards
        opened = {*map(Seat, self.opened), *(owner for owner, _ in melds)}
        top = (parse_cards(self.open) or parse_cards(ANY_CARD))[0]
        before = Seat((self.turn - 2) % len(hands) + 1)
        taken = (TurnCame(before), Drew(before, Pile.OPEN, top, into_hand=True), Passed(before))
        return (
            game_began(rules, mode, seats=len(hands), dealer=Seat(self.dealer)),
            Dealt(tuple(hands), top, parse_cards(self.stock)),
            *(event for one in melds for event in (TurnCame(one[0]), LaidDown(*one))),
            *(Opened(seat, Points(rules.opening_points)) for seat in sorted(opened)),
            *(() if self.open else taken),
            TurnCame(Seat(self.turn)),
        )


class FixedChance(SystemChance):
    """A random source that takes its results from the deal file, if there is one."""

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        """Return the pack from the deal file. Without a deal file, shuffle by the seed."""
        deal = _deal()
        return super().shuffled(rules, seed) if deal is None else deal.pack(rules)

    def lifted(self, least: int, size: int, seed: str) -> int:
        """Return the deal file's `lifted`. Without a deal file, draw the number by the seed."""
        deal = _deal()
        return super().lifted(least, size, seed) if deal is None else deal.lifted

    def dealer(self, seats: int, seed: str) -> Seat:
        """Return the dealer from the deal file. Without a deal file, draw one by the seed."""
        deal = _deal()
        return super().dealer(seats, seed) if deal is None else Seat(deal.dealer)


def begin_game_or_position(table: Table, chance: Chance) -> TableDecided:
    """Begin a game as `begin_game` does, or from the position in the deal file."""
    deal, begun = _deal(), begin_game(table, chance)
    if deal is None or not deal.turn:
        return begun
    *first, _ = begun.events
    events = deal.position(table.rules, table.terms.mode)
    before = reduce(evolve, first, table)
    return TableDecided((*first, Moved(Mover.TABLE, events)), move(before, events, 0))


def bot_pause_from_file_ms(table: Table, base_ms: int, cards: CardsMoved) -> int:
    """Return a bot's pause as `bot_pause_ms` does, with the deal file's base if there is one."""
    deal = _deal()
    return bot_pause_ms(table, base_ms if deal is None else deal.bot_pause_ms, cards)


def _meld(cards: str, rules: RuleSet) -> Meld:
    meld = arrange(parse_placed(cards), rules.melds)
    assert not isinstance(meld, Flaw), f"{cards}: {meld}"
    return meld


def _spread(place: int) -> tuple[int, int]:
    return place % 9, place


def _deal() -> Deal | None:
    path = Path(os.environ[DEAL_FILE_VARIABLE])
    return msgspec.json.decode(path.read_bytes(), type=Deal) if path.is_file() else None


class AdvancedClock(SteadyClock):
    """The server's clock, ahead by as many minutes as a test has let pass."""

    def now_ms(self) -> int:
        return now_ms() + _ahead_ms()

    def step_ms(self) -> int:
        return 0


def _ahead_ms() -> int:
    file = Path(os.environ[DEAL_FILE_VARIABLE]).with_name(MINUTES_FILE)
    try:
        return int(file.read_text("utf-8")) * MINUTE_MS
    except FileNotFoundError:
        return 0


if __name__ == "__main__":
    os.environ[DEAL_FILE_VARIABLE] = sys.argv[1]
    vars(app)["SystemChance"] = FixedChance
    vars(organiser)["SteadyClock"] = AdvancedClock
    for module in (decide, automatic_acts):
        vars(module)["begin_game"] = begin_game_or_position
    vars(live_table)["bot_pause_ms"] = bot_pause_from_file_ms
    sys.argv[:] = ["romme", "serve", *sys.argv[2:]]
    main()
