"""Characters that deceive readers are refused in every string of every command."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, get_args

import pytest

from romme.rules import find_preset
from romme.tournament import commands
from romme.tournament.commands import Command, EnterPeople
from romme.tournament.decide import decide
from romme.tournament.entries.registration import entry_flaws
from romme.tournament.events import Announced, PeopleEntered
from romme.tournament.evolve import evolve, fold
from romme.tournament.office.director import make
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.storage.codec import decode, encode
from romme.tournament.values import EntryDetails, Parties, Presence, Scope
from tests.server.organise.test_rights import EXAMPLE_COMMANDS

RULES: Final = find_preset("turnier").rules
DECEPTIVE: Final = "Anna\u202eannA"
TEXTS: Final[dict[type[Command], Command]] = {
    **EXAMPLE_COMMANDS,
    EnterPeople: EnterPeople((EntryDetails("Zoé", "a", "b", "c", ("d",), account="e"),)),
    commands.ChangeEntry: commands.ChangeEntry(
        1, EntryDetails("A", "a", "b", "c", ("d",), account="e")
    ),
    commands.RecordLot: commands.RecordLot(Scope.total(), Parties.TEAM, ("one", "two")),
}


def with_bad_text(value: Any) -> Iterator[Any]:  # noqa: ANN401 - whatever a command is made of
    """Yield copies of the value, each with one of its strings replaced by a deceptive one."""
    if isinstance(value, str):
        yield DECEPTIVE
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            for one in with_bad_text(getattr(value, field.name)):
                yield replace(value, **{field.name: one})
    elif isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from ((*value[:at], one, *value[at + 1 :]) for one in with_bad_text(part))
    elif isinstance(value, dict):
        yield {DECEPTIVE: 1}


def test_every_command_is_covered() -> None:
    assert set(TEXTS) == set(get_args(Command))
    assert sum(1 for one in TEXTS.values() for _ in with_bad_text(one)) > 20


@pytest.mark.parametrize("kind", TEXTS, ids=lambda kind: kind.__name__)
def test_a_text_with_a_direction_override_is_refused(kind: type[Command]) -> None:
    tournament = fold(
        [make("Cup", RULES), PeopleEntered((EntryDetails("Anna", number=1),), Presence.PRESENT)]
    )
    tournament = replace(tournament, finished=kind is commands.Reopen)
    for command in with_bad_text(TEXTS[kind]):
        with pytest.raises(TournamentRefused) as caught:
            decide(tournament, command, DIRECTOR)
        assert caught.value.refusal is TournamentRefusal.BAD_CHARACTER, command
        assert caught.value.facts["character"] == "U+202E"


def test_names_of_tournaments_and_authors_are_checked() -> None:
    with pytest.raises(TournamentRefused) as caught:
        make(DECEPTIVE, RULES)
    assert caught.value.refusal is TournamentRefusal.BAD_CHARACTER
    with pytest.raises(TournamentRefused) as caught:
        decide(fold([make("Cup", RULES)]), commands.Announce("Hi"), By(Role.DIRECTOR, DECEPTIVE))
    assert caught.value.refusal is TournamentRefusal.BAD_CHARACTER


@pytest.mark.parametrize("space", ["\n", "\x0b", "\x1c", "\x85", "\u2028", "\u3000"])
def test_separators_in_a_name_become_spaces(space: str) -> None:
    """Some of these separators move the cursor or break the line."""
    assert make(f" Cup{space}{space}A{space}", RULES).name == "Cup A"
    two = f"one{space}two"
    person = EntryDetails(two, two, two, two, (two,))
    (event,) = decide(fold([make("Cup", RULES)]), EnterPeople((person,)), DIRECTOR)
    assert isinstance(event, PeopleEntered)
    (entered,) = event.people
    texts = {entered.name, entered.club, entered.team, entered.tandem, *entered.classes}
    assert texts == {"one two"}


@pytest.mark.parametrize("character", ["\u202e", "\u2066", "\u200b", "\x1b", "\0", "\u2800"])
def test_an_import_reports_the_row_with_the_bad_character(character: str) -> None:
    people = (EntryDetails("Anna"), EntryDetails(f"Jo{character}s"))
    (found,) = entry_flaws(fold([make("Cup", RULES)]), EnterPeople(people))
    assert (found.row, found.refused.refusal) == (2, TournamentRefusal.BAD_CHARACTER)


def test_announcements_may_have_line_breaks_and_joined_emoji() -> None:
    text = "Coffee\nis ready 👩\u200d🍳"
    (event,) = decide(fold([make("Cup", RULES)]), commands.Announce(text), DIRECTOR)
    assert isinstance(event, Announced)


def test_existing_logs_with_bad_characters_stay_readable() -> None:
    """`decide` refuses such characters in new commands, but `decode` and `evolve` accept them."""
    old = PeopleEntered((EntryDetails(DECEPTIVE, number=1),), Presence.PRESENT)
    (read,) = decode(encode([old]))
    assert evolve(fold([make("Cup", RULES)]), read).entrants[1].name == DECEPTIVE
