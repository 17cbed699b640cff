"""Players mix nonces into the deal, and commit to them before any nonce is revealed."""

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
from tests.support.server.table.table_driver import (
    ANNA,
    BEN,
    CARO,
    TableDriver,
    terms_with_cut,
    with_ids,
)

NONCES = {ANNA: "a1" * 32, BEN: "b2" * 32, CARO: "c3" * 32}


def commitment(nonce: str) -> str:
    return deal.nonce_commitment(deal.Nonce(bytes.fromhex(nonce)))


def committed_table(
    people: Sequence[PersonId] = (ANNA, BEN, CARO), *, bots: int = 0
) -> TableDriver:
    """Return a table of three that is about to deal. The given people have committed to nonces."""
    driver = TableDriver.new(terms_with_cut(seats=3, length=Games(2)))
    driver.fill(bots=bots)
    for person in driver.table.people:
        if person in people:
            commit(driver, person)
    driver.all_ready()
    return driver


def commit(driver: TableDriver, person: PersonId) -> None:
    driver.ask(person, wire.CommitNonce(**with_ids(commitment=commitment(NONCES[person]))))


def reveal(
    driver: TableDriver, person: PersonId, nonce: str | None = None
) -> tuple[TableEvent, ...]:
    return driver.ask(person, wire.RevealNonce(**with_ids(nonce=nonce or NONCES[person])))


def test_the_table_deals_when_all_nonces_are_revealed() -> None:
    driver = committed_table()
    driver.chance = SystemChance()
    for person in (BEN, ANNA):
        assert [type(event) for event in reveal(driver, person)] == [NonceRevealed]
        assert driver.table.game is None
        driver.check()
    last = reveal(driver, CARO)
    assert [type(event) for event in last] == [NonceRevealed, MatchBegan, Moved]
    assert cutter(driver.table) is not None
    driver.check()


def test_the_deck_comes_from_the_secret_and_all_nonces() -> None:
    driver = committed_table()
    driver.chance = SystemChance()
    for person in NONCES:
        reveal(driver, person)
    made = driver.events_of(DealMade)[-1]
    seed = deal.game_seed(bytes.fromhex(made.secret), list(NONCES.values()))
    assert driver.game.stock == deal.shuffled(driver.table.rules.pack, seed)
    assert driver.events_of(MatchBegan)[-1].dealer == deal.drawn_dealer(seed, 3)
    assert driver.table.deal is not None
    assert driver.table.deal.drawn_dealer == driver.game.dealer


def test_the_check_number_covers_every_commitment() -> None:
    driver = committed_table((ANNA, CARO))
    made = driver.events_of(DealMade)[-1]
    nonces = [commitment(NONCES[ANNA]), "", commitment(NONCES[CARO])]
    assert made.nonce_commitments == nonces
    assert made.commitment == deal.check_number(made.secret_commitment, nonces)


def test_revealing_before_the_table_commits_to_its_secret_is_refused() -> None:
    driver = TableDriver.new(terms_with_cut(seats=3))
    driver.fill()
    commit(driver, ANNA)
    with pytest.raises(TableRefused) as caught:
        reveal(driver, ANNA)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE


def test_revealing_a_nonce_other_than_the_committed_one_is_refused() -> None:
    driver = committed_table()
    with pytest.raises(TableRefused) as caught:
        reveal(driver, ANNA, NONCES[BEN])
    assert caught.value.refusal is TableRefusal.WRONG_NONCE


def test_revealing_a_nonce_twice_is_refused() -> None:
    driver = committed_table()
    reveal(driver, ANNA)
    with pytest.raises(TableRefused) as caught:
        reveal(driver, ANNA)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE


def test_a_later_commitment_replaces_the_one_before_it() -> None:
    driver = TableDriver.new(terms_with_cut(seats=2))
    driver.fill()
    driver.ask(ANNA, wire.CommitNonce(**with_ids(commitment="0" * 64)))
    commit(driver, ANNA)
    assert driver.ask(ANNA, wire.CommitNonce(**with_ids(commitment=commitment(NONCES[ANNA])))) == ()
    driver.all_ready()
    reveal(driver, ANNA)
    assert driver.table.game is not None


def test_a_nonce_that_is_not_revealed_in_time_is_left_out() -> None:
    driver = committed_table()
    reveal(driver, ANNA)
    assert due(driver.table, 0) == Due(DealWithoutNonces(), REVEAL_WITHIN_MS)
    driver.apply(perform_due(driver.table, Due(DealWithoutNonces(), 0), driver.chance))
    assert driver.table.deal is not None
    assert driver.table.deal.nonces == (NONCES[ANNA], "", "")
    assert driver.table.game is not None
    with pytest.raises(TableRefused) as caught:
        reveal(driver, BEN)
    assert caught.value.refusal is TableRefusal.NO_NONCE_DUE
    driver.check()


