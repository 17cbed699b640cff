"""Rule sets as data: reading and writing options, presets, and their errors."""

from __future__ import annotations

import pytest

import romme.rules
from romme.cards import JOKER, Card
from romme.engine.setup import BadPosition, PositionProblem, WrongPack, check_pack
from romme.rules import BadRules, Preset, RuleSet, RuleSetProblem, find_preset, presets, register
from romme.rules.clauses import Clause, Document
from romme.rules.options import AceOrder, Scoring
from romme.rules.preset import SourcedValue, assumed, preset, stated
from romme.rules.ruleset import as_option, differences, option_types
from tests.support.table import at_table

HAUS = find_preset("haus")
TURNIER = find_preset("turnier").rules

Facts = dict[str, int | str]


def refused(rules: RuleSet, **options: object) -> tuple[RuleSetProblem, Facts]:
    """Return the problem and facts with which these options are refused."""
    with pytest.raises(BadRules) as caught:
        rules.with_options(options)
    return caught.value.problem, caught.value.facts


@pytest.mark.parametrize("value", ["40", 40.0, True, None, [40], {"points": 40}])
def test_a_number_option_accepts_only_integers(value: object) -> None:
    """Strings, floats, booleans and containers are refused."""
    facts = {"option": "opening_points", "value": str(value)}
    assert refused(HAUS.rules, opening_points=value) == (RuleSetProblem.WRONG_TYPE, facts)


@pytest.mark.parametrize(
    "value",
    [13, "13", [], [13] * 4, [13] * 6, [13, 13, 13, 13, "13"], [13, 13, 13, 13, True], [[13]] * 5],
)
def test_hand_sizes_are_five_whole_numbers(value: object) -> None:
    """Each number of players from two to six has its own hand size."""
    facts = {"option": "hand_sizes", "value": str(value)}
    assert refused(HAUS.rules, hand_sizes=value) == (RuleSetProblem.WRONG_TYPE, facts)


@pytest.mark.parametrize("option", ["rating_opened", "rating_unopened"])
@pytest.mark.parametrize(
    "value",
    [
        3,
        "10",
        [10, 3],
        ["ab"],
        [[10]],
        [[10, 3, 1]],
        [[10, "3"]],
        [[True, 3]],
        [[10, [3]]],
        {10: 3},
    ],
)
def test_bands_are_pairs_of_whole_numbers(option: str, value: object) -> None:
    """Each pair is a limit of card points and the rating points up to that limit."""
    facts = {"option": option, "value": str(value)}
    assert refused(HAUS.rules, **{option: value}) == (RuleSetProblem.WRONG_TYPE, facts)


@pytest.mark.parametrize("value", ["high", 1, True, None, ["low"], AceOrder])
def test_a_choice_accepts_only_its_own_values(value: object) -> None:
    """The facts list the possible values in the order of the enum."""
    facts = {
        "option": "ace_order",
        "value": str(value),
        "possible": "low, low_or_high, corner",
    }
    assert refused(HAUS.rules, ace_order=value) == (RuleSetProblem.UNKNOWN_VALUE, facts)


def test_an_unknown_option_is_named() -> None:
    assert refused(HAUS.rules, opening=40) == (RuleSetProblem.UNKNOWN_OPTION, {"option": "opening"})


BAD_OPTIONS: list[tuple[dict[str, object], RuleSetProblem, Facts]] = [
    (
        {"packs": 3},
        RuleSetProblem.OUT_OF_RANGE,
        {"option": "packs", "value": 3, "least": 1, "most": 2},
    ),
    (
        {"hand_sizes": [13, 13, 13, 13, 2]},
        RuleSetProblem.OUT_OF_RANGE,
        {"option": "hand_sizes", "value": 2, "least": 3, "most": 15},
    ),
    (
        {"rating_opened": [[200, 51]]},
        RuleSetProblem.OUT_OF_RANGE,
        {"option": "rating_opened", "value": 51, "least": -20, "most": 50},
    ),
    (
        {"rating_unopened": [[10, 1], [10, 0]]},
        RuleSetProblem.BANDS_NOT_RISING,
        {"option": "rating_unopened"},
    ),
    (
        {"fewest_players": 4, "most_players": 3},
        RuleSetProblem.PLAYERS_REVERSED,
        {"least": 4, "most": 3},
    ),
    (
        {"seating": "dealer_sits_out", "most_players": 2},
        RuleSetProblem.TOO_FEW_TO_SIT_OUT,
        {"most": 2},
    ),
    (
        {"packs": 1, "jokers": 0},
        RuleSetProblem.PACK_TOO_SMALL,
        {"players": 4, "need": 54, "have": 52},
    ),
]


