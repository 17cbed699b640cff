"""Rendering papers: missing packages, picklable jobs, dates and templates."""

from __future__ import annotations

import pickle
import sys
from datetime import date

import pytest

from romme.locales import LANGUAGES, words
from romme.papers import NoPrinter, Paper, make, prepare, render_pdf
from romme.papers.codes import qr_code
from romme.papers.press import TEMPLATES
from romme.papers.texts import plain
from tests.support.papers.pdf_text import pages, whole_text
from tests.support.papers.sample_tournaments import ADDRESS, DAY, crowd, new_tournament


@pytest.mark.parametrize("package", ["typst", "segno"])
def test_missing_packages_are_named_in_the_error(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    qr_code.cache_clear()
    with pytest.raises(NoPrinter, match="extra 'tournament'") as caught:
        make(Paper.START_CARDS, crowd(3), words=words("en"), date=DAY, address=ADDRESS)
    assert caught.value.package == package


def test_a_job_can_be_pickled() -> None:
    job = prepare(Paper.SEATING_BY_NAME, crowd(7), words=words("lb"), date=DAY)
    assert render_pdf(pickle.loads(pickle.dumps(job))) == render_pdf(job)  # noqa: S301 - our own


def test_the_document_date_is_the_given_date() -> None:
    one = make(Paper.RESULTS, new_tournament(), words=words("en"), date=DAY)
    other = make(Paper.RESULTS, new_tournament(), words=words("en"), date=date(2027, 1, 2))
    assert b"D:20261121" in one
    assert b"D:20270102" in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_paper_declares_its_title_and_language(lang: str) -> None:
    pdf = make(Paper.EMERGENCY_KIT, new_tournament(), words=words(lang), date=DAY)
    assert f"/Lang({lang})".encode() in pdf
    assert words(lang).say("paper-title-emergency-kit") in whole_text(pdf)


def test_every_paper_has_a_template() -> None:
    names = {path.stem for path in TEMPLATES.glob("*.typ")}
    assert {paper.value for paper in Paper} <= names


def test_templates_load_nothing_from_the_internet() -> None:
    """Templates import no Typst packages and fetch no URLs, because a venue may be offline."""
    for path in TEMPLATES.glob("*.typ"):
        text = path.read_text("utf-8")
        assert '"@' not in text
        assert "http" not in text


def test_the_pdf_reader_handles_brackets_and_escapes() -> None:
    """A PDF escapes glyph codes that equal a bracket, so the tests' reader must unescape them."""
    name = "() (\\) ((a) b) \\( 0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    pdf = make(Paper.RESULTS, new_tournament(name=name), words=words("en"), date=DAY)
    assert len(pages(pdf)) == 1
    assert name.replace(" ", "") in whole_text(pdf).replace("\n", "").replace(" ", "")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Anna \n\t Reding ", "Anna Reding"),
        ("a\u202eb\u2066c", "a b c"),
        ("\x00\x1b[31m", "[31m"),
        ("نام\u200cخانوادگی", "نام\u200cخانوادگی"),
        ("x" * 31, "x" * 31),
        ("x" * 32, "x" * 16 + "\u200b" + "x" * 16),
        ("Konsbruck-Weyrich", "Konsbruck-Weyrich"),
    ],
)
def test_plain_removes_invisible_characters_and_breaks_long_words(text: str, shown: str) -> None:
    assert plain(text) == shown
