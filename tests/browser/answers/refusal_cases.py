"""The acts that are refused, each in a position, and the refusals that no player can meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from romme.rules.grounds import Ground

OTHERS: Final = ("2D 3D 5D", "KD QD 7S")
OPENING: Final = "KS KH KD 4C 5C 6C 2S 9D"
RUN: Final = [(2, "TH JH QH")]


@dataclass(frozen=True, slots=True)
class Case:
    """An act in a position, and why it is refused."""

    ground: str
    """The server's reason, or the code of an answer by the page."""
    own: str
    """The hand of seat 1, which has the turn."""
    act: str
    """``draw stock``, ``lay 4C 5C``, ``add KH to 1``, ``discard 2S``, ``press z``."""
    before: Sequence[str] = ("draw stock",)
    """The acts before it, in the same notation. They have to be legal.

    ``aside 4C 5C`` puts cards in the place for a new meld, ``win 3S`` discards the last card.
    """
    rules: str = "turnier"
    terms: Mapping[str, Any] = field(default_factory=dict)
    """The options and other terms of the table."""
    table: Sequence[tuple[int, str]] = ()
    opened: Sequence[int] = ()
    open: str = "9S"
    """The open card. If empty, the player before has taken it and passed."""
    stock: str = "3S 4S 8H 9C"
    asks: bool = False
    """Whether the answer is a question that offers a way out."""
    dealer: int = 3
    turn: int = 1
    """The seat that has the turn. 0: the pack is not cut yet. Seat 3 is then a person who waits, as
    for turn 3.
    """

    def __str__(self) -> str:
        return f"{self.ground}-{self.act}".replace(" ", "_")


STRICT: Final = {"mode": "strict"}
WON: Final = ("draw stock", "lay TC TS TH", "win 3S")

