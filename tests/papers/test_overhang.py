"""No text of a paper is cut, leaves its cell, or runs into another, however long the names are."""

from __future__ import annotations

import pytest

from romme.locales import LANGUAGES, words
from romme.papers import Paper, PaperChoice, all_rankings, make
from romme.tournament import Scope
from tests.conftest import Size
from tests.support.papers.extreme_tournaments import SIZES, extreme
from tests.support.papers.sample_tournaments import (
    ADDRESS,
    DAY,
    OFFICE,
    decisions,
    list_link,
    record,
)
from tests.support.papers.text_boxes import collisions, placed_pages

TABLES = (1, 2)
"""Without --full, lists and slips of the largest event are printed for these tables only."""
CHEAP = frozenset({Paper.SEATING_BY_TABLE, Paper.START_CARDS})
"""Papers that are checked by default: those with the least room for names."""


def printed(paper: Paper, event: str, lang: str, *, whole: bool) -> bytes:
    tournament = extreme(event)
    rankings = all_rankings(tournament, Scope.total())
    small = not whole and event == "largest"
    choice = PaperChoice(
        series=1 if paper is Paper.FILLED_LISTS else 0,
        tables=TABLES if small and paper in (Paper.BLANK_LISTS, Paper.FILLED_LISTS) else (),
        numbers=tuple(range(1, 11)) if small and paper is Paper.START_CARDS else (),
        rankings=rankings if whole else rankings[:1],
    )
    return make(
        paper,
        tournament,
        words=words(lang),
        date=DAY,
        choice=choice,
        address=ADDRESS,
        links=list_link,
        office=OFFICE,
        record=record,
        decisions=decisions,
    )


@pytest.mark.parametrize("event", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_paper_runs_into_another(lang: str, event: str, size: Size) -> None:
    whole = size(0, 1) == 1
    for paper in Paper:
        if whole or event == "smallest" or paper in CHEAP:
            assert list(collisions(printed(paper, event, lang, whole=whole))) == [], paper


def test_collisions_are_found() -> None:
    """Control: texts are found where they are printed, so that the test above can fail."""
    texts = placed_pages(printed(Paper.SEATING_BY_NAME, "smallest", "en", whole=False))[0].texts
    head, name = (next(one for one in texts if one.text.startswith(it)) for it in ("Where", "Jean"))
    assert head.box.low > name.box.high
    assert 20 < head.box.left < head.box.right < 300
