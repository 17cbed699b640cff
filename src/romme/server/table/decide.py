"""Decide what a person's command at a table leads to: events or a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import NamedTuple, Protocol

from romme.deal import Nonce, check_number, nonce_commitment
from romme.engine import commands as engine
from romme.engine import setup
from romme.engine.decide import begin_draft, carry_out, right_neighbour
from romme.engine.draft import Draft
from romme.engine.events import Event, GameEnded, Shuffled
from romme.engine.legal import ends
from romme.engine.match import Match
from romme.engine.state import Cards, Phase, Seat
from romme.engine.turn_end import end_turn
from romme.rules.options import Mode, Scoring
from romme.rules.ruleset import RuleSet
from romme.server.person_id import PersonId
from romme.server.table.events import (
    DealMade,
    LotDrawn,
    MatchBegan,
    MatchEnded,
    Moved,
    Mover,
    NonceCommitted,
    NonceRevealed,
    SecretRevealed,
    Staged,
    TableEvent,
)
from romme.server.table.evolve import evolve, move, moved_to
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.sitting import new_host, own_seat, sit, went_away
from romme.server.table.state import Chair, Table, TablePhase
from romme.wire import commands as wire
from romme.wire.game import read_end, read_plan


class Chance(Protocol):
    """The source of all randomness at a table."""

    def secret(self) -> tuple[str, str]:
        """Return a new secret, in hex, and the commitment to it."""
        ...

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        """Return the pack, shuffled with the seed."""
        ...

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        """Return the cards of the open pile, shuffled with the seed for the `number`-th time."""
        ...

    def lifted(self, least: int, size: int, seed: str) -> int:
        """Return how many of `size` cards an automatic cut lifts, drawn with the seed.

        It lifts at least `least` cards and leaves at least as many.
        """
        ...

    def dealer(self, seats: int, seed: str) -> Seat:
        """Return the first dealer, drawn with the seed."""
        ...

    def lot(self, seats: int, seed: str) -> tuple[Seat, ...]:
        """Return all seats in an order drawn with the seed."""
        ...


class TableDecided(NamedTuple):
    """The events that a command led to, and the table after them."""

    events: tuple[TableEvent, ...]
    table: Table


@dataclass(frozen=True, slots=True)
class IssuedCommand:
    """A command, the person who sent it, and the bank time it took."""

    person: PersonId
    command: wire.SeatCommand | wire.GameCommand
    bank_ms: int = 0
    """Bank time that the player used for the command."""


def decide(table: Table, issued: IssuedCommand, chance: Chance) -> TableDecided:
    """Return the events that a command leads to, and the table after them.

    Raise `TableRefused` if the table refuses the command, `Illegal` if the rules forbid it, and
    `BadText` if a move cannot be parsed.
    """
    if table.phase is TablePhase.CLOSED:
        raise TableRefused(TableRefusal.TABLE_CLOSED)
    match issued.command:
        case wire.Cut() | wire.Draw() | wire.Play() | wire.Stage():
            return _play(table, issued, chance)
        case wire.CommitNonce(commitment=commitment):
            return _commit_nonce(table, own_seat(table, issued.person), commitment)
        case wire.RevealNonce(nonce=nonce):
            return _reveal_nonce(table, own_seat(table, issued.person), nonce, chance)
        case _:
            return _follow(table, sit(table, issued.person, issued.command), chance)


def go_away(table: Table, seat: Seat, *, left: bool = False) -> TableDecided:
    """Return the events that mark a player as away, and the table after them.

    The player is disconnected, or has closed the table on purpose (`left`).
    """
    events = went_away(table, seat, left=left)
    return TableDecided(events, reduce(evolve, events, table))


def _follow(table: Table, events: Sequence[TableEvent], chance: Chance) -> TableDecided:
    """Return these events and the table after them. If everybody is ready, add a new deal."""
    after = reduce(evolve, events, table)
    everybody = all(chair.ready or not chair.is_here for chair in after.chairs)
    seated = not any(chair.is_free for chair in after.chairs)
    if not (everybody and seated and after.anyone_present):
        return TableDecided(tuple(events), after)
    match after.phase:
        case TablePhase.OPEN | TablePhase.OVER:
            if not all(chair.ready and not chair.away for chair in after.chairs):
                return TableDecided(tuple(events), after)
        case TablePhase.COUNTED:
            pass
        case _:
            return TableDecided(tuple(events), after)
    begun = begin_deal(after, chance)
    return TableDecided((*events, *begun.events), begun.table)


# --- the deal ------------------------------------------------------------------------------------


def begin_deal(table: Table, chance: Chance) -> TableDecided:
    """Draw a secret and publish its check number. Shuffle at once if no nonces are awaited."""
    secret, commitment = chance.secret()
    number = 1 + (0 if table.deal is None else table.deal.number)
    nonces = [_nonce_commitment(chair) for chair in table.chairs]
    if any(nonces):
        made = DealMade(number, check_number(commitment, nonces), secret, commitment, nonces)
    else:
        made = DealMade(number, commitment, secret)
    return _deal_if_complete((made,), evolve(table, made), chance)


def _nonce_commitment(chair: Chair) -> str:
    """Return a seat's nonce commitment, or "" if its player is not there to reveal the nonce."""
    return chair.nonce_commitment if chair.is_here and not chair.bridged else ""