DRAWS: Final = (
    Case("drawn-already", OPENING, "draw stock"),
    Case("drawn-already", OPENING, "draw open"),
    Case("last-card-from-stock", "KH", "draw open", before=()),
    Case(
        "last-card-would-finish",
        "KH",
        "draw open",
        before=(),
        rules="verband",
        table=RUN,
        opened=[1],
        open="9H",
    ),
    Case("not-your-turn", OPENING, "draw stock", before=(), turn=3),
    Case("cut-first", "", "draw stock", before=(), dealer=1, turn=0),
    Case("cut-first", "", "draw open", before=(), dealer=1, turn=0),
    Case(
        "cut-first",
        "",
        "draw open",
        before=(),
        rules="haus",
        terms={"options": {"cut_at_least": 4}},
        dealer=2,
        turn=0,
    ),
    Case("open-pile-empty", OPENING, "draw open", before=(), open=""),
    Case("no-game", "TC TS TH", "draw stock", before=WON, opened=[1]),
    Case("no-game", "TC TS TH", "draw open", before=WON, opened=[1]),
)
LAYS: Final = (
    Case("meld-no-pattern", OPENING, "lay 4C 5C 9D"),
    Case("draw-first", OPENING, "lay KS KH KD", before=()),
    Case("meld-ace-place", "KC AC 2C 8D", "lay KC AC 2C", rules="klassik"),
    Case("meld-suit-twice", "TC TC TS 8D 7D", "lay TC TC TS"),
    Case("meld-set-too-large", "TC TS TH TD * 8D", "lay TC TS TH TD *"),
    Case("meld-too-many-jokers", "TC * * 8D 7D", "lay TC * *"),
    Case("meld-jokers-side-by-side", "4C 7C 8C 9C * * 8D", "lay 4C 7C 8C 9C * *"),
    Case(
        "melds-per-turn",
        "4H 5H 6H TC TS TH 8D",
        "lay TC TS TH",
        before=("draw stock", "lay 4H 5H 6H"),
        rules="klassik",
    ),
    Case("nothing-to-discard", "TC TS TH", "lay TC TS TH TD", stock="TD 4S 8H"),
    Case("pick-meld", OPENING, "lay"),
)
COLLECTED: Final = (
    Case("meld-too-short", OPENING, "lay", before=("draw stock", "aside 4C 5C")),
    Case("meld-too-short", OPENING, "lay 4C 5C", terms=STRICT),
    Case("meld-no-pattern", "2C 9C * 8D", "lay 2C * 9C", terms=STRICT),
)
"""Cards that a drag or a tap only puts aside, and that a button or a key lays."""
LAY_OFFS: Final = (
    Case("lay-off-before-opening", "KH 8D 7D", "add KH to 1", table=RUN),
    Case("lay-off-misfit", "2S 8D 7D", "add 2S to 1", table=RUN, opened=[1]),
    Case(
        "lay-off-own-meld",
        "KH 8D 7D",
        "add KH to 1",
        terms={"options": {"own_lay_offs": "never"}},
        table=[(1, "TH JH QH")],
        opened=[1],
    ),
    Case("not-your-turn", "KH 8D 7D", "add KH to 1", before=(), table=RUN, turn=3),
    Case("draw-first", "KH 8D 7D", "add KH to 1", before=(), table=RUN, opened=[1]),
    Case("swap-before-opening", "JH 8D 7D", "add JH to 1", table=[(2, "TH *JH QH")]),
    Case(
        "swap-never",
        "JH 8D 7D",
        "add JH to 1",
        rules="haus",
        terms={"options": {"joker_swap": "never"}},
        table=[(2, "TH *JH QH")],
        opened=[1],
    ),
    Case(
        "meld-set-too-large",
        "TD 8D 7D",
        "add TD to 1",
        rules="haus",
        terms={"options": {"largest_set": 3}},
        table=[(2, "TC TS TH")],
        opened=[1],
    ),
    Case(
        "swap-set-not-full",
        "KH TH",
        "add TH to 2",
        before=("draw stock", "add KH to 1", "add 9H to 1"),
        table=[*RUN, (2, "TC TS *")],
        opened=[1],
        stock="9H 4S",
    ),
    Case(
        "wrong-meld",
        OPENING,
        "add KH to 0",
        before=("draw stock", "lay 4C 5C 9D"),
        terms=STRICT,
    ),
    Case("nothing-to-discard", "9H KH", "add KH 9H 8H to 1", table=RUN, opened=[1], stock="8H 4S"),
    Case(
        "left-with-taken-card",
        "KH",
        "add KH to 1",
        before=("draw open",),
        rules="klassik",
        table=RUN,
        opened=[1],
    ),
    Case("note", OPENING, "add to 1", table=RUN),
)
DISCARDS: Final = (
    Case(
        "opening-too-low", OPENING, "discard 2S", before=("draw stock", "lay KS KH KD"), asks=True
    ),
    Case("joker-discarded", "* 8D 7D", "discard *"),
    Case("draw-first", OPENING, "discard 2S", before=()),
    Case("not-your-turn", OPENING, "discard 2S", before=(), turn=3),
    Case("set-aside", OPENING, "discard 2S", before=("draw stock", "aside 4C 5C"), asks=True),
    Case("taken-card-opens", "8D 7D 2S", "discard 8D", before=("draw open",), asks=True),
    Case(
        "taken-card-unused",
        "8D 7D 2S",
        "discard 8D",
        before=("draw open",),
        opened=[1],
        asks=True,
    ),
    Case(
        "taken-card-discarded",
        "8D 7D 2S",
        "discard 9S",
        before=("draw open",),
        rules="klassik",
    ),
    Case(
        "joker-not-placed",
        "JH 8D 7D",
        "discard 8D",
        before=("draw stock", "add JH to 1"),
        table=[(2, "TH *JH QH")],
        opened=[1],
        asks=True,
    ),
    Case(
        "indirect-not-finished",
        "8H KC 2S 2C",
        "discard 2S",
        before=("draw open", "add 8H 9H to 1"),
        table=[(2, "5H 6H 7H")],
        opened=[1],
        open="9H",
        asks=True,
    ),
    Case("pick-discard", OPENING, "discard"),
    Case("pick-one", OPENING, "discard 2S 9D"),
    Case("not-onto-stock", OPENING, "bury 2S"),
)
SHORTCUTS: Final = (
    Case("draw-first", OPENING, "press z", before=()),
    Case("not-your-turn", OPENING, "press z", before=(), turn=3),
    Case("nothing-to-take-back", OPENING, "press z"),
    Case("lying-stays", OPENING, "press z", before=("draw stock", "lay KS KH KD"), terms=STRICT),
    Case("hint-too-late", OPENING, "press h", before=("draw stock", "lay KS KH KD"), terms=STRICT),
    Case("pick-first", OPENING, "press g"),
    Case("fits-nowhere", OPENING, "press g 2S"),
)
"""Acts for which the page has a key, and a button at most while they are legal."""

