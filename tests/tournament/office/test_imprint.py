"""Organiser, place, date and colour: checked, tidied, and told on the record."""

from __future__ import annotations

import pytest

from romme.locales import LANGUAGES, words
from romme.rules import find_preset
from romme.tournament import TournamentRefusal, TournamentRefused, TournamentTerms, fold, make
from romme.tournament.events import TournamentMade
from romme.tournament.storage.codec import as_plain, from_plain
from romme.tournament.wording.record import record_text

TURNIER = find_preset("turnier").rules
HELD = TournamentTerms(place=" Esch  an der Uelzecht ", organiser="Club", date="2026-11-21")


def test_texts_are_tidied_and_the_colour_is_written_in_small_letters() -> None:
    terms = make("Cup", TURNIER, TournamentTerms(place=HELD.place, colour="#1B5E20")).terms
    assert (terms.place, terms.colour) == ("Esch an der Uelzecht", "#1b5e20")


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (TournamentTerms(place="x" * 81), TournamentRefusal.OUT_OF_RANGE),
        (TournamentTerms(organiser="x" * 81), TournamentRefusal.OUT_OF_RANGE),
        (TournamentTerms(organiser="Club\u202e"), TournamentRefusal.BAD_CHARACTER),
        (TournamentTerms(date="2026-02-30"), TournamentRefusal.BAD_DATE),
        (TournamentTerms(date="20261121"), TournamentRefusal.BAD_DATE),
        (TournamentTerms(date="tomorrow"), TournamentRefusal.BAD_DATE),
        (TournamentTerms(colour="green"), TournamentRefusal.BAD_COLOUR),
        (TournamentTerms(colour="#12345"), TournamentRefusal.BAD_COLOUR),
        (TournamentTerms(colour="#777777"), TournamentRefusal.FAINT_COLOUR),
    ],
)
def test_an_impossible_imprint_is_refused(terms: TournamentTerms, why: TournamentRefusal) -> None:
    with pytest.raises(TournamentRefused) as caught:
        make("Cup", TURNIER, terms)
    assert caught.value.refusal is why


def test_the_lightest_grey_that_can_be_read_on_white_is_accepted() -> None:
    """WCAG 2 asks for a contrast of 4.5: #767676 has 4.54, and #777777 has 4.48."""
    assert make("Cup", TURNIER, TournamentTerms(colour="#767676")).terms.colour == "#767676"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_record_tells_the_imprint(lang: str) -> None:
    made = make("Cup", TURNIER, HELD)
    text = record_text(words(lang), made, fold([made]))
    assert all(one in text for one in ("Esch an der Uelzecht", "Club", "2026")), text


def test_a_tournament_without_an_imprint_stays_readable() -> None:
    """Older files have none."""
    plain = as_plain(make("Cup", TURNIER))
    for name in ("place", "organiser", "date", "colour"):
        del plain["terms"][name]
    made = from_plain(plain)
    assert isinstance(made, TournamentMade)
    assert (made.terms.place, made.terms.date, made.terms.colour) == ("", "", "")
