"""Rule sets as data: options read and written, presets, and what their errors say."""

from __future__ import annotations

import pytest

import romme.rules
from romme.cards import JOKER, Card
from romme.engine.setup import BadPosition, PositionProblem, WrongPack, check_pack
from romme.rules import BadRules, Preset, RuleSet, RuleSetProblem, find_preset, presets, register
from romme.rules.clauses import Clause, Document
from romme.rules.options import AceOrder, Scoring
from romme.rules.preset import Answer, assumed, preset, said
from romme.rules.ruleset import as_option, differences, option_types
from tests.table import at_table

HAUS = find_preset("haus")
TURNIER = find_preset("turnier").rules

Facts = dict[str, int | str]


def refused(rules: RuleSet, **options: object) -> tuple[RuleSetProblem, Facts]:
    """Why some answers are no rule set, and the facts."""
    with pytest.raises(BadRules) as caught:
        rules.with_options(options)
    return caught.value.problem, caught.value.facts


@pytest.mark.parametrize("value", ["40", 40.0, True, None, [40], {"points": 40}])
def test_a_number_is_a_whole_number(value: object) -> None:
    """Nothing that merely looks like one is taken for it."""
    facts = {"option": "opening_points", "value": str(value)}
    assert refused(HAUS.rules, opening_points=value) == (RuleSetProblem.WRONG_TYPE, facts)


@pytest.mark.parametrize(
    "value",
    [13, "13", [], [13] * 4, [13] * 6, [13, 13, 13, 13, "13"], [13, 13, 13, 13, True], [[13]] * 5],
)
def test_hand_sizes_are_five_whole_numbers(value: object) -> None:
    """One for each number of players from two to six."""
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
    """A limit and its rating points, nothing less and nothing more."""
    facts = {"option": option, "value": str(value)}
    assert refused(HAUS.rules, **{option: value}) == (RuleSetProblem.WRONG_TYPE, facts)


@pytest.mark.parametrize("value", ["high", 1, True, None, ["low"], AceOrder])
def test_a_choice_is_one_of_its_words(value: object) -> None:
    """The words that there are stand in the facts, in the order of the enum."""
    facts = {
        "option": "ace_order",
        "value": str(value),
        "possible": "low, low_or_high, corner",
    }
    assert refused(HAUS.rules, ace_order=value) == (RuleSetProblem.UNKNOWN_VALUE, facts)


def test_an_unknown_option_is_named() -> None:
    """The name and nothing else is a fact."""
    assert refused(HAUS.rules, opening=40) == (RuleSetProblem.UNKNOWN_OPTION, {"option": "opening"})


