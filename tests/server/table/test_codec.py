"""Stored table records can be read back, including those of older versions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from romme.server.table import codec
from romme.server.table.codec import FORM, TableRecordTooNew, decode, encode, public_payload, write
from romme.server.table.events import (
    BridgeBegan,
    CameBack,
    DealMade,
    FastForwarded,
    LotDrawn,
    MatchEnded,
    PaceSet,
    SatDown,
    Silenced,
    Staged,
    TableClosed,
    TableEvent,
    Unsilenced,
    WentAway,
)
from romme.wire.terms import Clock, Games, Pace, Series, TableTerms, Target
from tests.support.server.table.table_driver import TableDriver

RARE_EVENTS: tuple[TableEvent, ...] = (
    LotDrawn([2, 1, 3]),
    MatchEnded(),
    WentAway(1, left=True),
    CameBack(1),
    BridgeBegan(2, 60_000),
    PaceSet(Pace.BRISK),
    FastForwarded(),
    Silenced("somebody"),
    Unsilenced("somebody"),
    TableClosed(),
    Staged(1, ["meld 4C 5C *6C"]),
    DealMade(1, "commitment"),
)


def test_events_survive_encoding() -> None:
    for length in (Games(2), Target(20), Series(1)):
        terms = TableTerms(rules="haus", seats=3, length=length, clock=Clock(30, 60))
        driver = TableDriver.playing(terms, bots=1)
        driver.finish_match()
        assert decode(encode(driver.events)) == tuple(driver.events)
    assert decode(encode(RARE_EVENTS)) == RARE_EVENTS


def test_a_public_record_is_sent_without_reencoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is decoded and encoded again only if its form is not the current one."""
    driver = TableDriver.playing(TableTerms(rules="haus", seats=3), bots=1)
    driver.finish_match()
    data = encode(driver.events)
    expected = [msgspec.json.encode(write(event)) for event in driver.events]
    assert msgspec.json.encode(public_payload(data)) == b"[" + b",".join(expected) + b"]"
    monkeypatch.setattr(codec, "_BEFORE_EVENTS", b'{"form":9,')
    assert [bytes(one) for one in public_payload(data)] == expected


def test_an_old_form_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is two forms behind is upgraded twice, and one that is one form behind once."""

    def renamed(events: list[Any]) -> list[Any]:
        return [
            {("seat" if key == "chair" else key): event[key] for key in event} for event in events
        ]

    def counted(events: list[Any]) -> list[Any]:
        return [event | {"seat": event["seat"] + 1} for event in events]

    old = {"form": FORM, "events": [{"is": "sat-down", "chair": 0, "person": "anna"}]}
    monkeypatch.setattr(codec, "FORM", FORM + 2)
    monkeypatch.setattr(codec, "_HEAD", b'{"form":%d,' % (FORM + 2))
    upcasters = {FORM: renamed, FORM + 1: counted}
    assert decode(msgspec.json.encode(old), upcasters) == (SatDown(1, "anna"),)
    half = {"form": FORM + 1, "events": [{"is": "sat-down", "seat": 0, "person": "anna"}]}
    assert decode(msgspec.json.encode(half), upcasters) == (SatDown(1, "anna"),)


def test_every_old_form_has_an_upcaster() -> None:
    assert sorted(codec.UPCASTERS) == list(range(1, FORM))


def test_the_form_is_found_in_json_with_spaces() -> None:
    spaced = b'{ "form": %d, "events": [{"is": "match-ended"}] }' % FORM
    assert decode(spaced) == (MatchEnded(),)


def test_a_newer_form_is_refused() -> None:
    newer = msgspec.json.encode({"form": FORM + 1, "events": [{"is": "table-closed"}]})
    with pytest.raises(TableRecordTooNew, match=f"form {FORM + 1}"):
        decode(newer)
