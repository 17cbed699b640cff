"""Every paper in every language and in every phase of a tournament."""

from __future__ import annotations

import json
from dataclasses import replace
from math import ceil

import pytest

from romme.locales import LANGUAGES, words
from romme.papers import (
    Paper,
    PaperChoice,
    PrintedRanking,
    RecordEntry,
    all_rankings,
    make,
    prepare,
)
from romme.tournament import (
    BeginSeries,
    DrawSeats,
    EndList,
    EntryDetails,
    Parties,
    Scope,
    Tournament,
    TournamentRefusal,
    TournamentRefused,
    standing,
)
from tests.conftest import Size
from tests.support.papers.pdf_text import page_numbers, pages, pages_with_picture, whole_text
from tests.support.papers.sample_tournaments import (
    ADDRESS,
    DAY,
    OFFICE,
    after,
    crowd,
    decisions,
    list_link,
    new_tournament,
    phases,
    record,
    with_people,
)
from tests.support.tournament.logos import logo, png

PHASES = ("empty", "seated", "running", "finished")
SEED = 24
EVERYTHING = PaperChoice()


def printed(
    paper: Paper, tournament: Tournament, lang: str = "en", choice: PaperChoice = EVERYTHING
) -> list[str]:
    """Print a paper and return the text of each page."""
    return pages(printed_pdf(paper, tournament, lang, choice))


def printed_pdf(
    paper: Paper, tournament: Tournament, lang: str = "en", choice: PaperChoice = EVERYTHING
) -> bytes:
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paper_names_organiser_and_place(lang: str) -> None:
    finished = phases(SEED)["finished"]
    held = replace(finished.terms, organiser="Club Minett", place="Esch", colour="#7b1fa2")
    tournament = replace(finished, terms=held)
    for paper in Paper:
        text = whole_text_of(printed(paper, tournament, lang))
        assert "Club Minett" in text, paper
        assert "Esch" in text, paper


def test_every_page_of_every_paper_shows_the_logo_and_nothing_moves() -> None:
    finished = phases(SEED)["finished"]
    shown = replace(finished, logo=logo(png()))
    for paper in Paper:
        with_logo, without = printed_pdf(paper, shown), printed_pdf(paper, finished)
        assert pages(with_logo) == pages(without), paper
        assert pages_with_picture(with_logo) == page_numbers(with_logo), paper
        assert pages_with_picture(without) == [], paper


def whole_text_of(found: list[str]) -> str:
    """Join pages to one line, as long lines are wrapped."""
    return " ".join(" ".join(found).split())


def test_the_sample_tournament_covers_everything() -> None:
    """The finished sample has struck games, corrections, penalties and tables of three and four."""
    finished = phases(SEED)["finished"]
    sheets = [sheet for _, _, sheet in finished.sheets()]
    assert any(sheet.struck for sheet in sheets)
    assert any(sheet.corrections for sheet in sheets)
    assert any(written.thrown_in for sheet in sheets for written in sheet.lines)
    assert any(sheet.left or sheet.substituted for sheet in sheets)
    assert finished.penalties
    assert {len(sheet.seats) for sheet in sheets} == {3, 4}
    assert len(finished.series) > 1
    assert len(all_rankings(finished)) > 4


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paper_can_be_printed(phase: str, lang: str, size: Size) -> None:
    """With `--full`, every paper is printed in every phase and every language.

    Without `--full`, each paper of a seated or running tournament is printed in two languages.
    """
    tournament = phases(SEED)[phase]
    papers = list(Paper)
    if phase in {"seated", "running"}:
        papers = papers[LANGUAGES.index(lang) % size(2, 1) :: size(2, 1)]
    for paper in papers:
        texts = printed(paper, tournament, lang, choice=PaperChoice(first=1))
        assert all(texts), paper
        assert not any("{" in text for text in texts), paper


@pytest.mark.parametrize("rules", ["turnier", "verband"])
def test_any_tournament_can_be_printed(rules: str, size: Size) -> None:
    for seed in range(size(1, 100)):
        tournaments = phases(seed, rules)
        for at, paper in enumerate(Paper):
            phase = PHASES[(seed + at) % len(PHASES)]
            assert printed(paper, tournaments[phase], LANGUAGES[(seed + at) % len(LANGUAGES)])


@pytest.mark.parametrize("paper", [Paper.LINKS, Paper.FILLED_LISTS, Paper.CERTIFICATES])
def test_the_same_paper_has_the_same_bytes(paper: Paper) -> None:
    tournament = phases(SEED)["running"]
    one, other = (
        make(paper, tournament, words=words("lb"), date=DAY, links=list_link, record=record)
        for _ in range(2)
    )
    assert one == other


