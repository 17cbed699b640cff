"""Random games that are dealt from a secret, as on the server."""

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
from tests.support.deal.shufflers import secret
from tests.support.laws.play import DRAWER, RANDOM, choose
from tests.support.laws.tables import TABLES, dice, random_table

MOST_COMMANDS: Final = 160
"""Maximum number of commands per game, enough for a large table to use up several stocks."""


def play_dealt_game(number: int) -> GameFile:
    """Play and return the game with this number, which determines its table, rules and moves.

    For two numbers out of three, the rules are changed, if possible, so that the open pile is
    shuffled when the stock is used up.
    """
    rng = dice(number)
    table = TABLES[number // 2 % len(TABLES)] if number % 2 else random_table(rng)
    rules = _with_reshuffling(table.rules) if number % 3 else table.rules
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
    for _ in range(MOST_COMMANDS):
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
    """Commitments and nonces by seat, "" for none. Both are empty in games without nonces."""

    committed: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()


def _nonces(number: int, seats: int) -> Mixing:
    """Return the nonces of a game.

    Every third game has no nonces. In other games, some seats have no nonce, and some seats do not
    reveal theirs.
    """
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
    """Return each new stock that was made by shuffling the open pile during a game."""
    return [move.act.stock for move in game.moves if isinstance(move.act, Shuffle)]


def _with_reshuffling(rules: RuleSet) -> RuleSet:
    try:
        return rules.with_options({"stock_end": "reshuffled", "blocked_after": 0})
    except BadRules:
        return rules
