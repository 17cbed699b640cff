"""Rebuild a `View` from a picture, so that bots and advice can run on clients."""

from __future__ import annotations

from romme.cards import in_order, parse_card
from romme.engine.state import Correction, Drawn, Phase, Pile, Seat, TableMeld
from romme.rules.options import OpenCard
from romme.rules.stored_rules import read_rules
from romme.view.knowledge import View
from romme.wire.cards import read_cards, read_meld
from romme.wire.game import read_outcome
from romme.wire.picture import Picture, TurnSeen


class NoGame(ValueError):  # noqa: N818 - named for what is missing
    """A picture of a table at which no game has begun."""


def read_view(picture: Picture) -> View:
    """Return the view that a picture shows. Raise `NoGame` if no game has begun."""
    game, turn = picture.game, picture.turn
    if game is None or turn is None:
        raise NoGame("no game has begun")
    rules = read_rules(picture.rules)
    seat = None if picture.seat is None else Seat(picture.seat)
    order = picture.stock_order
    shown = picture.hands
    dealt = Phase(turn.phase) is not Phase.CUT
    return View(
        seat=seat,
        rules=rules,
        mode=picture.terms.mode,
        seats=picture.terms.seats,
        dealer=Seat(game.dealer),
        playing=tuple(map(Seat, game.playing)),
        pack=in_order(rules.pack),
        phase=Phase(turn.phase),
        turn=Seat(turn.seat),
        counts=tuple(picture.counts),
        hands=tuple(
            read_cards(shown[number - 1])
            if shown is not None
            else (read_cards(picture.hand) if number == seat else None)
            for number in range(1, picture.terms.seats + 1)
        ),
        known=tuple(map(read_cards, picture.known)),
        stock=picture.stock,
        stock_order=None if order is None or not dealt else read_cards(order),
        open_pile=read_cards(picture.open),
        table=tuple(TableMeld(Seat(meld.owner), read_meld(meld.cards)) for meld in picture.melds),
        opened=frozenset(map(Seat, picture.opened)),
        drawn_from=turn.drawn_from,
        drawn=_drawn(turn, kept=rules.open_card is not OpenCard.USED),
        taken=None if turn.taken is None else parse_card(turn.taken),
        pending=turn.pending,
        correction=None if turn.correction is None else Correction(turn.correction),
        turnings=turn.turnings,
        idle=turn.idle,
        outcome=None if picture.outcome is None else read_outcome(picture.outcome),
    )


def _drawn(turn: TurnSeen, *, kept: bool) -> Drawn | None:
    """The drawn card, or None if the viewer has not seen it.

    A card from the open pile counts as in hand only if `kept` is set (T4d).
    """
    if turn.drawn is None or turn.drawn_from is None:
        return None
    pile = turn.drawn_from
    return Drawn(pile, parse_card(turn.drawn), in_hand=kept or pile is Pile.STOCK)
