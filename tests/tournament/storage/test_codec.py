"""The codec: round trips of events and commands, and upgrades of old forms."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from romme.rules import find_preset
from romme.tournament import (
    Command,
    Count,
    EarlyEnd,
    Ending,
    EnterLine,
    EnterPeople,
    EntryDetails,
    Event,
    Hand,
    Line,
    Parties,
    RecordLot,
    Scope,
    ShownUntil,
    make,
)
from romme.tournament.events import Announced, LotRecorded, SeriesBegan, TournamentMade
from romme.tournament.list_events import LineEntered, PackChecked
from romme.tournament.storage.codec import (
    EVENTS,
    FORM,
    BadRecord,
    TournamentRecordTooNew,
    as_plain,
    decode,
    encode,
    from_plain,
)
from romme.tournament.storage.command_codec import COMMANDS, read_command, write_command

LINE = Line(Ending.HAND, 2, (None, None, Count(12, Hand.OPENED), Count(105, Hand.UNOPENED)))


def test_every_event_and_command_has_a_name() -> None:
    assert set(EVENTS.values()) == set(get_args(Event))
    assert set(COMMANDS.values()) == set(get_args(Command))
    assert all(name == name.lower() for name in (*EVENTS, *COMMANDS))


def test_the_stored_form_of_an_event_is_fixed() -> None:
    """Logs are kept forever, so the format must not change by accident."""
    record = msgspec.json.decode(encode([LineEntered(1, 2, 3, LINE, 1)]))
    assert record["events"][0] == {
        "is": "line-entered",
        "series": 1,
        "table": 2,
        "game": 3,
        "line": {
            "ending": "hand",
            "winner": 2,
            "counts": [
                None,
                None,
                {"card_points": 12, "hand": "opened"},
                {"card_points": 105, "hand": "unopened"},
            ],
        },
        "seat": 1,
    }


@pytest.mark.parametrize(
    "event",
    [
        LineEntered(1, 2, 3, LINE, 1),
        LotRecorded(Scope.day(2), Parties.SINGLE, (7, 3), "seed"),
        LotRecorded(Scope.total(), Parties.TEAM, ("Red", "Blue"), ""),
    ],
)
def test_events_round_trip(event: Event) -> None:
    assert from_plain(as_plain(event)) == event
    assert decode(encode([event, event])) == (event, event)


@pytest.mark.parametrize(
    "command",
    [
        EnterLine(1, 2, 3, LINE),
        EnterPeople((EntryDetails("Léa", classes=("Damen",)),)),
        RecordLot(Scope.total(), Parties.TEAM, ("Red", "Blue")),
    ],
)
def test_commands_round_trip(command: Command) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(write_command(command)))
    assert read_command(sent) == command


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"do": "fly"},
        {"do": ["sign"]},
        {"do": "sign", "series": 1},
        {"do": "sign", "series": "one", "table": 1, "seat": 1},
        {"do": "enter-line", "series": 1, "table": 1, "game": 1, "line": {"ending": "lost"}},
    ],
)
def test_invalid_commands_are_refused(sent: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        read_command(sent)


def test_an_old_form_is_upgraded() -> None:
    old = msgspec.json.encode(
        {"form": FORM - 1, "events": [{"is": "pack-checked", "series": 1, "desk": 4}]}
    )

    def renamed(event: dict[str, object]) -> dict[str, object]:
        return {("table" if key == "desk" else key): value for key, value in event.items()}

    assert decode(old, {FORM - 1: renamed}) == (PackChecked(1, 4),)


def test_a_tournament_from_before_planned_ends_has_none() -> None:
    """Its series have no planned end, and all games of a list that ended early count."""
    plain = as_plain(make("Cup", find_preset("turnier").rules))
    del plain["terms"]["series_minutes"], plain["terms"]["early_end"]
    (made,) = decode(msgspec.json.encode({"form": 3, "events": [plain]}))
    assert isinstance(made, TournamentMade)
    assert (made.terms.series_minutes, made.terms.early_end) == (0, EarlyEnd.ENTERED_GAMES)
    began = {"is": "series-began", "series": 1}
    told = {"is": "announced", "text": "Soup", "by": "director"}
    assert decode(msgspec.json.encode({"form": 3, "events": [began, told]})) == (
        SeriesBegan(1, at=0, ends=0),
        Announced("Soup", "director", ShownUntil.REMOVED, ends=0),
    )


def test_a_newer_form_is_refused() -> None:
    with pytest.raises(TournamentRecordTooNew):
        decode(msgspec.json.encode({"form": FORM + 1, "events": []}))


def test_events_are_frozen() -> None:
    """A log of frozen events cannot be changed by accident."""
    for kind in EVENTS.values():
        assert kind.__dataclass_params__.frozen, kind  # type: ignore[attr-defined]  # of any dataclass
        assert all(field.name == field.name.lower() for field in fields(kind))
