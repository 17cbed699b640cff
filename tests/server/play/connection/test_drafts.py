"""The answer to a draft agrees with the engine's judgement of the plan."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import reduce

import pytest

from romme.cards import JOKER
from romme.engine import legal
from romme.engine.commands import LayDown, LayOff, Play, Swap
from romme.engine.decide import begin_draft, decide
from romme.engine.draft import Draft, Duty
from romme.engine.errors import Illegal
from romme.engine.state import Phase, State
from romme.locales import LANGUAGES, words
from romme.melds import plain
from romme.notation.text import parse_act, write_act
from romme.notation.wording import clause_text, why_refused
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.server.play.connection.drafts import MAX_STEPS, drafted
from romme.server.table.decide import draft
from romme.wire import commands as wire
from romme.wire.game import read_end
from romme.wire.messages import Drafted, Refused
from tests.conftest import Size
from tests.support.laws.play import game
from tests.support.laws.tables import dice
from tests.support.server.play.in_process_node import in_process_node
from tests.support.server.table.table_driver import TableDriver, with_ids
from tests.support.table import at_table
from tests.support.wire.tables import table_with_game


def plans(number: int) -> Iterator[tuple[State, Draft]]:
    """Yield states with plans: the last turns of a random game, and random unfinished plans."""
    rng = dice(number)
    for act in game(number).acts[-3:]:
        if isinstance(act.command, Play):
            yield (
                act.state,
                reduce(Draft.step, act.command.steps, begin_draft(act.state, act.state.turn)),
            )
    turns = [act.state for act in game(number).acts if act.state.phase is Phase.PLAY]
    for state in rng.sample(turns, min(6, len(turns))):
        plan = begin_draft(state, state.turn)
        yield state, plan
        for _ in range(rng.randint(1, 4)):
            possible = list(legal.steps(plan))
            if not possible:
                break
            plan = plan.step(rng.choice(possible))
            yield state, plan


def draft_answer(state: State, plan: Draft) -> Drafted:
    texts = [write_act(step) for step in plan.steps]
    return drafted(words("en"), table_with_game(state), state.turn, command="c", plan=texts)


def test_a_draft_answer_matches_the_engine(size: Size) -> None:
    for number in range(size(10, 10_000)):
        for state, plan in plans(number):
            shown = draft_answer(state, plan)
            assert shown.id == "c"
            assert shown.points == plan.points
            assert shown.need == (0 if state.turn in state.opened else state.rules.opening_points)
            assert shown.left == [str(card) for card in plan.holding.cards]
            assert [duty.code for duty in shown.duties] == [duty.value for duty in plan.duties]
            assert all(duty.message for duty in shown.duties)
            assert shown.melds == [
                [str(card) for card in lying.meld.placed] for lying in plan.table
            ]
            assert shown.finished == plan.finished


def test_K13_a_plan_that_lays_the_last_card_is_finished() -> None:  # noqa: N802 - a clause
    """The plan needs no discard, and the answer to the draft offers none."""
    table = at_table("klassik", hands=["4H 5H 6H", "2D 3D"], stock="6C 3H", table=[(2, "7C 8C 9C")])
    state = table.play("1 draw stock").state
    plan = begin_draft(state, state.turn)
    half, whole = ["add 6C to 1"], ["add 6C to 1", "meld 4H 5H 6H"]
    for steps in (half, whole):
        shown = drafted(words("en"), table_with_game(state), state.turn, command="c", plan=steps)
        assert shown.finished == (steps == whole)
        assert bool(shown.ends) == (steps == half)
        assert bool(shown.left) == (steps == half)
    assert draft_answer(state, plan).places == {"6C": ["add 6C to 1"]}


def test_offered_steps_and_ends_are_legal(size: Size) -> None:
    ended = 0
    for number in range(size(8, 10_000)):
        for state, plan in plans(number):
            shown = draft_answer(state, plan)
            assert len(shown.steps) == min(MAX_STEPS, len(list(legal.steps(plan))))
            for text in shown.steps[:20]:
                step = parse_act(text)
                assert isinstance(step, LayDown | LayOff | Swap)
                plan.step(step)
            for text in shown.ends:
                decide(state, state.turn, Play(plan.steps, read_end(text)))
                ended += 1
            if shown.finished:
                decide(state, state.turn, Play(plan.steps))
    assert ended


def test_places_are_the_lay_offs_and_swaps_of_single_cards(size: Size) -> None:
    """The steps are grouped by card. A joker has one group for all cards that it may stand for."""
    placed = 0
    for number in range(size(8, 10_000)):
        for state, plan in plans(number):
            shown = draft_answer(state, plan)
            if len(shown.steps) == MAX_STEPS:
                continue
            expected: dict[str, set[str]] = {}
            for step in legal.steps(plan):
                match step:
                    case LayOff((card,)):
                        expected.setdefault(str(plain(card)), set()).add(write_act(step))
                    case Swap(card):
                        expected.setdefault(str(card), set()).add(write_act(step))
                    case _:
                        pass
            assert {card: set(texts) for card, texts in shown.places.items()} == expected
            held = {str(card) for card in plan.holding.cards} | {str(JOKER)}
            assert shown.places.keys() <= held
            placed += len(expected)
    assert placed


def test_a_refused_step_names_its_clause_in_every_language(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.playing()
            person = driver.until_play()
            live = await node.table("t", driver.events)
            seat = driver.game.turn
            hand = driver.game.hand(seat)
            step = f"meld {hand[0]} {hand[1]}"
            with pytest.raises(Illegal) as refusal:
                draft(live.table, seat, [step])
            messages: set[str] = set()
            for lang in LANGUAGES:
                socket = node.connect(person, lang=lang)
                asked = wire.Draft(**with_ids(at=live.version, steps=[step]))
                answer = await socket.ask(asked)
                assert isinstance(answer, Refused)
                assert answer.code == "illegal"
                assert answer.clause == refusal.value.clause.value == Clause.K5.value
                assert answer.message == why_refused(words(lang), refusal.value)
                assert answer.rule == clause_text(words(lang), refusal.value.clause)
                assert answer.facts == {"ground": Ground.MELD_TOO_SHORT.value, "cards": 2}
                messages.add(answer.message)
            assert len(messages) == len(LANGUAGES)
            assert live.version == 1

    asyncio.run(scene())


def test_duties_are_worded_in_every_language() -> None:
    sentences: dict[Duty, set[str]] = {}
    for number in range(30):
        for state, plan in plans(number):
            texts = [write_act(step) for step in plan.steps]
            for lang in LANGUAGES:
                shown = drafted(
                    words(lang), table_with_game(state), state.turn, command="c", plan=texts
                )
                for duty, sentence in zip(plan.duties, shown.duties, strict=True):
                    sentences.setdefault(duty, set()).add(f"{lang} {sentence.message}")
    assert len(sentences) >= 3
    assert all(
        {text.split()[0] for text in texts} == set(LANGUAGES) for texts in sentences.values()
    )


def test_T6_an_invalid_meld_at_a_strict_table_is_marked_wrong() -> None:  # noqa: N802 - a clause
    """The answer to the draft lists the meld as wrong instead of among the melds."""
    hands = ["4C 5C 9H KH KD KS 9D", "2D 3D", "4D 5D"]
    state = (
        at_table("turnier", hands=hands, stock="2C 3C", mode="strict").play("1 draw stock").state
    )
    plan = ["meld 4C 5C 9H", "meld KS KH KD"]
    shown = drafted(words("en"), table_with_game(state), state.turn, command="c", plan=plan)
    assert shown.wrong == [["4C", "5C", "9H"]]
    assert shown.melds == [["KS", "KH", "KD"]]
    assert draft_answer(state, begin_draft(state, state.turn)).wrong == []
