"""The deal: a random secret, the shuffles derived from it, and the check of a proof."""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme import deal
from romme.cards import in_order
from romme.deal import DealProblem, Secret
from romme.engine.events import CutMade
from romme.engine.evolve import evolve, fold
from romme.engine.setup import shuffled_game
from romme.engine.state import Cards, Seat
from romme.notation.proof import COMMITMENT_DIGITS, SECRET_DIGITS, DealProof
from romme.rules import Mode, RuleSet, find_preset, presets
from tests.support.deal.shufflers import secret

TURNIER = find_preset("turnier").rules
HAUS = find_preset("haus").rules
each_preset = pytest.mark.parametrize("rules", [preset.rules for preset in presets()])
secrets = st.binary(min_size=80, max_size=80).map(Secret)


@pytest.fixture
def from_system(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make `urandom` return 0, 1, 2, ..., and return a list that collects the requested sizes."""
    sizes: list[int] = []

    def urandom(count: int) -> bytes:
        sizes.append(count)
        return bytes((sum(sizes) - count + at) % 256 for at in range(count))

    monkeypatch.setattr("random._urandom", urandom)  # used by the standard library
    return sizes


def test_a_secret_is_640_random_bits_from_the_system(from_system: list[int]) -> None:
    """The system's bytes are used unchanged."""
    assert deal.new_secret() == bytes(range(80))
    assert deal.new_secret() == bytes(range(80, 160))
    assert from_system == [80, 80]
    assert deal.SECRET_BYTES * 8 == 640 > math.log2(math.factorial(110))


def test_secrets_differ() -> None:
    assert len({deal.new_secret() for _ in range(100)}) == 100


def test_game_files_expect_the_same_number_of_digits() -> None:
    """`romme.notation` has its own constants, which must agree with `romme.deal`."""
    assert deal.SECRET_BYTES * 2 == SECRET_DIGITS
    assert len(deal.commitment(secret(0))) == COMMITMENT_DIGITS


def test_the_commitment_is_a_hash_of_label_and_secret() -> None:
    expected = hashlib.sha256(b"romme/deal/1\x00" + secret(1)).hexdigest()
    assert deal.commitment(secret(1)) == expected


def test_the_stream_is_sha256_in_counter_mode() -> None:
    blocks = [
        hashlib.sha256(b"reshuffle 2\x00" + bytes((0, 0, 0, number)) + secret(1)).digest()
        for number in range(3)
    ]
    assert bytes(islice(deal.stream(secret(1), "reshuffle 2"), 96)) == b"".join(blocks)


def test_every_byte_of_a_secret_changes_the_stream() -> None:
    """Flipping one bit in any byte of the secret gives a different first block."""
    first = secret(1)
    blocks = {bytes(islice(deal.stream(first, "shuffle"), 32))}
    for place in range(80):
        other = Secret(first[:place] + bytes((first[place] ^ 1,)) + first[place + 1 :])
        blocks.add(bytes(islice(deal.stream(other, "shuffle"), 32)))
    assert len(blocks) == 81


@pytest.mark.parametrize("limit", [1, 2, 3, 52, 85, 86, 110, 128, 129, 255, 256])
def test_numbers_below_a_limit_are_equally_frequent(limit: int) -> None:
    """Each number comes from the same number of byte values. Left-over byte values are skipped."""
    drawn = Counter[int]()
    bytes_left: Iterator[int] = iter(range(256))
    while True:
        try:
            drawn[deal.below(limit, bytes_left)] += 1
        except StopIteration:
            break
    assert drawn == dict.fromkeys(range(limit), 256 // limit)


@pytest.mark.parametrize("limit", [-1, 0, 257])
def test_a_limit_outside_one_byte_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="below"):
        deal.below(limit, iter([0]))


@each_preset
@given(drawn=secrets)
def test_a_shuffle_keeps_the_cards(rules: RuleSet, drawn: Secret) -> None:
    """The result does not depend on the order in which the cards are given."""
    pack = deal.shuffled(rules.pack, drawn)
    assert Counter(pack) == Counter(rules.pack)
    assert deal.shuffled(pack, drawn) == pack


def test_the_shuffles_of_a_game_differ() -> None:
    piles = [deal.shuffled(TURNIER.pack, secret(1))]
    piles += [deal.reshuffled(TURNIER.pack, secret(1), number=number) for number in range(1, 12)]
    piles.append(deal.shuffled(TURNIER.pack, secret(2)))
    assert len({*piles}) == 13


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_may_be_drawn_as_first_dealer(seats: int) -> None:
    """K3: every seat is drawn, and no other number."""
    drawn = {deal.drawn_dealer(secret(number), seats) for number in range(200)}
    assert drawn == {*range(1, seats + 1)}


@pytest.mark.parametrize("lifted", [4, 37, 106])
def test_the_cut_equals_the_engines_cut(lifted: int) -> None:
    """V4.2: the lower part goes on top."""
    pack = deal.shuffled(TURNIER.pack, secret(1))
    state = fold(shuffled_game(TURNIER, Mode.ASSIST, seats=4, dealer=Seat(4), pack=pack))
    assert evolve(state, CutMade(Seat(3), lifted)).stock == deal.cut(pack, lifted)


@pytest.mark.parametrize(
    ("least", "size", "legal"),
    [(4, 110, range(4, 107)), (1, 52, range(1, 52)), (0, 52, range(52))],
)
def test_an_automatic_cut_may_be_any_legal_one(least: int, size: int, legal: range) -> None:
    """V4.4: every legal cut occurs, and the secret alone determines which."""
    found = {deal.automatic_cut(secret(number), least, size) for number in range(3_000)}
    assert found == {*legal}


# --- the check -----------------------------------------------------------------------------------


def problem(
    proof: DealProof, rules: RuleSet, deck: Cards, reshuffles: Sequence[Cards] = ()
) -> DealProblem | None:
    """Return the problem found in a game of four dealt by seat 2, or None."""
    return deal.check(proof, deal.DealtGame(rules, 4, Seat(2), deck, reshuffles))


def test_a_true_deal_is_proven() -> None:
    proof = deal.prove(secret(1), 37)
    deck = deal.deck_of(TURNIER, secret(1), lifted=37)
    assert problem(proof, TURNIER, deck) is None


@pytest.mark.parametrize("lifted", [-1, 0, 3, 107, 110, 2**63 - 1])
def test_a_forbidden_cut_is_found(lifted: int) -> None:
    """V4.4: a forbidden cut is a problem even if the deck was really cut there."""
    proof = deal.prove(secret(1), lifted)
    deck = deal.deck_of(TURNIER, secret(1), lifted=lifted % 110)
    assert problem(proof, TURNIER, deck) is DealProblem.LIFTED


@pytest.mark.parametrize(
    ("lifted", "expected"),
    [(0, None), (1, None), (109, None), (-1, DealProblem.LIFTED), (110, DealProblem.LIFTED)],
)
def test_rules_without_a_cut_accept_any_cut(lifted: int, expected: DealProblem | None) -> None:
    """The right neighbour may cut anyway, at any position."""
    proof = deal.prove(secret(1), lifted)
    deck = deal.deck_of(HAUS, secret(1), lifted=lifted)
    assert problem(proof, HAUS, deck) is expected


@pytest.mark.parametrize("malformed", ["", "0", "00", "0" * 158, "0" * 162, "g" * 160, "é" * 160])
def test_a_malformed_secret_is_found(malformed: str) -> None:
    """The commitment is reported as wrong, and no exception is raised."""
    proof = DealProof(deal.commitment(secret(1)), malformed, 37)
    assert problem(proof, TURNIER, TURNIER.pack) is DealProblem.COMMITMENT


def test_uppercase_digits_are_refused() -> None:
    proof = deal.prove(secret(1), 37)
    deck = deal.deck_of(TURNIER, secret(1), lifted=37)
    for capitals in (
        replace(proof, secret=proof.secret.upper()),
        replace(proof, commitment=proof.commitment.upper()),
    ):
        assert re.search("[A-F]", capitals.secret + capitals.commitment)
        assert problem(capitals, TURNIER, deck) is DealProblem.COMMITMENT


def test_a_deck_that_is_not_the_pack_is_found() -> None:
    proof = deal.prove(secret(1), 37)
    deck = deal.deck_of(TURNIER, secret(1), lifted=37)
    for wrong in ((), deck[:-1], (*deck, deck[0]), TURNIER.pack):
        assert problem(proof, TURNIER, wrong) is DealProblem.DECK


def test_reshuffles_are_checked_in_their_order() -> None:
    """A reshuffle is refused if its order belongs to another reshuffle of the same game."""
    proof = deal.prove(secret(1), 0)
    deck = deal.deck_of(HAUS, secret(1), lifted=0)
    one, two = (deal.reshuffled(deck[:40], secret(1), number=number) for number in (1, 2))
    assert problem(proof, HAUS, deck, [one, two]) is None
    for wrong in ([two, one], [one, one], [two], [one, in_order(two)]):
        assert problem(proof, HAUS, deck, wrong) is DealProblem.RESHUFFLE


# --- nonces --------------------------------------------------------------------------------------

NONCES = tuple(f"{seat}0" * 32 for seat in range(1, 5))
COMMITTED = tuple(deal.nonce_commitment(deal.Nonce(bytes.fromhex(nonce))) for nonce in NONCES)


def mixed_deal(
    nonces: tuple[str, ...] = NONCES, dealer: Seat | None = None
) -> tuple[DealProof, Cards]:
    """Return the proof and the deck of a deal with these nonces, one for each of four seats."""
    proof = deal.prove(secret(1), 37, nonce_commitments=COMMITTED, nonces=nonces, dealer=dealer)
    return proof, deal.deck_of(TURNIER, deal.seed_of(proof), lifted=37)


def test_a_commitment_to_a_nonce_is_a_hash_of_it() -> None:
    expected = hashlib.sha256(b"romme/nonce/1\x00" + bytes.fromhex(NONCES[0])).hexdigest()
    assert COMMITTED[0] == expected


def test_the_check_number_covers_the_secret_and_all_commitments() -> None:
    own = deal.commitment(secret(1))
    covered = bytes.fromhex(own) + bytes.fromhex(COMMITTED[0]) + bytes(32)
    expected = hashlib.sha256(b"romme/deal/2\x00" + covered).hexdigest()
    assert deal.check_number(own, [COMMITTED[0], ""]) == expected
    assert deal.check_number(own, ["", COMMITTED[0]]) != expected


def test_a_deal_without_nonces_is_unchanged() -> None:
    """Games from before nonces existed must stay verifiable."""
    own = deal.commitment(secret(1))
    assert deal.check_number(own, []) == deal.check_number(own, ["", ""]) == own
    assert deal.game_seed(secret(1), ()) == secret(1)


def test_a_deal_with_nonces_is_proven() -> None:
    proof, deck = mixed_deal()
    assert problem(proof, TURNIER, deck) is None
    assert deck != deal.deck_of(TURNIER, secret(1), lifted=37)


@pytest.mark.parametrize("seat", range(4))
def test_every_nonce_changes_the_deck(seat: int) -> None:
    other = (*NONCES[:seat], "ff" * 32, *NONCES[seat + 1 :])
    assert mixed_deal(other)[1] != mixed_deal()[1]


def test_a_nonce_that_was_not_revealed_is_left_out() -> None:
    proof, deck = mixed_deal((*NONCES[:3], ""))
    assert problem(proof, TURNIER, deck) is None
    assert deck != mixed_deal()[1]


@pytest.mark.parametrize("wrong", ["ff" * 32, "ff", "g" * 64, NONCES[1]])
def test_a_nonce_that_does_not_match_its_commitment_is_found(wrong: str) -> None:
    proof, deck = mixed_deal()
    forged_proof = replace(proof, nonces=(wrong, *proof.nonces[1:]))
    assert problem(forged_proof, TURNIER, deck) is DealProblem.NONCE


def test_a_nonce_without_a_commitment_is_found() -> None:
    own = deal.commitment(secret(1))
    committed = (*COMMITTED[:3], "")
    proof = DealProof(deal.check_number(own, committed), secret(1).hex(), 37, committed, NONCES)
    deck = deal.deck_of(TURNIER, deal.seed_of(proof), lifted=37)
    assert problem(proof, TURNIER, deck) is DealProblem.NONCE


@pytest.mark.parametrize(
    "committed",
    [
        (),
        COMMITTED[:3],
        (*COMMITTED, COMMITTED[0]),
        ("", "", "", ""),
        (COMMITTED[1], COMMITTED[0], *COMMITTED[2:]),
        (COMMITTED[0][:-2], *COMMITTED[1:]),
        ("g" * 64, *COMMITTED[1:]),
    ],
)
def test_commitments_not_covered_by_the_check_number_are_found(committed: tuple[str, ...]) -> None:
    proof, deck = mixed_deal()
    forged_proof = replace(proof, nonce_commitments=committed)
    assert problem(forged_proof, TURNIER, deck) is DealProblem.COMMITMENT


def test_the_first_dealer_must_be_the_one_drawn_by_the_seed() -> None:
    """K3: the proof, the game and the draw must name the same dealer."""
    drawn = deal.drawn_dealer(deal.seed_of(mixed_deal()[0]), 4)
    proof, deck = mixed_deal(dealer=drawn)
    others = {Seat(seat) for seat in range(1, 5)} - {drawn}
    assert deal.check(proof, deal.DealtGame(TURNIER, 4, drawn, deck)) is None
    for other in others:
        forged, _ = mixed_deal(dealer=other)
        assert deal.check(forged, deal.DealtGame(TURNIER, 4, other, deck)) is DealProblem.DEALER
        assert deal.check(proof, deal.DealtGame(TURNIER, 4, other, deck)) is DealProblem.DEALER


def test_a_lot_may_be_any_order_of_the_seats() -> None:
    """T14: every order is about equally frequent."""
    found = Counter(deal.drawn_lot(secret(number), 3) for number in range(1_200))
    assert set(found) == set(permutations((1, 2, 3)))
    assert min(found.values()) > 150