# --- contents ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "paper",
    [Paper.START_CARDS, Paper.SEATING_BY_NAME, Paper.SEATING_BY_TABLE, Paper.BLANK_LISTS],
)
def test_everybody_seated_is_printed(paper: Paper) -> None:
    tournament = phases(SEED)["seated"]
    lines = "\n".join(printed(paper, tournament)).split("\n")
    assert {tournament.entrants[number].name for number in tournament.present} <= set(lines)


def test_printed_results_agree_with_the_standing() -> None:
    tournament = phases(SEED)["finished"]
    text = "\n".join(
        printed(Paper.RESULTS, tournament, choice=PaperChoice(rankings=(PrintedRanking(),)))
    )
    at = 0
    for placed in standing(tournament, Scope.total()):
        name = tournament.entrant(int(placed.party)).name
        at = text.index(f"\n{name}\n", at)
        rating = str(placed.result.rating).replace("-", "−")
        assert rating in text[at:].split("\n")


def test_teams_are_printed_with_the_points_of_their_members() -> None:
    tournament = phases(SEED)["finished"]
    text = "".join(
        printed(
            Paper.RESULTS,
            tournament,
            choice=PaperChoice(rankings=(PrintedRanking(parties=Parties.TEAM),)),
        )
    )
    singles = {one.party: one.result.rating for one in standing(tournament, Scope.total())}
    for placed in standing(tournament, Scope.total(), Parties.TEAM):
        for number in placed.members:
            rating = str(singles[number]).replace("-", "−")
            assert f"{tournament.entrant(number).name} ({rating})" in text.replace("\n", "")


def test_the_record_shows_each_day_once() -> None:
    lines = "\n".join(printed(Paper.RECORD, phases(SEED)["finished"])).split("\n")
    assert lines.count("22 November 2026") == 1
    assert "14:05:00" in lines
    assert "Series 2 begins." in lines


def test_the_referees_log_shows_clause_points_and_undone_decisions() -> None:
    text = " ".join(printed(Paper.REFEREE_LOG, phases(SEED)["finished"]))
    for part in ("T15", "2 (20)", "1 (31)", "May sit at the window", "undone later"):
        assert part in text


def test_a_kit_has_a_blank_list_for_each_table() -> None:
    kit = prepare(Paper.EMERGENCY_KIT, crowd(11), words=words("en"), date=DAY).data
    lists = json.loads(kit)["lists"]
    assert [(one["table"], len(one["columns"])) for one in lists] == [
        ("1", 4), ("2", 4), ("3", 3), ("", 4), ("", 3),
    ]  # fmt: skip
    assert json.loads(kit)["sizes"][-1]["people"] == 62
    large = prepare(Paper.EMERGENCY_KIT, crowd(200), words=words("en"), date=DAY).data
    assert json.loads(large)["sizes"][-1]["people"] == 208
    assert len(json.loads(large)["lists"]) == 52


def test_lists_of_three_never_say_that_the_dealer_sits_out() -> None:
    four, three = printed(Paper.BLANK_LISTS, new_tournament())
    assert "sits out" in four
    assert "sits out" not in three
    assert "cross" in three


