"""At a strict table one lays before everybody's eyes, and what lies, lies (K6, T6, V5.3)."""

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
from tests.laws.play import GREEDY, RANDOM
from tests.laws.tables import TABLES, dice
from tests.server.table.driving import Driven, ids, terms_of

STRICT = TableTerms(rules="haus", mode=Mode.STRICT)
TABLES_STRICT = [table for table in TABLES if table.mode is Mode.STRICT]


def laying(terms: TableTerms, steps_wanted: int = 2) -> tuple[Driven, PersonId, list[str]]:
    """A game at the first turn in which somebody can lay so many steps and end the turn then."""
    for seed in range(1, 400):
        driven = Driven.playing(terms, seed)
        while driven.table.phase is TablePhase.PLAYING:
            driven.step()
            game = driven.game
            if game.phase is not Phase.PLAY:
                continue
            plan = begin_draft(game, game.turn)
            while len(plan.steps) < steps_wanted and (step := next(steps(plan), None)):
                plan = plan.step(step)
                if next(ends(plan), None) is None:
                    break
            else:
                if len(plan.steps) == steps_wanted and not plan.finished:
                    person = driven.table.chair(game.turn).person
                    assert person is not None
                    return driven, person, [write_act(step) for step in plan.steps]
    raise AssertionError("nobody ever lays so much")


def test_what_is_staged_is_kept_and_seen_by_all() -> None:
    driven, person, laid = laying(STRICT)
    (event,) = driven.ask(person, wire.Stage(**ids(at=0, steps=laid[:1])))
    assert event == Staged(driven.game.turn, laid[:1])
    assert redacted_for([event], None) == [event]
    assert [write_act(step) for step in driven.table.staged] == laid[:1]
    driven.ask(person, wire.Stage(**ids(at=0, steps=laid)))
    assert [write_act(step) for step in driven.table.staged] == laid
    driven.check()


def test_what_is_staged_stays() -> None:
    """Neither a new plan nor the end of the turn may do without it."""
    driven, person, laid = laying(STRICT)
    driven.ask(person, wire.Stage(**ids(at=0, steps=laid)))
    hand = driven.game.hand(driven.game.turn)
    for command in (
        wire.Stage(**ids(at=0, steps=laid[:1])),
        wire.Stage(**ids(at=0, steps=[])),
        wire.Stage(**ids(at=0, steps=[laid[1]])),
        wire.Play(**ids(at=0, steps=[], end=f"discard {hand[0]}")),
        wire.Play(**ids(at=0, steps=laid[:1], end=f"discard {hand[0]}")),
    ):
        before = driven.table
        with pytest.raises((TableRefused, Illegal)) as refused:
            driven.ask(person, command)
        assert driven.table is before
        if isinstance(refused.value, TableRefused):
            assert refused.value.refusal is TableRefusal.STAGED_STAYS
        else:  # what was laid second cannot be laid first
            assert command.steps == [laid[1]]
    plan = judge.draft(driven.table, driven.game.turn, laid)
    end = write_act(next(ends(plan)))
    driven.ask(person, wire.Play(**ids(at=0, steps=laid, end=end)))
    assert driven.table.staged == ()
    driven.check()


def test_assisted_tables_have_no_staging() -> None:
    driven = Driven.playing()
    person = driven.until_play()
    with pytest.raises(TableRefused) as refused:
        driven.ask(person, wire.Stage(**ids(at=0, steps=[])))
    assert refused.value.refusal is TableRefusal.NOT_STRICT


def test_T4_what_could_never_be_ended_is_not_laid_for_good() -> None:  # noqa: N802 - a clause
    """An opening without the open card that was taken for it would leave the turn without end."""
    met = False
    for seed in range(1, 60):
        driven = Driven.playing(TableTerms(rules="turnier", seats=3, mode=Mode.STRICT), seed)
        while driven.table.phase is TablePhase.PLAYING and not met:
            driven.step()
            game = driven.game
            drawn = game.drawn
            if game.phase is not Phase.PLAY or drawn is None or drawn.pile is Pile.STOCK:
                continue
            if game.turn in game.opened:
                continue
            plan = opened_without(begin_draft(game, game.turn))
            if plan is None:
                continue
            person = driven.table.chair(game.turn).person
            assert person is not None
            laid = [write_act(step) for step in plan.steps]
            with pytest.raises(Illegal) as refused:
                driven.ask(person, wire.Stage(**ids(at=0, steps=laid)))
            assert refused.value.ground is Ground.TAKEN_CARD_OPENS
            assert driven.table.staged == ()
            met = True
    assert met


def opened_without(plan: Draft) -> Draft | None:
    """An opening that does not use the open card taken."""
    for step in steps(plan):
        laid = plan.step(step)
        if laid.opened and laid.holding.taken is not None:
            return laid
    return None


def test_a_bot_can_end_whatever_lies(size: Size) -> None:
    """For somebody who went away in the middle of laying; else the table would stand still."""
    ended = 0
    for number in range(size(10, 4_000)):
        table = TABLES_STRICT[number % len(TABLES_STRICT)]
        driven = Driven.playing(terms_of(table), number)
        rng = dice(number)
        for _ in range(80):
            if driven.table.phase is not TablePhase.PLAYING:
                break
            game = driven.game
            if game.phase is Phase.PLAY:
                plan = begin_draft(game, game.turn)
                for _ in range(rng.randint(1, 4)):
                    possible = list(steps(plan))
                    plan = plan.step(rng.choice(possible)) if possible else plan
                ended += check_end(driven, plan)
            driven.step(rng.choice((RANDOM, GREEDY)))
    assert ended


def check_end(driven: Driven, plan: Draft) -> int:
    """Stage a plan, if that is possible, and let the table end it."""
    seat = driven.game.turn
    person = driven.table.chair(seat).person
    assert person is not None
    laid = [write_act(step) for step in plan.steps]
    before = driven.table
    try:
        decided = judge.decide(
            before, judge.IssuedCommand(person, wire.Stage(**ids(at=0, steps=laid))), driven.chance
        )
    except Illegal:
        return 0
    if not decided.table.staged:
        return 0
    command = finish_staged(decided.table, seat)
    (moved, *_), _ = act(decided.table, seat, command, Mover.BRIDGE, driven.chance)
    assert isinstance(moved, Moved)
    return 1
