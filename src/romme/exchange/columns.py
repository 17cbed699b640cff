"""Classify columns by heading (in four languages) or, failing that, by content."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from romme.exchange.grid import SourceLine, width
from romme.tournament.entries.person_names import PARTICLES, NameOrder


class Meaning(Enum):
    """The kind of data in a column, such as names or clubs."""

    NUMBER = "number"
    NAME = "name"
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    CLUB = "club"
    TEAM = "team"
    TANDEM = "tandem"
    CLASSES = "classes"
    """Each cell lists the classes of a person."""
    CLASS = "class"
    """The column stands for one class, whose members have a mark in their cell."""
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class Column:
    """A column and its detected meaning."""

    at: int
    """Number of the column, counted from 1."""
    title: str
    meaning: Meaning
    same_as: str = ""
    """Heading of an earlier column with the same meaning, which was used instead."""
    order: NameOrder = NameOrder.GIVEN_FIRST
    """In a column of whole names: which part of a name comes first."""

    @property
    def label(self) -> str:
        """The heading of the column, or its number if it has none."""
        return self.title or str(self.at)


def _listed(words: str) -> list[str]:
    return re.split(r",\s+", words.strip())


_TITLES: Final[Mapping[Meaning, str]] = MappingProxyType(
    {
        Meaning.NUMBER: """
            n, no, nr, num, nummer, numero, number, start no, start nr, startnr, startnummer,
            start number, startnumber, numero de depart, dossard, startkaart, startkarte""",
        Meaning.NAME: """
            name, numm, nom, full name, players name, vor und nachname, name und vorname,
            name vorname, vorname name, vorname nachname, nachname vorname, nom et prenom,
            nom prenom, prenom nom, prenom et nom, nachname und vorname, familljennumm virnumm,
            surname first name, last name first name, numm a virnumm, numm an virnumm, numm virnumm,
            virnumm numm, virnumm an numm, spieler, spielerin, spieler in, spiller, spillerin,
            joueur, joueuse, player, teilnehmer, teilnehmerin, participant, participante,
            participants, person, persoun, personne""",
        Meaning.FIRST_NAME: """
            vorname, virnumm, prenom, first name, firstname, given name, forename, rufname""",
        Meaning.LAST_NAME: """
            nachname, familienname, zuname, familljennumm, familiennumm, nom de famille, surname,
            last name, lastname, family name""",
        Meaning.CLUB: """
            club, klub, verein, verain, veraein, clubname, vereinsname, association, societe,
            cercle, amicale""",
        Meaning.TEAM: """
            team, mannschaft, equipe, ekipp, teamname, mannschaftsname, nom de l equipe""",
        Meaning.TANDEM: """
            tandem, paar, paer, pair, paire, couple, koppel, doppel, tandempartner""",
        Meaning.CLASSES: """
            klass, klasse, klassen, class, classes, classe, kategorie, kategorien, category,
            categories, categorie, wertungsklasse, wertung, altersklasse""",
    }
)
_KNOWN: Final[Mapping[str, Meaning]] = MappingProxyType(
    {title: meaning for meaning, titles in _TITLES.items() for title in _listed(titles)}
)
_FAMILY_FIRST: Final = frozenset(
    _listed("""
        name und vorname, name vorname, nachname vorname, nachname und vorname, nom et prenom,
        nom prenom, numm a virnumm, numm an virnumm, numm virnumm, familljennumm virnumm,
        surname first name, last name first name""")
)
"""Headings of whole names that put the family name first."""
_TOTALS: Final = frozenset(
    _listed("""
        total, totale, totaux, summe, gesamt, gesamtzahl, insgesamt, anzahl, zomm, somme, nombre,
        sum, count, all, alle, teilnehmer gesamt, total teilnehmer, total participants""")
)
"""Words beside the number of people at the end of a list."""
_CLASSES: Final = frozenset(
    _listed("""
        damen, dame, dammen, damm, dames, frauen, frau, fraen, femmes, femme, ladies, lady, women,
        woman, herren, herr, haeren, haren, hommes, messieurs, maenner, manner, men, man, senioren,
        senior, seniors, seniorin, seniorinnen, seniorinne, veteranen, veterans, jugend,
        jugendliche, jeunes, jeune, jonker, jonk, youth, junioren, junior, juniors, juniorin,
        juniorinnen""")
)
_YES: Final = frozenset(
    _listed("x, xx, ja, jo, oui, yes, j, o, y, 1, wahr, vrai, true, wouer, ✓, ✔, ☑, ☒, •")
)
_NO: Final = frozenset(_listed("nein, nee, neen, non, no, n, 0, falsch, faux, false, -, –, —, ☐"))
_NUMBER: Final = re.compile(r"(?:#|nr\.?|n°)?\s*(\d{1,9})\s*[.):]?", re.IGNORECASE)
LONGEST_TITLE: Final = 200
"""Limit on the characters of a heading. Normalising takes quadratic time in the text's length."""
_FEW_PAIRS: Final = 4
"""Number of rows from which clubs are recognised because they repeat."""
_NEEDED: Final = frozenset({Meaning.NAME, Meaning.FIRST_NAME, Meaning.LAST_NAME})