@pytest.mark.parametrize(("options", "problem", "facts"), BAD_OPTIONS, ids=str)
def test_bad_options_are_refused_with_facts(
    options: dict[str, object], problem: RuleSetProblem, facts: Facts
) -> None:
    """The facts contain the values that the error message states."""
    assert refused(HAUS.rules, **options) == (problem, facts)


GOOD_OPTIONS: list[dict[str, object]] = [
    {"packs": 1, "jokers": 2, "most_players": 4},
    {"packs": 1, "hand_sizes": [13, 13, 15, 6, 6], "fewest_players": 5},
    {"seating": "dealer_sits_out", "most_players": 3},
    {"opening_points": 0, "lay_offs": "any_time"},
]


@pytest.mark.parametrize("options", GOOD_OPTIONS, ids=str)
def test_options_at_their_limits_are_accepted(options: dict[str, object]) -> None:
    """For example, a pack may have no spare card, and `dealer_sits_out` needs only three seats."""
    assert differences(HAUS.rules.with_options(options), HAUS.rules) == options


def test_T6_lay_offs_before_an_opening_of_one_point_are_refused() -> None:
    """`lay_offs = any_time` requires `opening_points = 0`."""
    problem, facts = refused(HAUS.rules, opening_points=1, lay_offs="any_time")
    assert (problem, facts) == (RuleSetProblem.LAY_OFFS_BEFORE_OPENING, {})


def test_T2_a_wrong_number_of_seats_is_refused_with_the_limits() -> None:
    """The minimum is three if the dealer sits out, otherwise the rule set's own minimum."""
    TURNIER.check_seats(3)
    TURNIER.check_seats(4)
    everyone = TURNIER.with_options({"seating": "everyone_plays"})
    everyone.check_seats(2)
    for rules, seats, least, problem in (
        (TURNIER, 1, 3, RuleSetProblem.PLAYERS),
        (TURNIER, 2, 3, RuleSetProblem.TOO_FEW_WITH_DEALER_OUT),
        (TURNIER, 5, 3, RuleSetProblem.PLAYERS),
        (everyone, 1, 2, RuleSetProblem.PLAYERS),
    ):
        with pytest.raises(BadRules) as caught:
            rules.check_seats(seats)
        assert caught.value.problem is problem
        assert caught.value.facts == {"have": seats, "least": least, "most": 4}


def test_bad_rules_print_the_problem_and_its_facts() -> None:
    with pytest.raises(BadRules, match=r"^out-of-range: option=packs, value=3, least=1, most=2$"):
        HAUS.rules.with_options({"packs": 3})


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (40, 40),
        (Scoring.OWN_HAND, "own_hand"),
        ((10, 7, 7, 6, 6), [10, 7, 7, 6, 6]),
        (((10, 3), (30, 2)), [[10, 3], [30, 2]]),
    ],
)
def test_an_option_is_written_as_in_a_game_file(value: object, written: object) -> None:
    """Enums are written as their values, and tuples as lists at every level."""
    assert as_option(value) == written


def test_differences_turn_one_rule_set_into_another() -> None:
    """Applying the differences as options produces the other rule set."""
    klassik = find_preset("klassik").rules
    for other in (TURNIER, HAUS.rules):
        changed = klassik.with_options(differences(other, klassik))
        assert differences(changed, other) == {}
        assert differences(other, other) == {}
    assert differences(HAUS.rules.with_options({"hand_sizes": [7] * 5}), HAUS.rules) == {
        "hand_sizes": [7, 7, 7, 7, 7]
    }


def test_presets_are_listed_in_their_order() -> None:
    names = [one.rules.name for one in presets()]
    assert names == ["klassik", "turnier", "verband", "haus"]


@pytest.mark.parametrize("one", presets(), ids=lambda one: one.rules.name)
def test_every_answer_of_a_preset_has_a_clause_or_is_assumed(one: Preset) -> None:
    """The preset has an answer for every option, and its rule set has the same values."""
    assert set(one.answers) == set(option_types())
    for option, answer in one.answers.items():
        assert getattr(one.rules, option) == answer.value
        assert answer.clause is not None or answer.assumed, option


def test_refusing_an_unknown_rule_set_lists_the_known_ones() -> None:
    with pytest.raises(BadRules) as caught:
        find_preset("canasta")
    assert caught.value.problem is RuleSetProblem.UNKNOWN_RULES
    assert caught.value.facts == {"name": "canasta", "known": "klassik, turnier, verband, haus"}


def club_preset(**answers: SourcedValue[object]) -> Preset:
    """Return a preset with the answers of `haus`, some of them replaced."""
    return preset("club", Document.VERBAND, "2027-01", **{**HAUS.answers, **answers})


