"""Validation of display names, logins and device names."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from romme.server.http.problems import HttpProblem
from romme.server.people.http.device_names import device_label
from romme.server.people.names import (
    LONGEST_DEVICE,
    LONGEST_LOGIN,
    LONGEST_NAME,
    SHORTEST_LOGIN,
    fold,
    read_device,
    read_login,
    read_name,
)

WHITESPACE = " \t\n\r\u00a0\u2003\u3000"


def refusal(text: str) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(HttpProblem) as caught:
        read_name(text)
    return caught.value.code, caught.value.facts


def accepted(text: str) -> str | None:
    try:
        return read_name(text)
    except HttpProblem:
        return None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Jang \t Pier  ", "Jang Pier"),
        ("Zoe\u0308", "Zoë"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("e\u0301" * LONGEST_NAME, "é" * LONGEST_NAME),
        ("Анна", "Анна"),
        ("สมชาย", "สมชาย"),
        ("♥ 3", "♥ 3"),
        ("♥\ufe0f", "♥\ufe0f"),
        ("7", "7"),
    ],
)
def test_usual_names_are_accepted(typed: str, name: str) -> None:
    assert read_name(typed) == name


@pytest.mark.parametrize("typed", ["", " ", WHITESPACE])
def test_a_missing_name_is_refused(typed: str) -> None:
    assert refusal(typed) == ("name-missing", {})


def test_a_long_name_is_refused() -> None:
    assert refusal("x" * 25) == ("name-too-long", {"most": 24, "have": 25})


@pytest.mark.parametrize(
    "character",
    [
        *("\x00", "\x1b", "\x7f", "\x9b"),
        *("\u200b", "\u200d", "\u200e", "\u202a", "\u202e", "\u2066", "\u2069", "\ufeff"),
        *("\u00ad", "\u061c", "\ue000", "\U000e0041", "\ud800", "\uffff"),
        *("\u115f", "\u3164", "\uffa0", "\u2800", "\u034f", "\u180b", "\ufe0f"),
        *("\ufe00", "\ufe0d", "\U000e0100", "\U000e01ef", "\U00016fe4", "\U0001d159"),
    ],
    ids=lambda character: f"U+{ord(character):04X}",
)
def test_invisible_and_direction_characters_are_refused(character: str) -> None:
    assert refusal(f"A{character}a") == (
        "name-bad-character",
        {"character": f"U+{ord(character):04X}"},
    )


@pytest.mark.parametrize(
    "typed", ["\u0301a", "a \u0301", "b\u0332\u0333\u0334", "a" + "\u0332" * 9]
)
def test_marks_without_a_letter_or_in_stacks_are_refused(typed: str) -> None:
    assert refusal(typed)[0] == "name-bad-character"


@given(st.text(max_size=40))
@example("\u1fd3\u0345")
def test_an_accepted_name_can_be_displayed(text: str) -> None:
    name = accepted(text)
    if name is None:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == name.strip() == unicodedata.normalize("NFC", name) == read_name(name)
    assert "  " not in name
    assert not {unicodedata.category(character) for character in name} & {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
    }
    assert any(unicodedata.category(character)[0] in "LNPS" for character in name)


@given(st.text(st.characters(categories=["Lu", "Ll", "Nd"]), min_size=1, max_size=LONGEST_NAME))
def test_every_name_of_letters_and_digits_is_accepted(text: str) -> None:
    name = unicodedata.normalize("NFC", text)
    assert accepted(f" {text}\n") == (name if len(name) <= LONGEST_NAME else None)


@given(st.text(max_size=50))
@example("\u1e9e\u030c")
@example("\u1f97\u0306")
def test_a_login_does_not_depend_on_case_or_normal_form(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    try:
        login = read_login(text)
    except HttpProblem:
        return
    assert SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN
    for typed in (login, login.upper(), f" {login} ", unicodedata.normalize("NFD", login)):
        if fold(typed) == login:  # a few letters of old scripts do not survive upper()
            assert read_login(typed) == login


@pytest.mark.parametrize(
    ("typed", "login"),
    [("Anna", "anna"), (" ÉLISE ", "élise"), ("ａｎｎａ", "anna"), ("a.b-c_9", "a.b-c_9")],
)
def test_usual_logins_are_accepted(typed: str, login: str) -> None:
    assert read_login(typed) == login


@pytest.mark.parametrize(
    "typed", ["a b", "anna@example.org", "a\0b", "a\u202eb", "a/b", "a\u200bb"]
)
def test_a_bad_character_in_a_login_is_refused(typed: str) -> None:
    with pytest.raises(HttpProblem) as caught:
        read_login(typed)
    assert caught.value.code == "login-bad-character"


@given(st.text(max_size=200))
def test_any_device_name_is_accepted(text: str) -> None:
    device = read_device(text)
    assert len(device) <= LONGEST_DEVICE
    assert device.isprintable() or any(
        unicodedata.category(character) == "Zs" for character in device
    )
    assert "\0" not in device


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0 Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("", ""),
        ("evil\x1b[2J" + "x" * 500, "evil[2J" + "x" * 53),
    ],
)
def test_a_device_is_named_after_browser_and_system(agent: str, label: str) -> None:
    assert device_label("", agent) == label
    assert device_label(" Tablet ", agent) == "Tablet"
