"""A table as it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from romme.deal import mixed
from romme.engine.commands import Step
from romme.engine.match import Match
from romme.engine.state import Phase, Seat, State
from romme.rules.ruleset import RuleSet
from romme.server.person_id import PersonId
from romme.wire.terms import TableTerms


class TablePhase(Enum):
    """What a table is doing."""

    OPEN = "open"
    """People sit down and get ready."""
    PLAYING = "playing"
    COUNTED = "counted"
    """Between two games: the last one is counted, people look at it."""
    OVER = "over"
    """The match is over; a rematch makes the table open again."""
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it: a person, a bot of the house, or nobody."""

    person: PersonId | None = None
    level: str | None = None
    """The bot's level."""
    plays_for: str = ""
    """The name of somebody of a tournament whom the server does not know."""
    ready: bool = False
    away: bool = False
    left: bool = False
    """Away on purpose: then a connection that is still there does not mean being back."""
    bridged: bool = False
    """A bot plays for the person until the person is back."""
    bank_ms: int = 0
    """What is left in this game beside the time for turns."""
    nonce_commitment: str = ""
    """The seat's commitment to its nonce for the next deal."""

    @property
    def is_free(self) -> bool:
        """Whether somebody could sit down here."""
        return self.person is None and self.level is None

    @property
    def is_here(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.person is not None and not self.away


@dataclass(frozen=True, slots=True)
class Deal:
    """The secret of the running game, or of the last one, and what was shown of it."""

    number: int
    commitment: str
    secret: str
    secret_commitment: str = ""
    nonce_commitments: tuple[str, ...] = ()
    """By seat, or nothing if no seat has committed to a nonce."""
    nonces: tuple[str, ...] = ()
    """By seat, as far as they are revealed."""
    drawn_dealer: Seat | None = None
    lifted: int | None = None
    reshuffles: int = 0
    revealed: bool = False

    @property
    def seed(self) -> str:
        """What every shuffle of the game comes from, in hexadecimal digits."""
        return mixed(bytes.fromhex(self.secret), self.nonces).hex()

    def owes_nonce(self, seat: Seat) -> bool:
        """Whether a seat has committed to a nonce and not revealed it."""
        if not self.nonce_commitments:
            return False
        return bool(self.nonce_commitments[seat - 1]) and not self.nonces[seat - 1]


@dataclass(frozen=True)  # not slotted: see romme.engine.change
class Table:
    """Everything about one table, hidden cards and the secret of the deal included."""

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
    """The tournament that it is a table of."""

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where somebody sits."""
        if person is None:
            return None
        for number, chair in enumerate(self.chairs, start=1):
            if chair.person == person:
                return Seat(number)
        return None

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Those who sit here, bots of the house left out."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def somebody_is_here(self) -> bool:
        """Whether anybody watches over the game: without, it waits just as it is."""
        return any(chair.is_here for chair in self.chairs)

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on: at a table of a tournament also when nobody is there."""
        return self.somebody_is_here or bool(self.tournament)

    @property
    def undealt(self) -> Deal | None:
        """The deal whose pack is not shuffled yet, because nonces are awaited."""
        if self.phase is not TablePhase.PLAYING or self.game is not None:
            return None
        return None if self.deal is None or self.deal.revealed else self.deal

    @property
    def owes_nonces(self) -> bool:
        """Whether somebody who is here has yet to reveal a nonce."""
        deal = self.undealt
        return deal is not None and any(
            chair.is_here and deal.owes_nonce(Seat(seat))
            for seat, chair in enumerate(self.chairs, start=1)
        )

    @property
    def lacks_commitments(self) -> bool:
        """Whether somebody who is here has not committed to a nonce for the next deal."""
        return any(
            chair.is_here and not chair.bridged and not chair.nonce_commitment
            for chair in self.chairs
        )

    @property
    def waits_for(self) -> Seat | None:
        """The seat that has to decide something in the running game."""
        game = self.game
        if self.phase is not TablePhase.PLAYING or game is None:
            return None
        if game.phase in (Phase.DRAW, Phase.PLAY):
            return game.turn
        return None