def test_a_preset_is_built_from_its_answers() -> None:
    """The preset has its own name, document and edition, and marks which answers are assumed."""
    fifty: SourcedValue[object] = stated(50, Clause.T6)
    three: SourcedValue[object] = assumed(3, Clause.K1)
    club = club_preset(opening_points=fifty, rounds=three, jokers=assumed(4))
    rules = club.rules
    assert (rules.name, rules.document, club.edition) == ("club", Document.VERBAND, "2027-01")
    assert differences(rules, HAUS.rules) == {"opening_points": 50, "rounds": 3, "jokers": 4}
    assert club.answers["opening_points"] == SourcedValue(50, Clause.T6, assumed=False)
    assert club.answers["rounds"] == SourcedValue(3, Clause.K1, assumed=True)
    assert club.answers["jokers"] == SourcedValue(4, None, assumed=True)


def test_a_preset_must_answer_every_option() -> None:
    """The error names the missing options."""
    answers = dict(HAUS.answers)
    del answers["rounds"], answers["jokers"]
    with pytest.raises(TypeError, match=r"^club leaves open: jokers, rounds$"):
        preset("club", Document.TURNIER, "2027-01", **answers)


def test_a_preset_with_a_value_of_the_wrong_type_is_refused() -> None:
    """A string instead of an enum is refused, although the dataclass would accept it."""
    with pytest.raises(BadRules) as caught:
        club_preset(scoring=assumed("best"))
    assert caught.value.problem is RuleSetProblem.WRONG_TYPE
    assert caught.value.facts == {"option": "scoring", "value": "best"}


@pytest.fixture
def empty_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use an empty registry for the test, since presets cannot be unregistered."""
    monkeypatch.setattr(romme.rules, "_REGISTERED", {})


@pytest.mark.usefixtures("empty_registry")
def test_a_registered_preset_is_found_by_its_name() -> None:
    """Registering a preset twice is a no-op. A different preset with the same name is refused."""
    club = club_preset()
    register(club)
    register(club)
    assert presets() == (club,)
    assert find_preset("club") is club
    with pytest.raises(ValueError, match=r"^a rule set called 'club' is registered already$"):
        register(club_preset(rounds=assumed(3)))
    assert presets() == (club,)


def test_T1_a_wrong_pack_error_lists_the_cards() -> None:
    """Missing cards come first, then extra ones, both sorted."""
    pack = TURNIER.pack
    wrong: tuple[Card, ...] = (*pack[2:], pack[0], JOKER, JOKER)
    with pytest.raises(WrongPack, match=r"^missing AC; too many \* \*$") as caught:
        check_pack(TURNIER, wrong)
    assert (caught.value.missing, caught.value.extra) == (pack[:1], (JOKER, JOKER))
    with pytest.raises(WrongPack, match=r"^missing AC 2C$"):
        check_pack(TURNIER, (*pack[1:2], *pack[3:]))


POSITIONS: list[tuple[dict[str, object], PositionProblem, Facts]] = [
    ({"open": "4C 4C"}, PositionProblem.TOO_MANY, {"card": "4C"}),
    ({"turn": 4}, PositionProblem.TURN_SITS_OUT, {"seat": 4}),
    ({"hands": ["4C", "2D", "3D", "9S"]}, PositionProblem.HAND_SITS_OUT, {"seat": 4}),
    ({"opened": [1, 4]}, PositionProblem.OPENED_SITS_OUT, {"seat": 4}),
    ({"table": [(4, "5D 6D 7D")]}, PositionProblem.OPENED_SITS_OUT, {"seat": 4}),
    ({"hands": ["4C", "2D", "", ""]}, PositionProblem.HAND_EMPTY, {"seat": 3}),
    ({"stock": ""}, PositionProblem.NOTHING_TO_DRAW, {}),
    (
        {"stock": "", "open": "", "options": {"stock_end": "turned_over"}},
        PositionProblem.NOTHING_TO_DRAW,
        {},
    ),
]


@pytest.mark.parametrize(("position", "problem", "facts"), POSITIONS, ids=str)
def test_a_position_that_cannot_be_played_is_refused_with_a_reason(
    position: dict[str, object], problem: PositionProblem, facts: Facts
) -> None:
    """For example, a card occurs too often, a hand is empty, or the seat to move sits out."""
    usual: dict[str, object] = {"hands": ["4C", "2D", "3D", ""], "dealer": 4}
    with pytest.raises(BadPosition) as caught:
        at_table("turnier", **(usual | position))  # type: ignore[arg-type]  # arguments of at_table
    assert (caught.value.problem, caught.value.facts) == (problem, facts)
    assert str(caught.value) == f"{problem.value}: {facts}"