@lru_cache(maxsize=2048)
def normalised_title(title: str) -> str:
    """Normalise a heading for comparison. Return an empty string if the title is too long.

    Case, accents, punctuation and text in brackets make no difference.

    >>> [normalised_title(title) for title in ("Veräin:", "Prénom / Nom", "Start-Nr. (optional)")]
    ['verain', 'prenom nom', 'start nr']
    """
    if len(title) > LONGEST_TITLE:
        return ""
    plain = unicodedata.normalize("NFKD", re.sub(r"\(.*?\)", " ", title)).casefold()
    bare = (char for char in plain if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in bare).split())


def meaning_of(title: str, classes: Collection[str] = ()) -> Meaning | None:
    """Return the meaning of a heading, or None if unknown.

    `classes` are the tournament's classes, because a heading may be the name of a class.

    >>> meaning_of("N°"), meaning_of("Équipe"), meaning_of("Dammen"), meaning_of("Allergien")
    (<Meaning.NUMBER: 'number'>, <Meaning.TEAM: 'team'>, <Meaning.CLASS: 'class'>, None)
    """
    if title.strip() == "#":
        return Meaning.NUMBER
    bare = normalised_title(title)
    if bare in _KNOWN:
        return _KNOWN[bare]
    return Meaning.CLASS if is_class(title, classes) else None


def is_class(name: str, classes: Collection[str] = ()) -> bool:
    """Whether a name is a common class name, or one of `classes`."""
    bare = normalised_title(name)
    return bare in _CLASSES or bare in {normalised_title(one) for one in classes}


def looks_like_a_name(name: str) -> bool:
    """Whether a name is likely to be a person's: neither a number, an address nor a heading.

    >>> [looks_like_a_name(name) for name in ("Zoé", "4711", "Total: 74", "Nachname", "Total")]
    [True, False, False, False, False]
    """
    bare = normalised_title(name)
    return (
        any(char.isalpha() for char in name)
        and not any(char.isdigit() or char == "@" for char in name)
        and bare not in _KNOWN
        and bare not in _TOTALS
    )


def parse_mark(text: str, title: str) -> bool | None:
    """Return whether a cell marks a person as a member of the column's class, or None if unclear.

    A mark is a word or sign for yes, or the column's title. An empty cell means no.

    >>> [parse_mark(text, "Damen") for text in ("X", "", "damen", "maybe")]
    [True, False, True, None]
    """
    answer = text.casefold().strip(" .!")
    if answer in _YES or (answer and normalised_title(text) == normalised_title(title)):
        return True
    return False if not answer or answer in _NO else None


def parse_number(text: str) -> int | None:
    """Return the start number that a cell states, or None if it states anything else.

    >>> parse_number("12"), parse_number("7."), parse_number("12.0"), parse_number("a dozen")
    (12, 7, 12, None)
    """
    found = _NUMBER.fullmatch(text.removesuffix(".0"))
    return None if found is None else int(found[1])


# --- with a heading ------------------------------------------------------------------------------


def count_known_titles(titles: Iterable[str]) -> int:
    """Return how many titles are known column headings, or 0 if none is a heading for names."""
    found = [meaning_of(title) for title in titles]
    return sum(one is not None for one in found) if _NEEDED & set(found) else 0


def titled_columns(
    heading: SourceLine, lines: Sequence[SourceLine], classes: Collection[str]
) -> tuple[Column, ...]:
    """Return the columns of a table with a heading.

    Any number of columns may stand for one class each. Of every other kind, the first column is
    used and the rest are ignored. If there are first names but no last names, a column for names is
    taken for the last names.
    """
    taken: dict[Meaning, str] = {}
    found: list[Column] = []
    for at in range(width([heading, *lines])):
        title = heading.cell(at).text
        meaning = (meaning_of(title, classes) if title else None) or Meaning.IGNORED
        if meaning in taken:
            found.append(Column(at + 1, title, Meaning.IGNORED, taken[meaning]))
            continue
        if meaning not in {Meaning.CLASS, Meaning.IGNORED}:
            taken[meaning] = title
        found.append(Column(at + 1, title, meaning, order=_order(title)))
    if Meaning.FIRST_NAME in taken and Meaning.LAST_NAME not in taken:
        return tuple(_as_last_name(column) for column in found)
    return tuple(found)


