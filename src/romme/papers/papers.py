"""Print any paper of a tournament with one call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date as Date  # noqa: N812 - `date` is the best name for the argument
from enum import Enum
from typing import assert_never

from romme.locales import Words
from romme.papers.choice import PaperChoice, PaperLink, PrintedDecision, RecordEntry
from romme.papers.contents.cards import link_slips, office_keys, start_cards
from romme.papers.contents.certificates import certificates
from romme.papers.contents.kit import emergency_kit
from romme.papers.contents.lists import blank_lists, filled_lists
from romme.papers.contents.plans import by_name, by_table
from romme.papers.contents.record import printed_referee_log, whole_record
from romme.papers.contents.results import result_lists
from romme.papers.press import Job, as_json, render_pdf
from romme.papers.texts import frame
from romme.tournament.model import Tournament
from romme.tournament.rights import Role

EVERYTHING = PaperChoice()


class Paper(Enum):
    """The papers that can be printed; the value is the name in URLs, files and templates."""

    START_CARDS = "start-cards"
    SEATING_BY_NAME = "seating-by-name"
    SEATING_BY_TABLE = "seating-by-table"
    BLANK_LISTS = "blank-lists"
    FILLED_LISTS = "filled-lists"
    RESULTS = "results"
    CERTIFICATES = "certificates"
    LINKS = "links"
    """A slip for each table. Anybody who has the slip can fill in the table's list."""
    OFFICE_KEYS = "office-keys"
    """Secret pages for the director. Anybody who has them can use the office."""
    RECORD = "record"
    """All events of the tournament, for the director."""
    REFEREE_LOG = "referee-log"
    """All decisions of the director, with clause and points."""
    EMERGENCY_KIT = "emergency-kit"


def make(
    paper: Paper,
    tournament: Tournament,
    *,
    words: Words,
    date: Date,
    choice: PaperChoice = EVERYTHING,
    address: str | None = None,
    other_addresses: Sequence[str] = (),
    phone: Callable[[int], str] | None = None,
    links: Callable[[int, int], PaperLink] | None = None,
    office: Mapping[Role, PaperLink] | None = None,
    record: Callable[[], Iterable[RecordEntry]] | None = None,
    decisions: Callable[[], Iterable[PrintedDecision]] | None = None,
) -> bytes:
    """Return a paper as PDF.

    `date` is printed on the paper; the clock is never read. `address` is the URL of the public
    page, for people to type, and `other_addresses` are further URLs of it, in case the address of
    the computer changes. `phone` returns the address of the personal page of a start number,
    for the QR code of a start card; without `phone`, the code contains `address`. `links` returns
    the link to the list of a series and table, `office` has the links for the director and helpers,
    `record` returns all events of the tournament, and `decisions` the decisions of the director.
    Fields without data stay empty.

    Raise `TournamentRefused` for an unknown series, table or start number, and `NoPrinter` if the
    packages for printing are not installed.
    """
    return render_pdf(
        prepare(
            paper,
            tournament,
            words=words,
            date=date,
            choice=choice,
            address=address,
            other_addresses=other_addresses,
            phone=phone,
            links=links,
            office=office,
            record=record,
            decisions=decisions,
        )
    )


def prepare(  # noqa: C901, PLR0912 - one case per paper
    paper: Paper,
    tournament: Tournament,
    *,
    words: Words,
    date: Date,
    choice: PaperChoice = EVERYTHING,
    address: str | None = None,
    other_addresses: Sequence[str] = (),
    phone: Callable[[int], str] | None = None,
    links: Callable[[int, int], PaperLink] | None = None,
    office: Mapping[Role, PaperLink] | None = None,
    record: Callable[[], Iterable[RecordEntry]] | None = None,
    decisions: Callable[[], Iterable[PrintedDecision]] | None = None,
) -> Job:
    """Return a job with the contents of a paper, for `render_pdf` here or in another process.

    The arguments are those of `make`. Raise `TournamentRefused` and `NoPrinter` as `make` does.
    """
    data: dict[str, object]
    match paper:
        case Paper.START_CARDS:
            pages = phone or (None if address is None else lambda _: address)
            data = start_cards(tournament, words, choice, phone=pages)
        case Paper.SEATING_BY_NAME:
            data = by_name(tournament, words, choice)
        case Paper.SEATING_BY_TABLE:
            data = by_table(tournament, words, choice)
        case Paper.BLANK_LISTS:
            data = blank_lists(tournament, words, choice, links=links)
        case Paper.FILLED_LISTS:
            data = filled_lists(tournament, words, choice)
        case Paper.RESULTS:
            data = result_lists(tournament, words, choice)
        case Paper.CERTIFICATES:
            data = certificates(tournament, words, choice)
        case Paper.LINKS:
            data = link_slips(
                tournament, words, choice, links=links, addresses=(address, *other_addresses)
            )
        case Paper.OFFICE_KEYS:
            data = office_keys(tournament, words, office=office or {}, address=address)
        case Paper.RECORD:
            data = whole_record(words, () if record is None else record())
        case Paper.REFEREE_LOG:
            data = printed_referee_log(words, () if decisions is None else decisions())
        case Paper.EMERGENCY_KIT:
            data = emergency_kit(tournament, words)
        case _:
            assert_never(paper)
    title = words.say(f"paper-title-{paper.value}")
    whole = {**frame(tournament, words, date, title=title), **data}
    return Job(paper.value, as_json(whole), date)