def _commit_nonce(table: Table, seat: Seat, commitment: str) -> TableDecided:
    """Accept a commitment for the next deal. A later one replaces it."""
    if table.chair(seat).nonce_commitment == commitment:
        return TableDecided((), table)
    committed = NonceCommitted(seat, commitment)
    return TableDecided((committed,), evolve(table, committed))


def _reveal_nonce(table: Table, seat: Seat, nonce: str, chance: Chance) -> TableDecided:
    deal = table.pending_deal
    if deal is None or not deal.owes_nonce(seat):
        raise TableRefused(TableRefusal.NO_NONCE_DUE)
    if nonce_commitment(Nonce(bytes.fromhex(nonce))) != deal.nonce_commitments[seat - 1]:
        raise TableRefused(TableRefusal.WRONG_NONCE)
    revealed = NonceRevealed(seat, nonce)
    return _deal_if_complete((revealed,), evolve(table, revealed), chance)


def _deal_if_complete(events: tuple[TableEvent, ...], table: Table, chance: Chance) -> TableDecided:
    if table.awaits_nonces:
        return TableDecided(events, table)
    dealt = begin_game(table, chance)
    return TableDecided((*events, *dealt.events), dealt.table)


def begin_game(table: Table, chance: Chance) -> TableDecided:
    """Shuffle with the secret and the nonces revealed so far.

    If the rules have a cut, wait for it (T3, V4.2-4.4). Otherwise deal at once.

    Between matches, also begin a new match. Its first dealer is drawn with the seed (K3), or is
    seat 1 (V4.1).
    """
    deal = table.pending_deal
    if deal is None:
        raise ValueError("no pending deal")
    first: tuple[TableEvent, ...] = ()
    if table.match is None:
        drawn = table.rules.scoring is not Scoring.RATING
        dealer = chance.dealer(table.terms.seats, deal.seed) if drawn else Seat(1)
        first = (MatchBegan(dealer),)
        table = reduce(evolve, first, table)
    match = table.match
    if match is None:
        raise ValueError("no running match")
    start = setup.game_began(table.rules, table.terms.mode, seats=match.seats, dealer=match.dealer)
    pack = chance.shuffled(table.rules, deal.seed)
    events: tuple[Event, ...] = (start, Shuffled(pack))
    if not table.rules.cut_at_least:
        events = (start, setup.deal(table.rules, match.seats, start.playing, pack))
    moved = Moved(Mover.TABLE, events)
    return TableDecided((*first, moved), move(table, events, 0))


# --- the game ------------------------------------------------------------------------------------


