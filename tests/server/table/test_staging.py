"""At a strict table, staged steps are public and cannot be taken back (K6, T6, V5.3)."""

from __future__ import annotations

import pytest

from romme.engine.decide import begin_draft
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.legal import ends, steps
from romme.engine.state import Phase, Pile
from romme.notation.text import write_act
from romme.rules.grounds import Ground
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.table import decide as judge
from romme.server.table.automatic_acts import finish_staged
from romme.server.table.decide import act
from romme.server.table.events import Moved, Mover, Staged
from romme.server.table.redaction import redacted_for
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import TablePhase
from romme.wire import commands as wire
from romme.wire.terms import TableTerms
from tests.conftest import Size
from tests.support.laws.play import GREEDY, RANDOM
from tests.support.laws.tables import TABLES, dice
from tests.support.server.table.table_driver import TableDriver, terms_of, with_ids

STRICT = TableTerms(rules="haus", mode=Mode.STRICT)
STRICT_TABLES = [table for table in TABLES if table.mode is Mode.STRICT]


def game_to_stage(
    terms: TableTerms, steps_wanted: int = 2
) -> tuple[TableDriver, PersonId, list[str]]:
    """Return a table, the player to move, and `steps_wanted` steps that this player can stage."""
    for seed in range(1, 400):
        driver = TableDriver.playing(terms, seed)
        while driver.table.phase is TablePhase.PLAYING:
            driver.step()
            game = driver.game
            if game.phase is not Phase.PLAY:
                continue
            plan = begin_draft(game, game.turn)
            while len(plan.steps) < steps_wanted and (step := next(steps(plan), None)):
                plan = plan.step(step)
                if next(ends(plan), None) is None:
                    break
            else:
                if len(plan.steps) == steps_wanted and not plan.finished:
                    person = driver.table.chair(game.turn).person
                    assert person is not None
                    return driver, person, [write_act(step) for step in plan.steps]
    raise AssertionError(f"no turn with {steps_wanted} steps")


def test_staged_steps_are_kept_and_seen_by_all() -> None:
    driver, person, laid = game_to_stage(STRICT)
    (event,) = driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid[:1])))
    assert event == Staged(driver.game.turn, laid[:1])
    assert redacted_for([event], None) == [event]
    assert [write_act(step) for step in driver.table.staged] == laid[:1]
    driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
    assert [write_act(step) for step in driver.table.staged] == laid
    driver.check()


def test_staged_steps_cannot_be_taken_back() -> None:
    """Neither a new plan nor the final play of the turn may leave out staged steps."""
    driver, person, laid = game_to_stage(STRICT)
    driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
    hand = driver.game.hand(driver.game.turn)
    for command in (
        wire.Stage(**with_ids(at=0, steps=laid[:1])),
        wire.Stage(**with_ids(at=0, steps=[])),
        wire.Stage(**with_ids(at=0, steps=[laid[1]])),
        wire.Play(**with_ids(at=0, steps=[], end=f"discard {hand[0]}")),
        wire.Play(**with_ids(at=0, steps=laid[:1], end=f"discard {hand[0]}")),
    ):
        before = driver.table
        with pytest.raises((TableRefused, Illegal)) as refused:
            driver.ask(person, command)
        assert driver.table is before
        if isinstance(refused.value, TableRefused):
            assert refused.value.refusal is TableRefusal.STAGED_STAYS
        else:  # the second step is illegal without the first
            assert command.steps == [laid[1]]
    plan = judge.draft(driver.table, driver.game.turn, laid)
    end = write_act(next(ends(plan)))
    driver.ask(person, wire.Play(**with_ids(at=0, steps=laid, end=end)))
    assert driver.table.staged == ()
    driver.check()


def test_assisted_tables_have_no_staging() -> None:
    driver = TableDriver.playing()
    person = driver.until_play()
    with pytest.raises(TableRefused) as refused:
        driver.ask(person, wire.Stage(**with_ids(at=0, steps=[])))
    assert refused.value.refusal is TableRefusal.NOT_STRICT


def test_T4_steps_after_which_the_turn_cannot_end_are_not_staged() -> None:  # noqa: N802 - a clause
    """A player who took the open card has to open with it, or else the turn could not end."""
    met = False
    for seed in range(1, 60):
        driver = TableDriver.playing(TableTerms(rules="turnier", seats=3, mode=Mode.STRICT), seed)
        while driver.table.phase is TablePhase.PLAYING and not met:
            driver.step()
            game = driver.game
            drawn = game.drawn
            if game.phase is not Phase.PLAY or drawn is None or drawn.pile is Pile.STOCK:
                continue
            if game.turn in game.opened:
                continue
            plan = opening_without_taken_card(begin_draft(game, game.turn))
            if plan is None:
                continue
            person = driver.table.chair(game.turn).person
            assert person is not None
            laid = [write_act(step) for step in plan.steps]
            with pytest.raises(Illegal) as refused:
                driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
            assert refused.value.ground is Ground.TAKEN_CARD_OPENS
            assert driver.table.staged == ()
            met = True
    assert met


def opening_without_taken_card(plan: Draft) -> Draft | None:
    """Return the plan with one step that opens without the taken open card, or None."""
    for step in steps(plan):
        laid = plan.step(step)
        if laid.opened and laid.holding.taken is not None:
            return laid
    return None


def test_a_bot_can_end_any_staged_turn(size: Size) -> None:
    """Otherwise a table would hang when a player leaves after staging."""
    ended = 0
    for number in range(size(10, 4_000)):
        table = STRICT_TABLES[number % len(STRICT_TABLES)]
        driver = TableDriver.playing(terms_of(table), number)
        rng = dice(number)
        for _ in range(80):
            if driver.table.phase is not TablePhase.PLAYING:
                break
            game = driver.game
            if game.phase is Phase.PLAY:
                plan = begin_draft(game, game.turn)
                for _ in range(rng.randint(1, 4)):
                    possible = list(steps(plan))
                    plan = plan.step(rng.choice(possible)) if possible else plan
                ended += check_end(driver, plan)
            driver.step(rng.choice((RANDOM, GREEDY)))
    assert ended


def check_end(driver: TableDriver, plan: Draft) -> int:
    """Check that the table can end a staged turn. Return the number of turns checked.

    That is 1, or 0 if the plan cannot be staged.
    """
    seat = driver.game.turn
    person = driver.table.chair(seat).person
    assert person is not None
    laid = [write_act(step) for step in plan.steps]
    before = driver.table
    try:
        decided = judge.decide(
            before,
            judge.IssuedCommand(person, wire.Stage(**with_ids(at=0, steps=laid))),
            driver.chance,
        )
    except Illegal:
        return 0
    if not decided.table.staged:
        return 0
    command = finish_staged(decided.table, seat)
    (moved, *_), _ = act(decided.table, seat, command, Mover.BRIDGE, driver.chance)
    assert isinstance(moved, Moved)
    return 1