_OVER: Final = "Then no game is running, and the answer is `no-game`."
_CUT: Final = "The page offers the cut only to the player who has to cut, and only legal ones."
_SHUFFLE: Final = "The server shuffles."
_IN_HAND: Final = "The page offers only cards of the hand."
_RETURN: Final = "There is only a button, while it is legal. A card dragged back is a discard."
_REFEREE: Final = "Tables of the server have no referee."
_JOKERS: Final = (
    "The server names the jokers before it refuses a meld. At a strict table the page answers."
)
UNREACHABLE: Final[Mapping[Ground, str]] = {
    Ground.GAME_WON: _OVER,
    Ground.GAME_STOCK_USED_UP: _OVER,
    Ground.GAME_BLOCKED: _OVER,
    Ground.GAME_VOID: _OVER,
    Ground.CUT_DONE: _CUT,
    Ground.CUT_NOT_YOURS: _CUT,
    Ground.CUT_TOO_SMALL: _CUT,
    Ground.DRAW_SKIPPED: _REFEREE,
    Ground.SHUFFLE_NOT_DUE: _SHUFFLE,
    Ground.SHUFFLE_FIRST: _SHUFFLE,
    Ground.SHUFFLE_OTHER_CARDS: _SHUFFLE,
    Ground.NOT_IN_HAND_TO_MELD: _IN_HAND,
    Ground.MELD_JOKER_UNNAMED: _JOKERS,
    Ground.NOT_IN_HAND_TO_LAY_OFF: _IN_HAND,
    Ground.NO_SUCH_MELD: "The page offers only melds on the table.",
    Ground.NOT_IN_HAND_TO_SWAP: _IN_HAND,
    Ground.SWAP_NO_JOKER: "The page then asks why the card cannot be laid off.",
    Ground.CORRECTED_NO_LAYING: _REFEREE,
    Ground.NOT_IN_HAND_TO_DISCARD: _IN_HAND,
    Ground.RETURN_NOTHING_TAKEN: _RETURN,
    Ground.RETURN_CARD_USED: _RETURN,
    Ground.RETURN_NOT_FIRST: _RETURN,
    Ground.RETURN_FORBIDDEN: _RETURN,
    Ground.DISCARD_NEEDED: "There are only buttons to finish and to pass, while that is legal.",
    Ground.DISCARD_SKIPPED: _REFEREE,
    Ground.RULING_TOO_LATE: _REFEREE,
    Ground.RULING_TOO_EARLY: _REFEREE,
    Ground.RULING_NOT_THIS_SEAT: _REFEREE,
    Ground.STOCK_TOO_SMALL: _REFEREE,
}
"""The refusals that no act in the page leads to, and the reason."""

UNTRIED_CODES: Final[Mapping[str, str]] = {
    "asked": "It is no answer: the page asks instead.",
    "not-yet": "The turn has to come while the page asks the server.",
    "stale": "It needs a slow connection: see `web/tests/acts.test.ts`.",
}
"""The codes of the page's own answers that have no case, and the reason."""
