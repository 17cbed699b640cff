"""``romme tournament add``, ``people``, ``change``, ``present``, ``withdraw`` and ``remove``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from romme.cli.terminal.arguments import AtLeastOne, OptionName
from romme.cli.terminal.exits import Language, Stop
from romme.cli.terminal.extras import Extra, missing_extras
from romme.cli.tournament.session import (
    TournamentSession,
    numbers,
    open_for_changes,
    open_for_reading,
    stop_on_file_error,
)
from romme.notation.wording.untrusted_text import plain
from romme.tournament.commands import (
    ChangeEntry,
    EnterPeople,
    FixSeat,
    RemoveEntry,
    SetClass,
    SetPresence,
    Withdraw,
)
from romme.tournament.entries.duplicates import duplicates
from romme.tournament.entries.person_names import split_name
from romme.tournament.values import EntryDetails, Membership, Namesakes, Presence, WayToLeave

if TYPE_CHECKING:
    from romme.exchange.tables import DataTable


@dataclass(frozen=True, slots=True)
class PersonDetails:
    """A person's details besides the name, from the command line. None means not given."""

    club: str | None = None
    team: str | None = None
    tandem: str | None = None
    classes: Annotated[tuple[str, ...] | None, OptionName("--class")] = None

    def of(self, person: EntryDetails) -> EntryDetails:
        """Return a copy of `person` in which the details given here replace the old ones."""
        return replace(
            person,
            club=person.club if self.club is None else self.club,
            team=person.team if self.team is None else self.team,
            tandem=person.tandem if self.tandem is None else self.tandem,
            classes=person.classes if self.classes is None else self.classes,
        )


NOTHING_SAID: Final = PersonDetails()


