"""Games dealt from a secret as a table does it, and played by chance, perhaps to their end."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from romme.deal import (
    NONCE_BYTES,
    Nonce,
    cuts,
    drawn_dealer,
    game_seed,
    nonce_commitment,
    prove,
    reshuffled,
    shuffled,
)
from romme.engine.commands import Command, Cut, Shuffle
from romme.engine.decide import decide, right_neighbour
from romme.engine.events import Event
from romme.engine.evolve import evolve, fold
from romme.engine.setup import shuffled_game
from romme.engine.state import Cards, Phase, Seat
from romme.notation.gamefile import GameFile
from romme.notation.recording import record
from romme.rules import BadRules, RuleSet
from tests.deal.shufflers import secret
from tests.laws.play import DRAWER, RANDOM, choose
from tests.laws.tables import TABLES, dice, random_table

LONGEST: Final = 160
"""Commands; at a large table enough to use the stock up several times."""


def played(number: int) -> GameFile:
    """Play the game of this number: all tables in turn, often with rules that shuffle the pile."""
    rng = dice(number)
    table = TABLES[number // 2 % len(TABLES)] if number % 2 else random_table(rng)
    rules = _that_shuffle(table.rules) if number % 3 else table.rules
    own, mixing = secret(number), _nonces(number, table.seats)
    drawn = game_seed(own, mixing.nonces)
    dealer, drawn_first = Seat(rng.randint(1, table.seats)), None
    if number % 4 < 2:
        dealer = drawn_first = drawn_dealer(drawn, table.seats)
    events: tuple[Event, ...] = shuffled_game(
        rules, table.mode, seats=table.seats, dealer=dealer, pack=shuffled(rules.pack, drawn)
    )
    state = fold(events)
    policy = rng.choice((RANDOM, DRAWER))
    lifted = shuffles = 0
    for _ in range(LONGEST):
        seat = state.turn
        command: Command
        match state.phase:
            case Phase.OVER:
                break
            case Phase.CUT:
                lifted = rng.choice(cuts(rules.cut_at_least, len(rules.pack)))
                seat, command = right_neighbour(state), Cut(lifted)
            case Phase.SHUFFLE:
                shuffles += 1
                command = Shuffle(reshuffled(state.open_pile, drawn, number=shuffles))
            case Phase.DRAW | Phase.PLAY:
                command = choose(state, rng, policy)
        happened = decide(state, seat, command)
        events += happened
        for event in happened:
            state = evolve(state, event)
    names = [f"P{seat}" for seat in range(1, table.seats + 1)]
    proof = prove(
        own,
        lifted,
        nonce_commitments=mixing.committed,
        nonces=mixing.nonces,
        dealer=drawn_first,
    )
    return replace(record(names, events), proof=proof)


class Mixing(NamedTuple):
    """By seat, the nonces of a game and the commitments to them; nothing where there are none."""

    committed: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()


def _nonces(number: int, seats: int) -> Mixing:
    """Two games of three have nonces: seats without one, or that do not reveal it, among them."""
    rng = dice(-1 - number)
    drawn = [Nonce(rng.randbytes(NONCE_BYTES)) for _ in range(seats)]
    committed = [nonce_commitment(nonce) if rng.random() < 0.8 else "" for nonce in drawn]
    if number % 3 == 0 or not any(committed):
        return Mixing()
    revealed = [
        nonce.hex() if commitment and rng.random() < 0.9 else ""
        for nonce, commitment in zip(drawn, committed, strict=True)
    ]
    return Mixing(tuple(committed), tuple(revealed))


def reshuffles(game: GameFile) -> list[Cards]:
    """The new stocks of a game."""
    return [move.act.stock for move in game.moves if isinstance(move.act, Shuffle)]


def _that_shuffle(rules: RuleSet) -> RuleSet:
    try:
        return rules.with_options({"stock_end": "reshuffled", "blocked_after": 0})
    except BadRules:
        return rules
