"""Refusals cite a clause of the rule document, or an option of the table as `H.<option>`.

Each case of `citing.toml` provokes one refusal. It runs with every preset and with other values of
the options on which the refusal depends. The refusal must cite an option if its value differs from
the document's, or if the document has no clause about it. Otherwise it must cite a clause.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from romme.engine.commands import Cut
from romme.engine.decide import decide
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, rule
from romme.engine.setup import BadPosition, PositionProblem, shuffled_game
from romme.engine.state import Correction, Seat
from romme.locales import LANGUAGES, words
from romme.notation.replaying import Replay, advance
from romme.notation.text import parse_move
from romme.notation.wording import clause_text
from romme.rules import BadRules, Preset, RuleSet, find_preset, presets
from romme.rules.citing import HouseRule
from romme.rules.clauses import Document
from romme.rules.grounds import QUOTED, Ground, own_clause
from romme.rules.options import Mode
from romme.rules.ruleset import option_types
from tests.support.table import Position, at_table, refused

Case: TypeAlias = Mapping[str, Any]
CASES: list[Case] = tomllib.loads(Path(__file__).with_name("citing.toml").read_text("utf-8"))[
    "cases"
]
DOCUMENTS = {Document.KLASSIK: "klassik", Document.TURNIER: "turnier", Document.VERBAND: "verband"}
NUMBERS = {
    "jokers": (4, 6),
    "opening_points": (0, 10, 30, 40, 51),
    "melds_per_turn": (0, 1, 2),
    "largest_set": (3, 4),
    "blocked_after": (0, 1, 2),
    "stalled_after": (0, 2, 100),
}
SKIPPED_PROBLEMS = (PositionProblem.HAND_EMPTY, PositionProblem.NOTHING_TO_DRAW)
"""Problems that make a position impossible under some option values; such cases are skipped."""


def table_of(case: Case, preset: Preset, options: Mapping[str, object]) -> Position | None:
    """Return a table in the position of a case, or None if the rules do not allow it."""
    jokers = {} if preset.rules.jokers else {"jokers": 6}
    try:
        return at_table(
            preset.rules.name,
            hands=[case["own"], *case.get("others", ("2D 3D", "KD QD"))],
            open=case.get("open", "9S"),
            stock=case.get("stock", "3S 4S 5S"),
            table=[
                *((2, meld) for meld in case.get("table", ())),
                *((1, meld) for meld in case.get("laid", ())),
            ],
            opened=[1] if "opened" in case else [],
            options={**jokers, **case.get("needs", {}), **options},
        )
    except BadRules:
        return None
    except BadPosition as bad:
        if bad.problem in SKIPPED_PROBLEMS:
            return None
        raise


def last_refusal(case: Case, table: Position) -> Illegal | None:
    """Return the refusal of the last move, or None if another move or no move is refused."""
    state = table.game.state
    if "turn" in case:
        for event in rule(state, CorrectCount(Seat(1), Correction.SKIP_DISCARD)):
            state = evolve(state, event)
    now = Replay(table.game, state)
    moves = [parse_move(one if one[0].isdigit() else f"1 {one}") for one in case["moves"]]
    for number, move in enumerate(moves, start=1):
        try:
            now = advance(now, move)
        except Illegal as illegal:
            return illegal if number == len(moves) else None
    return None


def values(option: str) -> Iterator[object]:
    """Yield all values of an option that is a choice, or some values of one that is a number."""
    kind = option_types()[option]
    if issubclass(kind, Enum):
        yield from (member.value for member in kind)
    else:
        yield from NUMBERS[option]


def refusals(case: Case) -> Iterator[tuple[RuleSet, Illegal]]:
    """Yield rules and refusal of a case under each preset, and with each relevant option changed.

    Rules under which the case is not refused for its own ground are skipped.
    """
    needs = case.get("needs", {})
    varied = [one for one in (*case["rests_on"], *case.get("apart", ())) if one not in needs]
    for preset in presets():
        choices: list[dict[str, object]] = [{}]
        choices += [{option: value} for option in varied for value in values(option)]
        for options in choices:
            table = table_of(case, preset, options)
            illegal = table and last_refusal(case, table)
            if table and illegal and illegal.ground.value == case["ground"]:
                yield table.game.rules, illegal


def expected(case: Case, rules: RuleSet) -> str | None:
    """Return the option to cite, as `H.<option>`, or None if the refusal must cite a clause."""
    document = find_preset(DOCUMENTS[rules.document]).rules
    for option in case["rests_on"]:
        if getattr(rules, option) != getattr(document, option):
            return f"H.{option}"
    ground = Ground(case["ground"])
    if own_clause(ground, rules.document, opened="opened" in case) is None:
        return f"H.{(*case['rests_on'], *QUOTED[ground].made_possible_by)[0]}"
    return None


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['ground']}-{case['moves'][-1]}")
def test_a_refusal_names_an_option_that_differs_from_the_document(case: Case) -> None:
    """If none differs, the refusal cites a clause, or an option if no clause covers the case."""
    found = 0
    for rules, illegal in refusals(case):
        option = expected(case, rules)
        if option is None:
            assert illegal.clause.value[0] == rules.document.value, rules
        else:
            assert illegal.clause.value == option, rules
            assert illegal.clause == HouseRule(option.removeprefix("H."), rules)
        found += 1
    assert found


@pytest.mark.parametrize(
    ("preset", "least", "clause"),
    [
        ("klassik", 4, "H.cut_at_least"),
        ("turnier", 4, "T3"),
        ("turnier", 8, "H.cut_at_least"),
        ("verband", 4, "V4.4"),
        ("verband", 8, "H.cut_at_least"),
        ("haus", 4, "T3"),
        ("haus", 8, "H.cut_at_least"),
    ],
)
def test_a_cut_that_is_too_small_is_refused_by_clause_or_option(
    preset: str, least: int, clause: str
) -> None:
    """The refusal cites a clause only if the document has one and the table uses its minimum.

    This case is not in `citing.toml`, because game files contain no cuts.
    """
    rules = find_preset(preset).rules.with_options({"cut_at_least": least})
    start = shuffled_game(rules, Mode.ASSIST, seats=3, dealer=Seat(3), pack=rules.pack)
    with pytest.raises(Illegal) as caught:
        decide(fold(start), Seat(2), Cut(least - 1))
    assert (caught.value.ground, caught.value.clause.value) == (Ground.CUT_TOO_SMALL, clause)


def test_the_cases_name_exactly_the_quoted_options() -> None:
    """Together the cases cite every option in `QUOTED`, except `cut_at_least`, and no others."""
    named = {
        (illegal.ground, illegal.clause.option)
        for case in CASES
        for _, illegal in refusals(case)
        if isinstance(illegal.clause, HouseRule)
    }
    listed = {
        (ground, option)
        for ground, quoted in QUOTED.items()
        for option in (*quoted.rests_on, *quoted.at_times, *quoted.made_possible_by)
    }
    assert named == listed - {(Ground.CUT_TOO_SMALL, "cut_at_least")}


def test_only_the_family_game_quotes_another_document() -> None:
    """`klassik` has no clauses about referees or cuts, so its refusals cite another document."""
    borrowed = {
        (ground, document)
        for document in Document
        for ground, quoted in QUOTED.items()
        if own_clause(ground, document, opened=False) is None
        and not (quoted.rests_on or quoted.made_possible_by)
    }
    assert {document for _, document in borrowed} == {Document.KLASSIK}
    assert {ground for ground, _ in borrowed} == {
        *(Ground.CUT_TOO_SMALL, Ground.DRAW_SKIPPED, Ground.DISCARD_SKIPPED),
        *(Ground.STOCK_TOO_SMALL, Ground.RULING_TOO_LATE, Ground.RULING_TOO_EARLY),
        Ground.RULING_NOT_THIS_SEAT,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_cited_option_states_the_tables_value(language: str) -> None:
    """If a table needs 51 points to open, the text of the cited option says 51, not 40."""
    for own, laid in (("KC KS KH 4H 5H 6H", ("KC KS KH", "4H 5H 6H")), ("3H 4H 5H", ("3H 4H 5H",))):
        table = at_table(
            "turnier", hands=[f"{own} 8D 7D", "2D", "3D"], options={"opening_points": 51}
        )
        moves = ("1 draw stock", *(f"1 meld {cards}" for cards in laid), "1 discard 8D")
        tried = table.play(*moves)
        assert refused(tried)[1] == "H.opening_points"
        assert tried.refused is not None
        says = clause_text(words(language), tried.refused.illegal.clause)
        assert "51" in says
        assert "40" not in says
        assert says == words(language).say("option-opening_points.value", n=51)


@pytest.mark.parametrize("language", LANGUAGES)
def test_haus_refuses_king_ace_two_by_its_own_rule(language: str) -> None:
    """T8 would allow this run, so the refusal cites the option `ace_order`."""
    table = at_table("haus", hands=["KH AH 2H 8D", "2D"], opened=[1])
    tried = table.play("1 draw stock", "1 meld KH AH 2H")
    assert refused(tried)[1] == "H.ace_order"
    assert tried.refused is not None
    says = clause_text(words(language), tried.refused.illegal.clause)
    assert says == words(language).say("option-ace_order.low_or_high")
