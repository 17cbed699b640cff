"""A file that would be costly to parse is refused before it is parsed."""

from __future__ import annotations

import tracemalloc
from typing import Final

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from romme.notation.gamefile import Unreadable, read
from romme.notation.toml_cost import (
    LONGEST_WORD,
    MOST_DOTS,
    MOST_ITEMS,
    MOST_KEYS,
    MOST_NESTED,
    MOST_TABLES,
    Excess,
    first_excess,
)

LARGEST: Final = 240_000
MOST_MEMORY: Final = 16 * 1024 * 1024
PARTS: Final = ".".join("a" * (MOST_DOTS + 2))
NASTY: Final = st.text(st.sampled_from(".[]{}=,#'\"\\\n\ta"), max_size=30)
DOCUMENTS: Final = st.dictionaries(
    NASTY, st.one_of(NASTY, st.lists(NASTY, max_size=3), st.dictionaries(NASTY, NASTY, max_size=3))
)

COSTLY: Final = {
    Excess.DOTS: ".".join("a" * (LARGEST // 2)) + " = 1",
    Excess.NESTED: f"a = {'[' * (LARGEST // 2)}{']' * (LARGEST // 2)}",
    Excess.KEYS: "\n".join(f"k{number} = 1" for number in range(LARGEST // 10)),
    Excess.TABLES: "\n".join(f"[t{number}]" for number in range(LARGEST // 10)),
    Excess.ITEMS: f"moves = [{'1,' * (LARGEST // 2)}]",
    Excess.WORD: f"a = 0x{'f' * LARGEST}",
}


@pytest.mark.parametrize("excess", Excess)
def test_a_costly_file_is_refused_before_parsing(excess: Excess) -> None:
    text = f'format = "romme/1"\n{COSTLY[excess]}'
    found = first_excess(text)
    assert found is not None
    assert found.excess is excess
    tracemalloc.start()
    try:
        with pytest.raises(Unreadable) as refused:
            read(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    deep = excess is Excess.NESTED
    assert refused.value.problem == ("too-deep" if deep else "too-costly")
    assert refused.value.line == found.line > 1
    assert peak < MOST_MEMORY


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * (MOST_DOTS + 1)) + " = 1",
        f"a = {'[' * MOST_NESTED}{']' * MOST_NESTED}",
        "\n".join(f"k{number} = 1" for number in range(MOST_KEYS)),
        "\n".join(f"[t{number}]" for number in range(MOST_TABLES)),
        f"a = [{'1,' * MOST_ITEMS}]",
        f"a = {'1' * (LONGEST_WORD - 2)}",
    ],
)
def test_a_file_at_a_limit_is_accepted(text: str) -> None:
    assert first_excess(text) is None


@pytest.mark.parametrize("multiline", [False, True])
@given(document=DOCUMENTS)
def test_characters_in_strings_and_comments_do_not_count(
    document: dict[str, object],
    *,
    multiline: bool,
) -> None:
    """The scan finds the end of each string, so that the text after it still counts."""
    text = tomli_w.dumps(document, multiline_strings=multiline)
    assert first_excess(f"{text}# {PARTS}") is None
    hidden = first_excess(f"{text}\n{PARTS} = 1")
    assert hidden is not None
    assert hidden.excess is Excess.DOTS


@pytest.mark.parametrize(
    "before",
    [
        "a = '''x''''\n",
        "a = '''x'''''\n",
        'a = """x""""\n',
        'a = """x"""""\n',
        'a = """\\""""\n',
        'a = """\\\n"""\n',
        "a = ''\n",
        'a = ""\n',
        'a = "\\""\n',
        "a = '\\'\n",
    ],
)
def test_the_scan_finds_the_end_of_every_kind_of_string(before: str) -> None:
    assert first_excess(f"{before}{PARTS} = 1") is not None
    assert first_excess(f"{before}# {PARTS}") is None