CONTRADICTIONS: list[tuple[dict[str, object], RuleSetProblem, Facts]] = [
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


@pytest.mark.parametrize(("options", "problem", "facts"), CONTRADICTIONS, ids=str)
def test_what_contradicts_itself_says_so_with_its_numbers(
    options: dict[str, object], problem: RuleSetProblem, facts: Facts
) -> None:
    """The facts are what a sentence about it needs."""
    assert refused(HAUS.rules, **options) == (problem, facts)


BORDERLINE: list[dict[str, object]] = [
    {"packs": 1, "jokers": 2, "most_players": 4},
    {"packs": 1, "hand_sizes": [13, 13, 15, 6, 6], "fewest_players": 5},
    {"seating": "dealer_sits_out", "most_players": 3},
    {"opening_points": 0, "lay_offs": "any_time"},
]


@pytest.mark.parametrize("options", BORDERLINE, ids=str)
def test_what_just_makes_sense_is_a_rule_set(options: dict[str, object]) -> None:
    """A pack of just the cards needed, by those who may play; three with the dealer out."""
    assert differences(HAUS.rules.with_options(options), HAUS.rules) == options


def test_T6_one_point_is_an_opening_to_wait_for() -> None:
    """Laying off before it makes no sense, however low it is."""
    problem, facts = refused(HAUS.rules, opening_points=1, lay_offs="any_time")
    assert (problem, facts) == (RuleSetProblem.LAY_OFFS_BEFORE_OPENING, {})


def test_T2_who_sits_down_too_few_or_too_many_is_told_how_many_may() -> None:
    """With the dealer sitting out three is the least, otherwise the rule set's own number."""
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


def test_bad_rules_say_for_programmers_what_is_wrong() -> None:
    """The problem and all facts, in one line."""
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
def test_an_answer_is_written_as_in_a_game_file(value: object, written: object) -> None:
    """Enums by their word, tuples as lists all the way down."""
    assert as_option(value) == written


def test_what_differs_from_a_preset_leads_back_from_it() -> None:
    """The differences, read as options, make the one rule set out of the other."""
    klassik = find_preset("klassik").rules
    for other in (TURNIER, HAUS.rules):
        changed = klassik.with_options(differences(other, klassik))
        assert differences(changed, other) == {}
        assert differences(other, other) == {}
    assert differences(HAUS.rules.with_options({"hand_sizes": [7] * 5}), HAUS.rules) == {
        "hand_sizes": [7, 7, 7, 7, 7]
    }


def test_all_presets_are_there_in_their_order() -> None:
    """The documents' three and the house's own."""
    names = [one.rules.name for one in presets()]
    assert names == ["klassik", "turnier", "verband", "haus"]


@pytest.mark.parametrize("one", presets(), ids=lambda one: one.rules.name)
def test_a_preset_answers_every_question_with_a_clause_or_as_an_assumption(one: Preset) -> None:
    """Its rule set has just these answers, and what a document says is quoted."""
    assert set(one.answers) == set(option_types())
    for option, answer in one.answers.items():
        assert getattr(one.rules, option) == answer.value
        assert answer.clause is not None or answer.assumed, option


def test_an_unknown_rule_set_is_named_with_the_known_ones() -> None:
    """Both are facts."""
    with pytest.raises(BadRules) as caught:
        find_preset("canasta")
    assert caught.value.problem is RuleSetProblem.UNKNOWN_RULES
    assert caught.value.facts == {"name": "canasta", "known": "klassik, turnier, verband, haus"}


def a_clubs_own(**answers: Answer[object]) -> Preset:
    """A preset with the answers of the house, some of them other ones."""
    return preset("club", Document.VERBAND, "2027-01", **{**HAUS.answers, **answers})


def test_a_preset_is_built_from_its_answers() -> None:
    """Name, document and edition are its own; what it says and what it assumes stay apart."""
    fifty: Answer[object] = said(50, Clause.T6)
    three: Answer[object] = assumed(3, Clause.K1)
    club = a_clubs_own(opening_points=fifty, rounds=three, jokers=assumed(4))
    rules = club.rules
    assert (rules.name, rules.document, club.edition) == ("club", Document.VERBAND, "2027-01")
    assert differences(rules, HAUS.rules) == {"opening_points": 50, "rounds": 3, "jokers": 4}
    assert club.answers["opening_points"] == Answer(50, Clause.T6, assumed=False)
    assert club.answers["rounds"] == Answer(3, Clause.K1, assumed=True)
    assert club.answers["jokers"] == Answer(4, None, assumed=True)


def test_a_preset_leaves_no_question_open() -> None:
    """What is not answered is named."""
    answers = dict(HAUS.answers)
    del answers["rounds"], answers["jokers"]
    with pytest.raises(TypeError, match=r"^club leaves open: jokers, rounds$"):
        preset("club", Document.TURNIER, "2027-01", **answers)


def test_a_preset_with_a_value_of_another_type_is_refused() -> None:
    """A word in the place of a choice, found although the record would take it."""
    with pytest.raises(BadRules) as caught:
        a_clubs_own(scoring=assumed("best"))
    assert caught.value.problem is RuleSetProblem.WRONG_TYPE
    assert caught.value.facts == {"option": "scoring", "value": "best"}


@pytest.fixture
def nothing_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty registry, since what is registered stays for good."""
    monkeypatch.setattr(romme.rules, "_REGISTERED", {})


@pytest.mark.usefixtures("nothing_registered")
def test_a_preset_is_found_by_its_name_once_it_is_registered() -> None:
    """To register the very same one again changes nothing; another of its name is refused."""
    club = a_clubs_own()
    register(club)
    register(club)
    assert presets() == (club,)
    assert find_preset("club") is club
    with pytest.raises(ValueError, match=r"^a rule set called 'club' is registered already$"):
        register(a_clubs_own(rounds=assumed(3)))
    assert presets() == (club,)


def test_T1_a_wrong_pack_says_for_programmers_what_is_wrong() -> None:
    """Missing cards first, then those that are too many, each in order."""
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
def test_a_position_that_cannot_be_played_on_says_why(
    position: dict[str, object], problem: PositionProblem, facts: Facts
) -> None:
    """Cards too many, hands too full or empty, nobody to play, nothing to draw."""
    usual: dict[str, object] = {"hands": ["4C", "2D", "3D", ""], "dealer": 4}
    with pytest.raises(BadPosition) as caught:
        at_table("turnier", **(usual | position))  # type: ignore[arg-type]  # each is one of its arguments
    assert (caught.value.problem, caught.value.facts) == (problem, facts)
    assert str(caught.value) == f"{problem.value}: {facts}"
