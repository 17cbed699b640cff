"""Only pages of a configured origin, matched exactly, may use a signed-in user's session."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.server.people.http.origins import BadOrigin, Origins, host_of, normalise_origin

OWN = (
    "https://romme.example",
    "http://localhost:8000",
    "https://club.lu:8443",
    "http://[::1]:8000",
)
LIST = Origins.of(*OWN)

LOOK_ALIKES = str.maketrans({"o": "\u043e", "e": "\u0435", "c": "\u0441", "l": "\u217c"})


def tricks(origin: str) -> Iterator[str]:
    """Yield variations of an origin that a sloppy comparison would accept."""
    scheme, _, rest = origin.partition("://")
    host = host_of(origin)
    port = rest.removeprefix(host)
    other = {"http": "https", "https": "http"}[scheme]
    usual = {"http": ":80", "https": ":443"}[scheme]
    yield from (f"{other}://{rest}", f"ws://{rest}", f"{scheme}:{rest}", f"{scheme}:/{rest}")
    yield from (rest, host, f"//{rest}", f"{scheme}://", scheme, "")
    for end in (
        "/",
        "/x",
        "?",
        "#",
        "/.",
        "\\",
        "%2f",
        " ",
        "\t",
        "\0",
        ",",
        ";",
        "\u200b",
        "\x7f",
    ):
        yield from (origin + end, end + origin)
    for other_port in ("", ":", ":0", ":1", ":80", ":443", ":8001", ":80000", usual, ":08000"):
        if other_port != port:
            yield f"{scheme}://{host}{other_port}"
    yield from (f"{origin}0", f"{scheme}://{host}:{port.removeprefix(':')}0")
    for stranger in ("evil.example", "example", "lu"):
        yield from (
            f"{scheme}://{host}.{stranger}{port}",
            f"{scheme}://{stranger}.{host}{port}",
            f"{scheme}://{stranger}{port}",
            f"{scheme}://{host}@{stranger}{port}",
            f"{scheme}://{stranger}@{rest}",
            f"{scheme}://user:password@{rest}",
            f"{scheme}://{host}-{stranger}{port}",
            f"{scheme}://{stranger}{host}{port}",
            f"{scheme}://{stranger}#@{rest}",
            f"{scheme}://{stranger}\\@{rest}",
            f"{scheme}://{stranger}/{origin}",
            f"{origin} https://{stranger}",
            f"https://{stranger} {origin}",
            f"{origin}, https://{stranger}",
        )
    yield from (f"{scheme}://{host}.{port}", f"{scheme}://.{rest}", f"{scheme}://www.{rest}")
    yield from (f"{scheme}://*", f"{scheme}://*.{rest}", "*", "null", "NULL", "None", "undefined")
    yield from (origin.upper(), f"{scheme}://{rest.upper()}", f"{scheme.upper()}://{rest}")
    yield f"{scheme}://{rest.title()}"
    yield f"{scheme}://{host.translate(LOOK_ALIKES)}{port}"
    yield f"{scheme}://xn--{host}{port}"
    for place, sign in product(range(len(origin) + 1), ("", "a", ".", "-", "%00", "\u00ad")):
        yield origin[:place] + sign + origin[place + 1 :]
        yield origin[:place] + sign + origin[place:]


@pytest.mark.parametrize("origin", OWN)
def test_configured_origins_are_allowed(origin: str) -> None:
    assert LIST.allows(origin)


@pytest.mark.parametrize("origin", OWN)
def test_similar_origins_are_refused(origin: str) -> None:
    tried = {trick for trick in tricks(origin) if trick not in OWN}
    assert len(tried) > 200
    assert [trick for trick in tried if LIST.allows(trick)] == []


SLOPPY_COMPARISONS: dict[str, Callable[[str, str], bool]] = {
    "prefix": lambda header, own: header.startswith(own),
    "suffix": lambda header, own: header.endswith(own.partition("://")[2]),
    "substring": lambda header, own: own in header,
    "case-insensitive": lambda header, own: header.lower() == own,
    "without the scheme": lambda header, own: header.partition("://")[2] == own.partition("://")[2],
    "without the port": lambda header, own: host_of(header) == host_of(own),
    "without spaces": lambda header, own: header.strip() == own,
    "as a regular expression": lambda header, own: re.fullmatch(own, header) is not None,
}
"""Comparison mistakes that real servers have made."""


@pytest.mark.parametrize("comparison", SLOPPY_COMPARISONS)
def test_a_sloppy_comparison_is_detected(comparison: str) -> None:
    """Control: each sloppy comparison accepts at least one of the `tricks`."""
    same = SLOPPY_COMPARISONS[comparison]
    tried = {(trick, own) for own in OWN[:3] for trick in tricks(own) if trick not in OWN}
    assert [trick for trick, own in tried if same(trick, own)]


def test_a_missing_origin_is_refused() -> None:
    assert not LIST.allows(None)
    assert not Origins.of().allows("https://romme.example")


@given(st.one_of(st.text(), st.from_regex(r"https?://[a-z.:\[\]0-9-]{1,30}", fullmatch=True)))
def test_only_configured_origins_are_allowed(header: str) -> None:
    assert LIST.allows(header) == (header in OWN)


@pytest.mark.parametrize(
    ("setting", "origin"),
    [
        ("https://romme.example", "https://romme.example"),
        ("https://romme.example/", "https://romme.example"),
        ("HTTPS://Romme.Example:443", "https://romme.example"),
        ("http://romme.example:443", "http://romme.example:443"),
        ("http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("http://[0:0::1]", "http://[::1]"),
        ("https://xn--rmm-dma.example", "https://xn--rmm-dma.example"),
    ],
)
def test_settings_are_normalised_as_browsers_do(setting: str, origin: str) -> None:
    assert normalise_origin(setting) == origin == normalise_origin(origin)
    assert Origins.of(setting).allows(origin)


@pytest.mark.parametrize(
    "setting",
    [
        *("", "*", "null", "romme.example", "//romme.example", "ftp://romme.example", "https://"),
        *("https://romme.example/x", "https://a@romme.example", "https://romme.example:x"),
        *(
            "https://*.romme.example",
            "https://rommé.example",
            "https://romme.example.",
            "https://-a",
        ),
        *("https://romme.example\n", " https://romme.example", "http://[::1", "http://[:::1]"),
        "https://romme.example:99999",
    ],
)
def test_bad_origins_in_the_settings_are_refused(setting: str) -> None:
    with pytest.raises(BadOrigin):
        Origins.of(setting)


def test_an_origin_that_could_never_match_is_refused() -> None:
    with pytest.raises(BadOrigin, match=r"should be 'https://romme\.example'"):
        Origins(frozenset({"https://romme.example/"}))
