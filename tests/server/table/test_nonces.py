"""Every seat mixes a nonce into the deal, committed to before anybody reveals one (R25)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from romme import deal
from romme.engine.state import Seat
from romme.server.person_id import PersonId
from romme.server.play.chance import SystemChance
from romme.server.table.automatic_acts import perform_due
from romme.server.table.decide import cutter
from romme.server.table.due import (
    COMMIT_WITHIN_MS,
    REVEAL_WITHIN_MS,
    DealWithoutNonces,
    Due,
    NextGame,
    due,
)
from romme.server.table.events import DealMade, MatchBegan, Moved, NonceRevealed, TableEvent
from romme.server.table.evolve import fold
from romme.server.table.picture import TableSight, picture
from romme.server.table.redaction import redacted_for
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import TablePhase
from romme.wire import commands as wire
from romme.wire.terms import Games, TableTerms
from tests.server.table.driving import ANNA, BEN, CARO, Driven, ids

NONCES = {ANNA: "a1" * 32, BEN: "b2" * 32, CARO: "c3" * 32}


def commitment(nonce: str) -> str:
    return deal.nonce_commitment(deal.Nonce(bytes.fromhex(nonce)))


def committed(people: Sequence[PersonId] = (ANNA, BEN, CARO), *, bots: int = 0) -> Driven:
    """A table of three that is about to deal; these have committed to a nonce."""
    driven = Driven.made(TableTerms(seats=3, length=Games(2)))
    driven.fill(bots=bots)
    for person in driven.table.people:
        if person in people:
            commit(driven, person)
    driven.all_ready()
    return driven


def commit(driven: Driven, person: PersonId) -> None:
    driven.ask(person, wire.CommitNonce(**ids(commitment=commitment(NONCES[person]))))


def reveal(driven: Driven, person: PersonId, nonce: str | None = None) -> tuple[TableEvent, ...]:
    return driven.ask(person, wire.RevealNonce(**ids(nonce=nonce or NONCES[person])))


def test_the_table_deals_when_all_nonces_are_revealed() -> None:
    driven = committed()
    driven.chance = SystemChance()
    for person in (BEN, ANNA):
        assert [type(event) for event in reveal(driven, person)] == [NonceRevealed]
        assert driven.table.game is None
        driven.check()
    last = reveal(driven, CARO)
    assert [type(event) for event in last] == [NonceRevealed, MatchBegan, Moved]
    assert cutter(driven.table) is not None
    driven.check()


def test_the_deck_comes_from_the_secret_and_all_nonces() -> None:
    driven = committed()
    driven.chance = SystemChance()
    for person in NONCES:
        reveal(driven, person)
    made = driven.of(DealMade)[-1]
    seed = deal.game_seed(bytes.fromhex(made.secret), list(NONCES.values()))
    assert driven.game.stock == deal.shuffled(driven.table.rules.pack, seed)
    assert driven.of(MatchBegan)[-1].dealer == deal.drawn_dealer(seed, 3)
    assert driven.table.deal is not None
    assert driven.table.deal.drawn_dealer == driven.game.dealer


def test_the_check_number_covers_every_commitment() -> None:
    driven = committed((ANNA, CARO))
    made = driven.of(DealMade)[-1]
    nonces = [commitment(NONCES[ANNA]), "", commitment(NONCES[CARO])]
    assert made.nonce_commitments == nonces
    assert made.commitment == deal.check_number(made.secret_commitment, nonces)


def test_nobody_reveals_before_the_table_has_committed_to_its_secret() -> None:
    driven = Driven.made(TableTerms(seats=3))
    driven.fill()
    commit(driven, ANNA)
    with pytest.raises(TableRefused) as caught:
        reveal(driven, ANNA)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE


def test_a_seat_cannot_reveal_another_nonce_than_the_one_it_committed_to() -> None:
    driven = committed()
    with pytest.raises(TableRefused) as caught:
        reveal(driven, ANNA, NONCES[BEN])
    assert caught.value.refusal is TableRefusal.WRONG_NONCE


def test_a_nonce_counts_once() -> None:
    driven = committed()
    reveal(driven, ANNA)
    with pytest.raises(TableRefused) as caught:
        reveal(driven, ANNA)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE


def test_a_later_commitment_replaces_the_one_before_it() -> None:
    driven = Driven.made(TableTerms(seats=2))
    driven.fill()
    driven.ask(ANNA, wire.CommitNonce(**ids(commitment="0" * 64)))
    commit(driven, ANNA)
    assert driven.ask(ANNA, wire.CommitNonce(**ids(commitment=commitment(NONCES[ANNA])))) == ()
    driven.all_ready()
    reveal(driven, ANNA)
    assert driven.table.game is not None


def test_a_nonce_that_is_not_revealed_in_time_is_left_out() -> None:
    driven = committed()
    reveal(driven, ANNA)
    assert due(driven.table, 0) == Due(DealWithoutNonces(), REVEAL_WITHIN_MS)
    driven.keep(perform_due(driven.table, Due(DealWithoutNonces(), 0), driven.chance))
    assert driven.table.deal is not None
    assert driven.table.deal.nonces == (NONCES[ANNA], "", "")
    assert driven.table.game is not None
    with pytest.raises(TableRefused) as caught:
        reveal(driven, BEN)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE
    driven.check()


def test_the_table_does_not_wait_for_somebody_who_has_gone() -> None:
    driven = committed((BEN,))
    driven.go_away(2)
    assert due(driven.table, 0) == Due(DealWithoutNonces(), 0)


@pytest.mark.parametrize("away", [False, True])
def test_a_seat_without_anybody_adds_nothing(*, away: bool) -> None:
    """A bot of the house, or somebody who is away: nobody could reveal a nonce there."""
    driven = Driven.made(TableTerms(seats=3, length=Games(2)))
    driven.fill(bots=1)
    for person in (ANNA, BEN):
        commit(driven, person)
    if away:
        driven.all_ready()
        for person in (ANNA, BEN):
            reveal(driven, person)
        driven.finish_game()
        for person in (ANNA, BEN):
            commit(driven, person)
        driven.go_away(2)
        driven.ask(ANNA, wire.Ready(**ids()))
    else:
        driven.all_ready()
    kept = ["", ""] if away else [commitment(NONCES[BEN]), ""]
    assert driven.of(DealMade)[-1].nonce_commitments == [commitment(NONCES[ANNA]), *kept]


def test_without_nonces_nobody_waits() -> None:
    """An old client does not know of nonces."""
    driven = committed(())
    assert driven.table.game is not None
    made = driven.of(DealMade)[-1]
    assert (made.nonce_commitments, made.secret_commitment) == ([], "")


def test_each_game_has_nonces_of_its_own() -> None:
    driven = committed((ANNA,), bots=2)
    reveal(driven, ANNA)
    driven.finish_game()
    driven.all_ready()
    assert driven.table.game is not None
    assert driven.of(DealMade)[-1].nonce_commitments == []
    driven.check()


def test_a_rematch_draws_its_dealer_anew() -> None:
    driven = committed((ANNA,), bots=2)
    reveal(driven, ANNA)
    driven.finish_match()
    commit(driven, ANNA)
    driven.all_ready()
    assert driven.table.match is None
    assert driven.table.phase is TablePhase.PLAYING
    reveal(driven, ANNA)
    assert len(driven.of(MatchBegan)) == 2
    assert driven.table.deal is not None
    assert driven.table.deal.drawn_dealer == driven.game.dealer
    driven.check()


def test_V4_1_at_a_tournament_nobody_draws_the_dealer() -> None:  # noqa: N802 - a clause
    driven = Driven.made(TableTerms(rules="turnier", seats=3))
    driven.fill()
    driven.all_ready()
    assert driven.table.deal is not None
    assert (driven.table.deal.drawn_dealer, driven.game.dealer) == (None, 1)


def test_a_tournament_waits_for_commitments_before_its_first_deal() -> None:
    driven = Driven.made(TableTerms(rules="turnier", seats=3))
    driven.fill(bots=1)
    driven.happen(MatchBegan(1))
    assert due(driven.table, 0) == Due(NextGame(), COMMIT_WITHIN_MS)
    for person in (ANNA, BEN):
        commit(driven, person)
    assert due(driven.table, 0) == Due(NextGame(), 0)
    driven.keep(perform_due(driven.table, Due(NextGame(), 0), driven.chance))
    assert driven.table.awaits_nonces


def test_a_log_from_before_there_were_nonces_is_read() -> None:
    """There the match began before the first deal, and its dealer came from elsewhere."""
    driven = committed(())
    at = next(at for at, event in enumerate(driven.events) if isinstance(event, DealMade))
    made, began = driven.events[at : at + 2]
    assert isinstance(began, MatchBegan)
    table = fold([*driven.events[:at], began, made, *driven.events[at + 2 :]])
    assert table.deal is not None
    assert table.deal.drawn_dealer is None
    assert table.game == driven.table.game


def test_everybody_sees_commitments_and_nonces_but_not_the_secret() -> None:
    driven = committed()
    reveal(driven, ANNA)
    for seat in (None, Seat(1), Seat(3)):
        shown = picture(TableSight.of(driven.table, seat), {}, None).deal
        assert shown is not None
        assert shown.nonces == [NONCES[ANNA], "", ""]
        assert [bool(one) for one in shown.nonce_commitments] == [True] * 3
        assert shown.secret is None
        made = next(one for one in redacted_for(driven.events, seat) if isinstance(one, DealMade))
        assert made.secret is None
    chairs = picture(TableSight.of(driven.table, None), {}, None).chairs
    assert [chair.nonce_commitment for chair in chairs] == [""] * 3