def test_a_long_record_entry_is_printed_completely() -> None:
    text = " ".join(f"word{number}" for number in range(900))
    pdf = make(
        Paper.RECORD,
        new_tournament(),
        words=words("en"),
        date=DAY,
        record=lambda: [RecordEntry(text), RecordEntry("Next")],
    )
    assert {f"word{number}" for number in range(900)} <= set(whole_text(pdf).split())
    first, second = (page.split() for page in pages(pdf))  # no word is lost at the end of a page
    assert ("word0" in first, "word899" in second) == (True, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_numbered(lang: str) -> None:
    for at, text in enumerate(printed(Paper.SEATING_BY_NAME, crowd(60), lang), start=1):
        assert words(lang).say("paper-page", page=at, pages=2) in text


# --- page counts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "sheets"), [(3, 1), (10, 1), (11, 2), (200, 20)])
def test_a_sheet_has_ten_start_cards(people: int, sheets: int) -> None:
    assert len(printed(Paper.START_CARDS, crowd(people))) == sheets


def test_start_cards_can_be_chosen_by_number() -> None:
    (text,) = printed(Paper.START_CARDS, crowd(200), choice=PaperChoice(numbers=(7, 199)))
    assert "Person 007" in text
    assert "Person 199" in text
    assert "Person 008" not in text


def test_each_blank_list_has_a_page() -> None:
    texts = printed(Paper.BLANK_LISTS, crowd(11))
    assert len(texts) == 3
    assert "100 003" in texts[2].split("\n")
    assert len(printed(Paper.BLANK_LISTS, crowd(11), choice=PaperChoice(tables=(2,)))) == 1


def test_without_a_seating_blank_lists_have_no_names() -> None:
    four, three = printed(Paper.BLANK_LISTS, new_tournament())
    assert "Seat 4" in four.split("\n")
    assert "Seat 4" not in three.split("\n")


def test_page_counts_of_a_large_hall() -> None:
    hall = crowd(200)
    assert len(printed(Paper.SEATING_BY_NAME, hall)) == 1 + ceil((200 - 36) / 42)
    assert len(printed(Paper.SEATING_BY_TABLE, hall)) == 5
    assert len(printed(Paper.LINKS, hall)) == ceil(50 / 8)
    assert len(printed(Paper.OFFICE_KEYS, hall)) == len(OFFICE)


def test_each_of_the_first_places_gets_a_certificate() -> None:
    tournament = phases(SEED)["finished"]
    ranking = PrintedRanking()
    placed = [one for one in standing(tournament, Scope.total()) if one.place <= 2]
    texts = printed(
        Paper.CERTIFICATES, tournament, choice=PaperChoice(rankings=(ranking,), first=2)
    )
    assert len(texts) == len(placed)
    for one, text in zip(placed, texts, strict=True):
        assert tournament.entrant(int(one.party)).name in text.split("\n")
        assert tournament.name in text
        assert "Draft" not in text


def test_a_certificate_of_a_provisional_result_is_a_draft() -> None:
    texts = printed(Paper.CERTIFICATES, phases(SEED)["running"])
    assert texts
    assert all("Draft" in text for text in texts)


def test_every_ranking_has_certificates() -> None:
    tournament = phases(SEED)["finished"]
    texts = "\n".join(printed(Paper.CERTIFICATES, tournament, choice=PaperChoice(first=1)))
    for ranking in all_rankings(tournament):
        if ranking.only:
            assert f"\n{ranking.only}\n" in texts
    assert "\nTeams\n" in texts


# --- unusual texts -------------------------------------------------------------------------------

STRANGE = [
    '#let x = 1 *b* _i_ "q"',
    "\\ $x^2$ @ref <l> `c`",
    "#panic()",
    "// /* ~ -- ... =",
    "[a](b) {c} ]",
    "Da Silva, “Tó”",
]


@pytest.mark.parametrize(
    "paper", [Paper.START_CARDS, Paper.SEATING_BY_TABLE, Paper.SEATING_BY_NAME, Paper.BLANK_LISTS]
)
def test_typed_texts_are_never_interpreted_as_typst(paper: Paper) -> None:
    people = with_people(new_tournament(name=STRANGE[0]), [EntryDetails(name) for name in STRANGE])
    text = "\n".join(printed(paper, after(people, DrawSeats("#seed *1*"))))
    joined = text.replace("\n", "").replace(" ", "")
    for name in STRANGE:
        assert name.replace(" ", "") in joined


def test_names_of_any_script_and_length_are_printed() -> None:
    names = ["שלמה כהן", "محمد علي", "Ελένη Παππά", "Ирина Жукова", "W" * 80, "王小明", "m " * 39]
    people = [EntryDetails(name, club=name, team=name[:40], classes=(name,)) for name in names]
    everybody = with_people(new_tournament(), people)
    for paper in Paper:
        assert printed(paper, everybody)
    text = "\n".join(printed(Paper.START_CARDS, everybody))
    assert "Ελένη Παππά" in text
    assert "Ирина Жукова" in text
    assert set("שלמהכהן") <= set(text)


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paper", "choice", "refusal"),
    [
        (Paper.BLANK_LISTS, PaperChoice(series=9), TournamentRefusal.NO_SERIES),
        (Paper.SEATING_BY_NAME, PaperChoice(tables=(99,)), TournamentRefusal.NO_TABLE),
        (Paper.START_CARDS, PaperChoice(numbers=(999,)), TournamentRefusal.NO_ENTRANT),
        (
            Paper.RESULTS,
            PaperChoice(rankings=(PrintedRanking(Scope.series(9)),)),
            TournamentRefusal.NO_SERIES,
        ),
    ],
)
def test_unknown_series_tables_and_numbers_are_refused(
    paper: Paper, choice: PaperChoice, refusal: TournamentRefusal
) -> None:
    with pytest.raises(TournamentRefused) as caught:
        prepare(paper, phases(SEED)["finished"], words=words("en"), date=DAY, choice=choice)
    assert caught.value.refusal is refusal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_results_say_that_time_was_up(lang: str) -> None:
    tournament = after(crowd(8), BeginSeries(), EndList(1, 1))
    mark = words(lang).say("ended-early-time")
    lists = printed(Paper.FILLED_LISTS, tournament, lang)
    ended = " ".join(words(lang).say("ended-early-at", games=0, reason=mark).split())
    assert [ended in " ".join(page.split()) for page in lists] == [True, False]
    results = "\n".join(printed(Paper.RESULTS, tournament, lang)).split("\n")
    assert results.count(mark) == 4
