"""Creating a tournament: unsuitable rules are refused, and the log stores the whole rule set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules import find_preset
from romme.tournament import TournamentRefusal, TournamentRefused, TournamentTerms, fold, make
from romme.tournament.list_events import PackChecked
from romme.tournament.office.rating_table import Origin, rating_figures
from romme.tournament.storage.codec import decode, encode

TURNIER = find_preset("turnier").rules


def test_a_series_is_as_long_as_the_rules_suggest_by_default() -> None:
    assert make("Cup", TURNIER).terms.rounds == 5
    assert make("Cup", TURNIER, TournamentTerms(rounds=4)).terms.rounds == 4


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        (" ", {}, TournamentRefusal.NO_NAME),
        ("x" * 200, {}, TournamentRefusal.NO_NAME),
        ("Cup", {"most_players": 3}, TournamentRefusal.TABLES_DO_NOT_FIT),
        ("Cup", {"scoring": "own_hand"}, TournamentRefusal.NO_RATING),
    ],
)
def test_unsuitable_names_and_rules_are_refused(
    name: str, options: dict[str, object], why: TournamentRefusal
) -> None:
    with pytest.raises(TournamentRefused) as caught:
        make(name, TURNIER.with_options(options))
    assert caught.value.refusal is why


def test_klassik_is_refused_because_it_has_no_rating_points() -> None:
    with pytest.raises(TournamentRefused, match="no-rating"):
        make("Cup", find_preset("klassik").rules)


def test_the_log_stores_the_whole_rule_set() -> None:
    """Later changes to the presets do not affect an existing tournament."""
    rules = replace(TURNIER.with_options({"rating_romme": 9, "opening_points": 30}), name="ours")
    state = fold(decode(encode([make("Cup", rules)])))
    assert state.rules == rules
    assert {figure.origin for figure in rating_figures(state.rules)} == {Origin.ASSUMED}


def test_a_log_must_begin_with_tournament_made() -> None:
    with pytest.raises(TypeError):
        fold([PackChecked(1, 1)])
