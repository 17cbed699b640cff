"""Game files: one game as a TOML document that can be sent, replayed, tested and analysed.

The reader is strict: it rejects anything it cannot replay, naming the line or key, and repairs
nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

import tomli_w

from romme.cards import JOKER
from romme.engine.events import Event
from romme.engine.evolve import fold
from romme.engine.setup import BadPosition, WrongPack, dealt_game, set_up
from romme.engine.state import Cards, Seat, State, TableMeld
from romme.melds import Flaw, arrange, plain
from romme.notation.card_text import BadText, parse_cards, parse_placed, write_cards
from romme.notation.line_finder import LineFinder
from romme.notation.proof import COMMITMENT_DIGITS, SECRET_DIGITS, DealProof
from romme.notation.text import NotedMove, parse_move, write_move
from romme.notation.toml_cost import Excess, first_excess
from romme.rules import BadRules, RuleSet, find_preset
from romme.rules.options import Mode
from romme.rules.ruleset import differences

FORMAT: Final = "romme/1"


class Unreadable(ValueError):  # noqa: N818 - named for what is wrong
    """A file that is not a valid game file.

    `problem` is the id of the message in the catalogues, and `facts` are its values. `line` counts
    from 1; it is None if the line is unknown.
    """

    def __init__(
        self, problem: str, *, key: str = "", line: int | None = None, **facts: int | str
    ) -> None:
        """Store the problem, its key and line in the file, and the facts for its message."""
        self.problem = problem
        self.key = key
        self.line = line
        self.facts = facts
        super().__init__(f"{problem} at {key or 'file'} (line {line}): {facts}")


@dataclass(frozen=True, slots=True)
class GameFile:
    """The contents of a game file."""

    rules: RuleSet
    mode: Mode
    players: tuple[str, ...]
    start: tuple[Event, ...]
    """The events up to the first turn: a deal, or a set-up position."""
    moves: tuple[NotedMove, ...] = ()
    deck: Cards | None = None
    """The whole pack, top card first; None for a position."""
    proof: DealProof | None = None
    """The proof of the deal, if the file has one."""

    @property
    def state(self) -> State:
        """The state before the first move."""
        return fold(self.start)


def read(text: str) -> GameFile:
    """Parse the text of a game file. Raise `Unreadable` if the text is not a valid game file."""
    return _Reader(text).game()


def write(game: GameFile) -> str:
    """Return the text of a game file; `read` is the inverse."""
    state = game.state
    base = find_preset(game.rules.name).rules
    document: dict[str, object] = {
        "format": FORMAT,
        "rules": game.rules.name,
        "players": list(game.players),
        "dealer": state.dealer,
        "mode": game.mode.value,
        "options": differences(game.rules, base),
    }
    if game.deck is not None:
        document["deck"] = write_cards(game.deck)
    document["moves"] = [write_move(move) for move in game.moves]
    if game.deck is None:
        document["position"] = _write_position(state)
    if game.proof is not None:
        document["proof"] = _write_proof(game.proof)
    return tomli_w.dumps(document)


def _write_proof(proof: DealProof) -> dict[str, object]:
    """Return the fields of a proof, without empty ones.

    A proof without nonces is thus written as in older game files.
    """
    given = {key: value for key, value in asdict(proof).items() if value not in ((), None)}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in given.items()}


def _write_position(state: State) -> dict[str, object]:
    return {
        "turn": state.turn,
        "hands": [write_cards(hand) for hand in state.hands],
        "open": write_cards(state.open_pile),
        "stock": write_cards(state.stock),
        "opened": sorted(state.opened),
        "table": [{"owner": lying.owner, "cards": str(lying.meld)} for lying in state.table],
    }


_REQUIRED: Final = ("format", "rules", "players", "dealer")
_KNOWN: Final = (*_REQUIRED, "mode", "options", "deck", "moves", "position", "proof")
_POSITION_REQUIRED: Final = ("turn", "hands", "open", "stock")
_POSITION_KNOWN: Final = (*_POSITION_REQUIRED, "opened", "table")
_PROOF_REQUIRED: Final = ("commitment", "secret", "lifted")
_PROOF_KNOWN: Final = (*_PROOF_REQUIRED, "nonce_commitments", "nonces", "drawn_dealer")


def _numbers_fit(value: object) -> bool:
    """Whether all integers in a parsed TOML value fit in 64 bits, as TOML requires."""
    match value:
        case dict():
            return all(map(_numbers_fit, value.values()))
        case list():
            return all(map(_numbers_fit, value))
        case int():
            return -(2**63) <= value < 2**63
        case _:
            return True


class _Reader:
    """A reader of one game file. Its methods raise `Unreadable` at the first problem."""

    def __init__(self, text: str) -> None:
        self.lines = LineFinder(text)
        if (excessive := first_excess(text)) is not None:
            if excessive.excess is Excess.NESTED:
                raise Unreadable("too-deep", line=excessive.line)
            raise Unreadable("too-costly", line=excessive.line)
        try:
            self.document = tomllib.loads(text)
            fits = _numbers_fit(self.document)
        except tomllib.TOMLDecodeError as error:
            line = self.lines.line_in(str(error))
            raise Unreadable("no-toml", line=line, reason=str(error)) from None
        except (RecursionError, ValueError):  # nested too deeply for Python, or too long a number
            raise Unreadable("too-deep") from None
        if not fits:
            raise Unreadable("too-deep")

    def game(self) -> GameFile:
        self.check_keys(self.document, _REQUIRED, _KNOWN, "")
        if self.document["format"] != FORMAT:
            raise self.problem("format", "wrong-format", expected=FORMAT)
        if ("deck" in self.document) == ("position" in self.document):
            raise self.problem("deck", "deck-or-position")
        rules = self.rules()
        mode = self.mode()
        players = tuple(self.texts("players", self.document["players"]))
        try:
            rules.check_seats(len(players))
        except BadRules as error:
            raise self.problem("players", f"rules-{error.problem.value}", **error.facts) from None
        dealer = self.seat("dealer", self.document["dealer"], len(players))
        moves = self.moves(len(players))
        proof = self.proof(len(players))
        try:
            if "deck" in self.document:
                deck = self.cards("deck", self.document["deck"])
                start = dealt_game(rules, mode, seats=len(players), dealer=dealer, pack=deck)
                return GameFile(rules, mode, players, start, moves, deck, proof)
            position = self.position(rules, mode, players, dealer)
            return GameFile(rules, mode, players, position, moves)
        except WrongPack as error:
            if JOKER in error.extra and not rules.jokers:
                raise self.problem("deck", "position-without-jokers") from None
            facts = {"missing": write_cards(error.missing), "extra": write_cards(error.extra)}
            raise self.problem("deck", "wrong-deck", **facts) from None
        except BadPosition as error:
            key = f"position-{error.problem.value}"
            raise self.problem("position", key, **error.facts) from None

    def problem(self, key: str, problem: str, **facts: int | str) -> Unreadable:
        return Unreadable(problem, key=key, line=self.lines.line_of(key), **facts)

    def check_keys(
        self,
        table: Mapping[str, object],
        required: Sequence[str],
        known: Sequence[str],
        prefix: str,
    ) -> None:
        for key in table:
            if key not in known:
                misplaced = prefix and key in _KNOWN
                name = "misplaced-key" if misplaced else "unknown-key"
                facts = {"name": f"{prefix}{key}", "table": prefix.partition(".")[0]}
                raise self.problem(f"{prefix}{key}", name, **facts)
        for key in required:
            if key not in table:
                raise Unreadable("missing-key", key=f"{prefix}{key}", name=f"{prefix}{key}")

    def rules(self) -> RuleSet:
        name = self.text("rules", self.document["rules"])
        options = self.document.get("options", {})
        if not isinstance(options, dict):
            raise self.problem("options", "wrong-kind", expected="table")
        try:
            preset = find_preset(name)
        except BadRules as error:
            raise self.problem("rules", f"rules-{error.problem.value}", **error.facts) from None
        try:
            return preset.rules.with_options(options)
        except BadRules as error:
            key = f"rules-{error.problem.value}"
            raise self.problem("options", key, **error.facts) from None

    def mode(self) -> Mode:
        text = self.text("mode", self.document.get("mode", Mode.ASSIST.value))
        try:
            return Mode(text)
        except ValueError:
            expected = ", ".join(mode.value for mode in Mode)
            raise self.problem("mode", "unknown-mode", value=text, expected=expected) from None

    def moves(self, seats: int) -> tuple[NotedMove, ...]:
        texts = self.texts("moves", self.document.get("moves", []))
        return tuple(self.move(index, text, seats) for index, text in enumerate(texts))

    def move(self, index: int, text: str, seats: int) -> NotedMove:
        try:
            move = parse_move(text)
        except BadText as error:
            facts: dict[str, int | str] = {"number": index + 1, "text": error.text}
            problem = error.key
        else:
            if 1 <= move.seat <= seats:
                return move
            facts = {"seat": move.seat, "seats": seats}
            problem = "unknown-seat"
        raise Unreadable(problem, key="moves", line=self.lines.line_of_move(index), **facts)

    def position(
        self, rules: RuleSet, mode: Mode, players: Sequence[str], dealer: Seat
    ) -> tuple[Event, ...]:
        table = self.document["position"]
        if not isinstance(table, dict):
            raise self.problem("position", "wrong-kind", expected="table")
        self.check_keys(table, _POSITION_REQUIRED, _POSITION_KNOWN, "position.")
        hands = self.texts("position.hands", table["hands"])
        if len(hands) != len(players):
            facts = {"hands": len(hands), "seats": len(players)}
            raise self.problem("position.hands", "hands-and-players", **facts)
        opened = table.get("opened", [])
        if not isinstance(opened, list):
            raise self.problem("position.opened", "wrong-kind", expected="list")
        seats = [self.seat("position.opened", seat, len(players)) for seat in opened]
        return (
            set_up(
                rules,
                mode,
                dealer=dealer,
                turn=self.seat("position.turn", table["turn"], len(players)),
                hands=tuple(self.cards("position.hands", hand) for hand in hands),
                open_pile=self.cards("position.open", table["open"]),
                stock=self.cards("position.stock", table["stock"]),
                table=self.table(rules, table.get("table", []), len(players)),
                opened=frozenset(seats),
            ),
        )

    def table(self, rules: RuleSet, melds: object, seats: int) -> tuple[TableMeld, ...]:
        if not isinstance(melds, list):
            raise self.problem("position.table", "wrong-kind", expected="list")
        lying = []
        for meld in melds:
            if not isinstance(meld, dict):
                raise self.problem("position.table", "wrong-kind", expected="table")
            known = ("owner", "cards")
            self.check_keys(meld, known, known, "position.table.")
            owner = self.seat("position.table", meld["owner"], seats)
            text = self.text("position.table", meld["cards"])
            try:
                placed = parse_placed(text)
            except BadText as error:
                raise self.problem("position.table", error.key, text=error.text) from None
            if not rules.jokers and any(plain(card) is JOKER for card in placed):
                raise self.problem("position.table", "position-without-jokers")
            found = arrange(placed, rules.melds)
            if isinstance(found, Flaw):
                raise self.problem("position.table", "no-meld", text=text)
            lying.append(TableMeld(owner, found))
        return tuple(lying)

    def proof(self, seats: int) -> DealProof | None:
        if "proof" not in self.document:
            return None
        if "deck" not in self.document:
            raise self.problem("proof", "proof-without-deck")
        table = self.document["proof"]
        if not isinstance(table, dict):
            raise self.problem("proof", "wrong-kind", expected="table")
        self.check_keys(table, _PROOF_REQUIRED, _PROOF_KNOWN, "proof.")
        lifted = table["lifted"]
        if type(lifted) is not int:  # a boolean is not a number
            raise self.problem("proof.lifted", "wrong-kind", expected="number")
        return DealProof(
            commitment=self.digits("proof.commitment", table["commitment"], COMMITMENT_DIGITS),
            secret=self.digits("proof.secret", table["secret"], SECRET_DIGITS),
            lifted=lifted,
            nonce_commitments=self.by_seat("proof.nonce_commitments", table, seats),
            nonces=self.by_seat("proof.nonces", table, seats),
            drawn_dealer=self.seat("proof.drawn_dealer", table["drawn_dealer"], seats)
            if "drawn_dealer" in table
            else None,
        )

    def by_seat(self, key: str, table: Mapping[str, object], seats: int) -> tuple[str, ...]:
        """Return the hash or nonce of each seat, with an empty string for a seat that has none.

        Return () if the key is missing.
        """
        value = table.get(key.partition(".")[2])
        if value is None:
            return ()
        texts = self.texts(key, value)
        if len(texts) != seats:
            raise self.problem(key, "proof-and-players", have=len(texts), seats=seats)
        return tuple(text and self.digits(key, text, COMMITMENT_DIGITS) for text in texts)

    def digits(self, key: str, value: object, need: int) -> str:
        text = self.text(key, value)
        if not re.fullmatch("[0-9a-f]*", text):
            raise self.problem(key, "bad-digits")
        if len(text) != need:
            raise self.problem(key, "wrong-digits", have=len(text), need=need)
        return text

    def text(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.problem(key, "wrong-kind", expected="text")
        return value

    def texts(self, key: str, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.problem(key, "wrong-kind", expected="texts")
        return value

    def cards(self, key: str, value: object) -> Cards:
        try:
            return parse_cards(self.text(key, value))
        except BadText as error:
            raise self.problem(key, error.key, text=error.text) from None

    def seat(self, key: str, value: object, seats: int) -> Seat:
        if type(value) is not int:  # a boolean is not a seat
            raise self.problem(key, "wrong-kind", expected="number")
        if not 1 <= value <= seats:
            raise self.problem(key, "unknown-seat", seat=value, seats=seats)
        return Seat(value)
