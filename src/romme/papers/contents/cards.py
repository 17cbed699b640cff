"""Start cards and table slips to cut out, and the pages that give access to the office."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from romme.locales import Words
from romme.papers.choice import PaperChoice, PaperLink, chosen_series, chosen_tables
from romme.papers.codes import qr_code
from romme.papers.texts import labels, plain, without_scheme
from romme.tournament.model import Entrant, Tournament
from romme.tournament.rights import Role
from romme.tournament.values import Presence, Scope
from romme.tournament.wording.phrases import scope_text

FEWEST_COLUMNS: Final = 4
MOST_COLUMNS: Final = 6
"""Number of series for which a start card has room."""
MOST_ADDRESSES: Final = 4
"""Number of addresses for which a slip has room."""


@dataclass(frozen=True, slots=True)
class _Seat:
    series: int
    table: str
    seat: str


@dataclass(frozen=True, slots=True)
class _Card:
    number: int
    name: str
    club: str
    more: str
    seats: tuple[_Seat, ...]
    code: str


def start_cards(
    tournament: Tournament,
    words: Words,
    choice: PaperChoice,
    *,
    phone: Callable[[int], str] | None,
) -> dict[str, object]:
    """Return the start cards of the chosen numbers, or of everybody who has not withdrawn.

    `phone` returns the address for the QR code on the card of a start number.
    """
    wanted = (
        [tournament.entrant(number) for number in choice.numbers]
        if choice.numbers
        else [one for one in tournament.entrants.values() if one.presence is not Presence.WITHDRAWN]
    )
    cards = [
        _card(tournament, words, one, phone=phone)
        for one in sorted(wanted, key=lambda one: one.number)
    ]
    return {
        "cards": cards,
        "words": labels(words, "number", "series", "table", "seat", "scan-follow", "nobody"),
    }


def _card(
    tournament: Tournament, words: Words, entrant: Entrant, *, phone: Callable[[int], str] | None
) -> _Card:
    belongs = [
        words.say(f"paper-in-{what}", name=plain(name))
        for what, name in (("team", entrant.team), ("tandem", entrant.tandem))
        if name
    ]
    return _Card(
        number=entrant.number,
        name=plain(entrant.name),
        club=plain(entrant.club),
        more=" · ".join([*belongs, *(plain(name) for name in entrant.classes)]),
        seats=_seats(tournament, entrant.number),
        code="" if phone is None else qr_code(phone(entrant.number)),
    )


def _seats(tournament: Tournament, number: int) -> tuple[_Seat, ...]:
    """Return a person's table and seat in each series so far, and empty fields for later series.

    The empty fields are filled in by hand. If a card has no room for all series, the first ones are
    left out.
    """
    found: list[_Seat] = []
    for series in tournament.series:
        table = series.table_of(number)
        seat = 0 if table is None else series.seated[table - 1].index(number) + 1
        found.append(_Seat(series.number, str(table or "–"), str(seat or "–")))
    found += [_Seat(empty, "", "") for empty in range(len(found) + 1, FEWEST_COLUMNS + 1)]
    return tuple(found[-MOST_COLUMNS:])


@dataclass(frozen=True, slots=True)
class _Slip:
    heading: str
    below: str
    code: str
    pin: str
    how: str
    typed: str
    others: tuple[str, ...] = ()
    """Further addresses to type, if the first one does not work."""


def link_slips(
    tournament: Tournament,
    words: Words,
    choice: PaperChoice,
    *,
    links: Callable[[int, int], PaperLink] | None,
    addresses: Sequence[str | None],
) -> dict[str, object]:
    """Return slips with the QR code and the PIN of each table, which stay there for the whole day.

    The slips name nobody, because other people sit there in the next series. The codes and PINs
    give no access to the office.
    """
    typed = [without_scheme(one) for one in addresses if one is not None] or [""]
    series = chosen_series(tournament, choice)
    slips: list[_Slip] = []
    if series is not None and links is not None:
        for table, _ in chosen_tables(series, choice):
            link = links(series.number, table)
            slips.append(
                _Slip(
                    heading=words.say("paper-table-n", table=table),
                    below=scope_text(words, Scope.day(series.day)),
                    code=qr_code(link.address),
                    pin=link.pin,
                    how=words.say("paper-link-list-how"),
                    typed=typed[0],
                    others=tuple(typed[1:MOST_ADDRESSES]),
                )
            )
    return {"slips": slips, "words": labels(words, "pin", "link-none", "link-or-type")}


def office_keys(
    tournament: Tournament, words: Words, *, office: Mapping[Role, PaperLink], address: str | None
) -> dict[str, object]:
    """Return pages with QR codes and PINs that give the director and helpers access."""
    pages = [
        _Slip(
            heading=words.say(f"role-{role.value}"),
            below=plain(tournament.name),
            code=qr_code(link.address),
            pin=link.pin,
            how=words.say(f"paper-link-{role.value}-how"),
            typed="" if address is None else without_scheme(address),
        )
        for role, link in office.items()
    ]
    return {"pages": pages, "words": labels(words, "pin", "address", "link-none")}
