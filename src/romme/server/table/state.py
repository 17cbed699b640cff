"""The state of a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from romme.deal import game_seed
from romme.engine.commands import Step
from romme.engine.match import Match
from romme.engine.state import Phase, Seat, State
from romme.rules.ruleset import RuleSet
from romme.server.person_id import PersonId
from romme.wire.terms import Pace, TableTerms


class TablePhase(Enum):
    """The phase of a table, from its creation until it is closed."""

    OPEN = "open"
    """Players take seats and get ready."""
    PLAYING = "playing"
    COUNTED = "counted"
    """Between two games: the last one is scored, and players look at the result."""
    OVER = "over"
    """The match is over. A rematch starts the next one."""
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and its occupant: a person, one of the server's bots, or nobody."""

    person: PersonId | None = None
    level: str | None = None
    """The bot's level, or None if no bot sits here."""
    plays_for: str = ""
    """Name of the tournament entrant without an account for whom the bot plays."""
    ready: bool = False
    away: bool = False
    left: bool = False
    """The player left on purpose. An open connection alone does not bring them back."""
    bridged: bool = False
    """A bot plays for the person until they return."""
    bank_ms: int = 0
    """Time left in this game in addition to the time per turn."""
    nonce_commitment: str = ""
    """The seat's commitment to its nonce for the next deal."""

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return self.person is None and self.level is None

    @property
    def is_here(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.person is not None and not self.away


@dataclass(frozen=True, slots=True)
class Deal:
    """The secret, nonces and commitments of the current or last deal."""

    number: int
    commitment: str
    secret: str
    secret_commitment: str = ""
    nonce_commitments: tuple[str, ...] = ()
    """One per seat, or empty if no seat has committed to a nonce."""
    nonces: tuple[str, ...] = ()
    """One per seat, an empty string until it is revealed."""
    drawn_dealer: Seat | None = None
    lifted: int | None = None
    reshuffles: int = 0
    revealed: bool = False

    @property
    def seed(self) -> str:
        """The seed that determines every shuffle of the game, in hexadecimal digits."""
        return game_seed(bytes.fromhex(self.secret), self.nonces).hex()

    def owes_nonce(self, seat: Seat) -> bool:
        """Whether a seat has committed to a nonce and not revealed it."""
        if not self.nonce_commitments:
            return False
        return bool(self.nonce_commitments[seat - 1]) and not self.nonces[seat - 1]


@dataclass(frozen=True)  # not slotted: see romme.engine.change
class Table:
    """The full state of one table, including hidden cards and the secret of the deal."""

    terms: TableTerms
    rules: RuleSet
    host: PersonId
    code: str
    chairs: tuple[Chair, ...]
    phase: TablePhase = TablePhase.OPEN
    match: Match | None = None
    game: State | None = None
    deal: Deal | None = None
    staged: tuple[Step, ...] = ()
    silenced: frozenset[PersonId] = frozenset()
    tournament: str = ""
    """Id of the tournament that the table belongs to, or empty."""
    pace: Pace = Pace.NORMAL
    fast_forwarded: bool = False
    """Whether bots move without pauses for the rest of this game, as long as only bots play."""

    def chair(self, seat: Seat) -> Chair:
        """Return the chair at a seat."""
        return self.chairs[seat - 1]

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of a person, or None."""
        if person is None:
            return None
        for number, chair in enumerate(self.chairs, start=1):
            if chair.person == person:
                return Seat(number)
        return None

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people seated here, without the server's bots."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def is_in_match(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.phase in (TablePhase.PLAYING, TablePhase.COUNTED)

    @property
    def anyone_present(self) -> bool:
        """Whether at least one seated person is connected."""
        return any(chair.is_here for chair in self.chairs)

    @property
    def only_bots_play(self) -> bool:
        """Whether no connected person takes part in the running game."""
        if self.phase is not TablePhase.PLAYING or self.game is None:
            return False
        return not any(self.chair(seat).is_here for seat in self.game.playing)

    @property
    def is_active(self) -> bool:
        """Whether play continues: always in a tournament, otherwise while a player is present."""
        return self.anyone_present or bool(self.tournament)

    @property
    def pending_deal(self) -> Deal | None:
        """The deal whose pack is not shuffled yet because nonces are missing, or None."""
        if self.phase is not TablePhase.PLAYING or self.game is not None:
            return None
        return None if self.deal is None or self.deal.revealed else self.deal

    @property
    def awaits_nonces(self) -> bool:
        """Whether a connected player has yet to reveal a nonce."""
        deal = self.pending_deal
        return deal is not None and any(
            chair.is_here and deal.owes_nonce(Seat(seat))
            for seat, chair in enumerate(self.chairs, start=1)
        )

    @property
    def lacks_commitments(self) -> bool:
        """Whether a connected player has not yet committed to a nonce for the next deal."""
        return any(
            chair.is_here and not chair.bridged and not chair.nonce_commitment
            for chair in self.chairs
        )

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat whose turn it is in the current game, or None."""
        game = self.game
        if self.phase is not TablePhase.PLAYING or game is None:
            return None
        if game.phase in (Phase.DRAW, Phase.PLAY):
            return game.turn
        return None