def _order(title: str) -> NameOrder:
    family_first = normalised_title(title) in _FAMILY_FIRST
    return NameOrder.FAMILY_FIRST if family_first else NameOrder.GIVEN_FIRST


def order_of(columns: Iterable[Column]) -> NameOrder:
    """Return which part of a whole name in these columns comes first."""
    places = {column.meaning: column for column in reversed([*columns])}
    if Meaning.NAME in places:
        return places[Meaning.NAME].order
    first, last = places.get(Meaning.FIRST_NAME), places.get(Meaning.LAST_NAME)
    family_first = first is not None and last is not None and last.at < first.at
    return NameOrder.FAMILY_FIRST if family_first else NameOrder.GIVEN_FIRST


def _as_last_name(column: Column) -> Column:
    """Return a name column as a last-name column, and any other column unchanged."""
    is_name = column.meaning is Meaning.NAME
    return replace(column, meaning=Meaning.LAST_NAME) if is_name else column


# --- without a heading ---------------------------------------------------------------------------


def untitled_columns(
    lines: Sequence[SourceLine], classes: Collection[str], separator: str = ""
) -> tuple[Column, ...]:
    """Return the columns of a table without a heading, guessed from their content and order.

    Two columns of single words are family names and first names: if commas separate the cells, or
    if another column with text follows, which is then the club.
    """
    found: list[Column] = []
    for at in range(width(lines)):
        texts = [text for line in lines if (text := line.cell(at).text)]
        before = {column.meaning for column in found}
        found.append(Column(at + 1, "", _guessed(texts, before, classes)))
    places = {column.meaning: at for at, column in reversed([*enumerate(found)])}
    last, first = places.get(Meaning.NAME), places.get(Meaning.CLUB)
    if last is None or first != last + 1 or not _are_two_names(lines, last):
        return tuple(found)
    third = next((at for at in range(first + 1, len(found)) if _is_text(lines, found[at])), None)
    if separator != "," and third is None:
        return tuple(found)
    meant = {last: Meaning.LAST_NAME, first: Meaning.FIRST_NAME}
    meant |= {} if third is None else {third: Meaning.CLUB}
    return tuple(replace(one, meaning=meant.get(at, one.meaning)) for at, one in enumerate(found))


def _is_text(lines: Sequence[SourceLine], column: Column) -> bool:
    """Whether an ignored column of a table without a heading contains words."""
    texts = (line.cell(column.at - 1).text for line in lines)
    return column.meaning is Meaning.IGNORED and any(
        any(char.isalpha() for char in text) for text in texts
    )


def _are_two_names(lines: Sequence[SourceLine], at: int) -> bool:
    """Whether a column and the next one may be family names and first names.

    Each cell before another one is a single word, perhaps after a start number or particles, and
    the cells of the second column differ, unlike clubs.
    """
    pairs = [(line.cell(at).text, line.cell(at + 1).text) for line in lines]
    pairs = [pair for pair in pairs if all(pair)]
    words = (
        [word for word in text.split() if word.strip("#.):").casefold() not in PARTICLES]
        for text, _ in pairs
    )
    firsts = {text.casefold() for _, text in pairs}
    return (
        bool(pairs)
        and all(sum(not _NUMBER.fullmatch(word) for word in some) <= 1 for some in words)
        and (len(pairs) < _FEW_PAIRS or 2 * len(firsts) > len(pairs))
    )


def _guessed(
    texts: Sequence[str], before: Collection[Meaning], classes: Collection[str]
) -> Meaning:
    if not texts:
        return Meaning.IGNORED
    if all(parse_number(text) is not None for text in texts):
        early = Meaning.NAME not in before and Meaning.NUMBER not in before
        return Meaning.NUMBER if early else Meaning.IGNORED
    if Meaning.NAME not in before:
        return Meaning.NAME
    if Meaning.CLASSES not in before and all(_are_classes(text, classes) for text in texts):
        return Meaning.CLASSES
    return Meaning.IGNORED if Meaning.CLUB in before else Meaning.CLUB


def _are_classes(text: str, classes: Collection[str]) -> bool:
    return all(is_class(one, classes) for one in split_classes(text))


def split_classes(text: str) -> list[str]:
    """Return the names of the classes that a cell lists.

    >>> split_classes("Damen, Senioren / Jugend")
    ['Damen', 'Senioren', 'Jugend']
    """
    return [name for one in re.split(r"[,;/|]", text) if (name := one.strip())]
