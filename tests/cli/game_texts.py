"""Game files for the tests of the command line."""

from __future__ import annotations

from romme.cards import Card
from romme.rules import find_preset


def sorted_pack(rules: str) -> tuple[Card, ...]:
    """Return the whole pack of a rule set, sorted."""
    return find_preset(rules).rules.pack


DEALT = f"""\
format = "romme/1"
rules = "klassik"
players = ["Anna", "Ben"]
dealer = 2
mode = "assist"
options = {{ }}
deck = "{" ".join(map(str, sorted_pack("klassik")))}"
moves = [
  "1 draw stock",
  "1 discard 9S",
]
"""

POSITION = """\
format = "romme/1"
rules = "klassik"
players = ["Anna", "Ben", "Cleo"]
dealer = 3
moves = [
  "1 draw stock",
  "1 meld 4C 5C 6C",
  "1 discard KH",
]
[position]
turn = 1
hands = ["4C 5C 6C KH JD", "2D 3D", "9H 9S"]
open = "9D 7C"
stock = "3H 4H"
opened = [2]
[[position.table]]
owner = 2
cards = "TS JS QS"
"""

WON = """\
format = "romme/1"
rules = "turnier"
players = ["Anna", "Ben", "Cleo", "Dora"]
dealer = 4
moves = ["1 draw stock", "1 meld 4C 5C *6C", "1 discard KH"]
[position]
turn = 1
hands = ["4C 5C *", "2D *", "QS", ""]
open = "9D"
stock = "KH 4H"
opened = [1, 2]
"""

REFUSED = POSITION.replace('"1 discard KH"', '"1 discard AS"')