def add(
    file: str,
    /,
    *names: str,
    source: Annotated[str | None, OptionName("--from")] = None,
    number: int | None = None,
    about: PersonDetails = NOTHING_SAID,
    present: bool = False,
    namesakes: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Enter people by name or from a file."""
    with open_for_changes(file, lang, json=json) as desk:
        people = tuple(about.of(_typed(desk, name)) for name in names)
        if source is not None:
            people += tuple(map(about.of, _read(desk, source)))
        if number is not None:
            people = tuple(replace(one, number=number + at) for at, one in enumerate(people))
        if not people:
            raise Stop(f"romme: {desk.words.say('tournament-nobody-named')}")
        desk.run(
            EnterPeople(
                people,
                Presence.PRESENT if present else Presence.EXPECTED,
                Namesakes.MEANT if namesakes else Namesakes.REFUSED,
            )
        )
        _tell_alike(desk)
    return desk.status


def _typed(desk: TournamentSession, text: str) -> EntryDetails:
    """Return a person with the typed name, and say how it was split if that is not clear."""
    parts = split_name(text)
    if not parts.is_clear:
        family_first = f"{parts.family}, {parts.given}"
        desk.warn(
            desk.words.say(
                "tournament-name-split",
                given=parts.given,
                family=parts.family,
                typed=family_first,
            )
        )
    return EntryDetails(parts.whole, family=parts.family)


def _read(desk: TournamentSession, source: str) -> tuple[EntryDetails, ...]:
    """Read a list of people and print warnings. Raise `Stop` if the file cannot be read."""
    from romme.exchange.grid import LARGEST  # noqa: PLC0415 - needs an extra
    from romme.exchange.people import read_people  # noqa: PLC0415 - needs an extra
    from romme.exchange.problems import CannotRead, NoExcel  # noqa: PLC0415 - needs an extra

    words = desk.words
    with stop_on_file_error(words, source), Path(source).open("rb") as file:
        data = file.read(LARGEST + 1)  # one byte more than allowed, even if the file never ends
    known = {name for one in desk.tournament.entrants.values() for name in one.classes}
    try:
        preview = read_people(data, Path(source).name, classes=known)
    except CannotRead as error:
        raise Stop(f"{plain(source, 300)}: {error.text(words)}") from None
    except NoExcel:
        raise missing_extras(words, [Extra.TOURNAMENT]) from None
    for problem in preview.problems:
        desk.warn(problem.text(words), source)
    for row in preview.rows:
        for problem in row.problems:
            desk.warn(problem.text(words), f"{source}:{row.line}")
        if row.doubtful and row.person is not None:
            left_out = words.say("tournament-doubtful-row", name=row.person.name)
            desk.warn(left_out, f"{source}:{row.line}")
    return preview.enterable


def _tell_alike(desk: TournamentSession) -> None:
    """Warn about entries that may be the same person."""
    from romme.tournament.wording.phrases import names_of  # noqa: PLC0415 - needs an extra

    found = duplicates(desk.tournament)
    desk.more["alike"] = [
        {"likeness": one.likeness.value, "numbers": list(one.numbers)} for one in found
    ]
    for one in found:
        names = names_of(desk.tournament, one.numbers)
        desk.warn(f"{desk.words.say(f'likeness-{one.likeness.value}')}: {names}")


def people(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """List everybody who has entered."""
    with open_for_reading(file, lang, json=json) as desk:
        entrants = sorted(desk.tournament.entrants.values(), key=lambda one: one.number)
        if json:
            import msgspec  # noqa: PLC0415 - an extra

            desk.more["entrants"] = msgspec.to_builtins(entrants)
        elif entrants:
            from romme.exchange.tables import entries  # noqa: PLC0415 - needs an extra

            desk.table(_narrow(entries(desk.words, desk.tournament)))
        else:
            desk.page.line(desk.words.say("tournament-nobody-entered"))
    return desk.status


def _narrow(table: DataTable) -> DataTable:
    """Return a table of entries without the parts of each name, for a narrow terminal."""
    return replace(
        table,
        headings=(*table.headings[:2], *table.headings[4:]),
        rows=tuple((*row[:2], *row[4:]) for row in table.rows),
    )


def change(
    file: str,
    number: int,
    /,
    *,
    name: str | None = None,
    about: PersonDetails = NOTHING_SAID,
    namesakes: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Change the details of a person's entry."""
    with open_for_changes(file, lang, json=json) as desk:
        old = desk.tournament.entrant(number)
        before = EntryDetails(
            name=old.name,
            club=old.club,
            team=old.team,
            tandem=old.tandem,
            classes=old.classes,
            number=number,
            account=old.account,
            family=old.family,
        )
        if name is not None:
            typed = _typed(desk, name)
            before = replace(before, name=typed.name, family=typed.family)
        person = about.of(before)
        meant = Namesakes.MEANT if namesakes else Namesakes.REFUSED
        desk.run(ChangeEntry(number, person, meant))
    return desk.status


def set_class(
    file: str,
    name: str,
    /,
    *who: Annotated[str, AtLeastOne],
    out: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Add people to a class such as Damen, or with `out` remove them from it."""
    with open_for_changes(file, lang, json=json) as desk:
        chosen = numbers(desk.words, who, desk.tournament.entrants)
        desk.run(SetClass(name, chosen, Membership.NOT_MEMBER if out else Membership.MEMBER))
    return desk.status


def present(
    file: str,
    /,
    *who: Annotated[str, AtLeastOne],
    away: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Mark people as present, or with `away` as expected but not present."""
    with open_for_changes(file, lang, json=json) as desk:
        everybody = (
            one.number
            for one in desk.tournament.entrants.values()
            if one.presence is not Presence.WITHDRAWN
        )
        chosen = numbers(desk.words, who, everybody)
        desk.run(SetPresence(chosen, Presence.EXPECTED if away else Presence.PRESENT))
    return desk.status


def withdraw(
    file: str,
    number: int,
    /,
    *,
    leaving: Literal["others-go-on", "list-ends", "substitute"] | None = None,
    reason: str = "",
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Withdraw a player between two series, or during one in the way named by `leaving`."""
    with open_for_changes(file, lang, json=json) as desk:
        how = WayToLeave.BETWEEN_SERIES if leaving is None else WayToLeave(leaving)
        desk.run(Withdraw(number, how, reason))
    return desk.status


def remove(file: str, number: int, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Remove the entry of a person who has not played."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(RemoveEntry(number))
    return desk.status


def fix(
    file: str,
    number: int,
    /,
    *,
    table_number: Annotated[int, OptionName("--table")] = 0,
    seat: int = 0,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Give a person a fixed table or seat, or without both remove it."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(FixSeat(number, table_number, seat))
    return desk.status
