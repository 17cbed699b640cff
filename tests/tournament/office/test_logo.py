"""The logo of a tournament: checked completely, stored in its log, and removable."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from romme.locales import LANGUAGES, words
from romme.rules import find_preset
from romme.tournament import ChangeLogo, TournamentRefusal, UndoStep, fold, make
from romme.tournament.events import LogoChanged
from romme.tournament.office.logo import logo_bytes, logo_version
from romme.tournament.storage.codec import decode, encode
from romme.tournament.wording.phrases import why_refused
from romme.tournament.wording.record import record_text
from tests.support.tournament.logos import chunk, logo, png
from tests.support.tournament.sample_tournaments import after, new_tournament, refusal


def test_a_logo_is_kept_without_its_metadata_until_it_is_removed() -> None:
    told = png(extra=chunk(b"tEXt", b"Author\0Anna"))
    shown = after(new_tournament(), ChangeLogo(logo(told)))
    assert logo_bytes(shown) == png()
    removed = after(shown, ChangeLogo())
    assert (removed.logo, logo_version(removed)) == ("", "")
    assert after(removed, UndoStep()).logo == shown.logo


def test_the_version_changes_with_the_logo() -> None:
    one, other = (
        after(new_tournament(), ChangeLogo(logo(png(*size)))) for size in ((9, 9), (9, 8))
    )
    assert logo_version(one) != logo_version(other)
    assert logo_version(one) == logo_version(replace(one, name="Other"))


@pytest.mark.parametrize(
    "text",
    [
        "no base64",
        logo(b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        logo(b"\xff\xd8\xff\xe0 JPEG"),
        logo(png()[:-1]),
        logo(png()[:-12]),
        logo(png() + b"more"),
        logo(png().replace(b"IDAT", b"IDAX")),
        logo(png(513, 1)),
        logo(png(1, 257)),
        logo(png(0, 0)),
        logo(png(pixels=b"\0" * 99)),
        logo(png(2, 1, pixels=b"\x05" + b"\0" * 8)),
        logo(png(512, 256, pixels=b"\0" * 10_000_000)),
        logo(
            png(
                200,
                100,
                pixels=b"".join(sha256(b"%d" % n).digest() for n in range(2600))[: 100 * 801],
            )
        ),
    ],
    ids=[
        *("text", "svg", "jpeg", "cut", "no-end", "tail", "damaged", "wide", "high", "empty"),
        *("few-pixels", "filter", "bomb", "large"),
    ],
)
def test_a_picture_that_papers_could_not_print_is_refused(text: str) -> None:
    refused = refusal(new_tournament(), ChangeLogo(text))
    assert refused.refusal is TournamentRefusal.BAD_LOGO
    for lang in LANGUAGES:
        assert "512 × 256" in why_refused(words(lang), refused)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_carries_the_logo_and_the_record_tells_of_it(lang: str) -> None:
    made = make("Cup", find_preset("turnier").rules)
    changed = LogoChanged(logo(png()), "Anna")
    assert fold(decode(encode([made, changed]))).logo == changed.logo
    told, removed = (
        record_text(words(lang), event, fold([made]))
        for event in (changed, LogoChanged("", "Anna"))
    )
    assert told != removed
    assert "Logo" in told
    assert "Anna" in told
    assert changed.logo not in told