def _play(table: Table, issued: IssuedCommand, chance: Chance) -> TableDecided:
    own = own_seat(table, issued.person)
    game = table.game
    if table.phase is not TablePhase.PLAYING or game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    match issued.command:
        case wire.Stage(steps=steps):
            return _stage(table, own, steps)
        case wire.Cut(lifted=lifted):
            command: engine.Command = engine.Cut(lifted)
        case wire.Draw(pile=pile):
            command = engine.Draw(pile)
        case wire.Play(steps=steps, end=end):
            command = engine.Play(read_plan(steps), read_end(end))
            if command.steps[: len(table.staged)] != table.staged:
                raise TableRefused(TableRefusal.STAGED_STAYS)
        case _:
            raise TypeError(issued.command)
    return act(table, own, command, Mover.PLAYER, chance, bank_ms=issued.bank_ms)


def _stage(table: Table, seat: Seat, texts: list[str]) -> TableDecided:
    if table.terms.mode is not Mode.STRICT:
        raise TableRefused(TableRefusal.NOT_STRICT)
    plan = draft(table, seat, texts)
    staged = Staged(seat, texts)
    if plan.steps[: len(table.staged)] != table.staged:
        raise TableRefused(TableRefusal.STAGED_STAYS)
    _check_end(plan)
    return TableDecided((staged,), evolve(table, staged))


def _check_end(plan: Draft) -> None:
    """Raise `Illegal` if the turn could not end legally after these staged steps."""
    hand = plan.holding.hand
    within_reach = (not isinstance(end, engine.Discard) or end.card in hand for end in ends(plan))
    if plan.finished or any(within_reach):
        return
    if plan.holding.taken is not None:
        end_turn(plan, engine.GiveBack())
    end_turn(plan, engine.Discard(hand[0]) if hand else None)  # raises for the unfulfilled duty


def draft(table: Table, seat: Seat, texts: list[str]) -> Draft:
    """Apply the steps of a plan to the current turn.

    Raise `Illegal` at the first illegal step, and `TableRefused` if no game is running.
    """
    if table.phase is not TablePhase.PLAYING or table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    return reduce(Draft.step, read_plan(texts), begin_draft(table.game, seat))


def act(
    table: Table,
    seat: Seat,
    command: engine.Command,
    by: Mover,
    chance: Chance,
    *,
    bank_ms: int = 0,
) -> TableDecided:
    """Carry out a game command, and any reshuffle or end of the game or match that follows."""
    game, deal = table.game, table.deal
    if game is None or deal is None:
        raise TableRefused(TableRefusal.NO_GAME)
    events, state = carry_out(game, seat, command)
    if state.phase is Phase.SHUFFLE:
        stock = chance.reshuffled(state.open_pile, deal.seed, deal.reshuffles + 1)
        more, state = carry_out(state, seat, engine.Shuffle(stock))
        events = (*events, *more)
    moved = Moved(by, events, bank_ms)
    after = moved_to(table, state, events, bank_ms=bank_ms)
    if not isinstance(events[-1], GameEnded):
        return TableDecided((moved,), after)
    return _ended(after, moved, chance)


def _ended(table: Table, moved: Moved, chance: Chance) -> TableDecided:
    """Reveal the secret after a game, and end the match if its agreed length is reached."""
    events: list[TableEvent] = [moved]
    if table.deal is not None:
        events.append(SecretRevealed(table.deal.number, table.deal.secret))
    if table.match is not None and table.match.is_over:
        if _needs_lot(table.match):
            seed = "" if table.deal is None else table.deal.seed
            events.append(LotDrawn(list(chance.lot(table.match.seats, seed))))
        events.append(MatchEnded())
    after = reduce(evolve, events[1:], table)
    changed = new_host(after)  # the host may have left during the match
    return TableDecided((*events, *changed), reduce(evolve, changed, after))


def _needs_lot(match: Match) -> bool:
    """Whether a tie has to be broken by lot (T14)."""
    places = [place.place for place in match.standing]
    return match.rules.scoring is Scoring.RATING and len(set(places)) < len(places)


def cutter(table: Table) -> Seat | None:
    """Return the seat that has to cut, or None if the game is not waiting for a cut."""
    game = table.game
    if table.phase is not TablePhase.PLAYING or game is None or game.phase is not Phase.CUT:
        return None
    return right_neighbour(game)