def test_the_table_does_not_wait_for_an_absent_player() -> None:
    driver = committed_table((BEN,))
    driver.go_away(2)
    assert due(driver.table, 0) == Due(DealWithoutNonces(), 0)


@pytest.mark.parametrize("away", [False, True])
def test_bots_and_absent_players_add_no_nonce(*, away: bool) -> None:
    """Nobody could reveal a nonce for such a seat."""
    driver = TableDriver.new(terms_with_cut(seats=3, length=Games(2)))
    driver.fill(bots=1)
    for person in (ANNA, BEN):
        commit(driver, person)
    if away:
        driver.all_ready()
        for person in (ANNA, BEN):
            reveal(driver, person)
        driver.finish_game()
        for person in (ANNA, BEN):
            commit(driver, person)
        driver.go_away(2)
        driver.ask(ANNA, wire.Ready(**with_ids()))
    else:
        driver.all_ready()
    kept = ["", ""] if away else [commitment(NONCES[BEN]), ""]
    assert driver.events_of(DealMade)[-1].nonce_commitments == [commitment(NONCES[ANNA]), *kept]


def test_without_commitments_the_table_deals_at_once() -> None:
    """The table does not wait for old clients, which send no commitments."""
    driver = committed_table(())
    assert driver.table.game is not None
    made = driver.events_of(DealMade)[-1]
    assert (made.nonce_commitments, made.secret_commitment) == ([], "")


def test_each_game_needs_new_nonces() -> None:
    driver = committed_table((ANNA,), bots=2)
    reveal(driver, ANNA)
    driver.finish_game()
    driver.all_ready()
    assert driver.table.game is not None
    assert driver.events_of(DealMade)[-1].nonce_commitments == []
    driver.check()


def test_a_rematch_draws_a_new_dealer() -> None:
    driver = committed_table((ANNA,), bots=2)
    reveal(driver, ANNA)
    driver.finish_match()
    commit(driver, ANNA)
    driver.all_ready()
    assert driver.table.match is None
    assert driver.table.phase is TablePhase.PLAYING
    reveal(driver, ANNA)
    assert len(driver.events_of(MatchBegan)) == 2
    assert driver.table.deal is not None
    assert driver.table.deal.drawn_dealer == driver.game.dealer
    driver.check()


def test_V4_1_tournament_rules_draw_no_dealer() -> None:  # noqa: N802 - a clause
    driver = TableDriver.new(TableTerms(rules="turnier", seats=3))
    driver.fill()
    driver.all_ready()
    assert driver.table.deal is not None
    assert (driver.table.deal.drawn_dealer, driver.game.dealer) == (None, 1)


def test_a_tournament_waits_for_commitments_before_its_first_deal() -> None:
    driver = TableDriver.new(TableTerms(rules="turnier", seats=3))
    driver.fill(bots=1)
    driver.apply_events(MatchBegan(1))
    assert due(driver.table, 0) == Due(NextGame(), COMMIT_WITHIN_MS)
    for person in (ANNA, BEN):
        commit(driver, person)
    assert due(driver.table, 0) == Due(NextGame(), 0)
    driver.apply(perform_due(driver.table, Due(NextGame(), 0), driver.chance))
    assert driver.table.awaits_nonces


def test_a_log_without_nonces_is_read() -> None:
    """In old logs `MatchBegan` precedes the first `DealMade`, and no seed chooses the dealer."""
    driver = committed_table(())
    at = next(at for at, event in enumerate(driver.events) if isinstance(event, DealMade))
    made, began = driver.events[at : at + 2]
    assert isinstance(began, MatchBegan)
    table = fold([*driver.events[:at], began, made, *driver.events[at + 2 :]])
    assert table.deal is not None
    assert table.deal.drawn_dealer is None
    assert table.game == driver.table.game


def test_everybody_sees_commitments_and_nonces_but_not_the_secret() -> None:
    driver = committed_table()
    reveal(driver, ANNA)
    for seat in (None, Seat(1), Seat(3)):
        shown = picture(TableSight.of(driver.table, seat), {}, None).deal
        assert shown is not None
        assert shown.nonces == [NONCES[ANNA], "", ""]
        assert [bool(one) for one in shown.nonce_commitments] == [True] * 3
        assert shown.secret is None
        made = next(one for one in redacted_for(driver.events, seat) if isinstance(one, DealMade))
        assert made.secret is None
    chairs = picture(TableSight.of(driver.table, None), {}, None).chairs
    assert [chair.nonce_commitment for chair in chairs] == [""] * 3
