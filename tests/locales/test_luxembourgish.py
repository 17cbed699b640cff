"""The Luxembourgish catalogue follows the n-rule (Eifeler Regel), even before variables."""

from __future__ import annotations

import re

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.support.locales.catalogues import entries, resource

LOSES_N = re.compile(
    r"\b(vun|un|an|den|en|een|keen|kann|wann|dann|schonn|sinn|hunn|ginn|\w{2,}en)"
    r" „?(?=[bcfgjklmpqrsvwx])",
    re.IGNORECASE,
)
KEEPS_N = re.compile(r"\b(vu|u|kee|ee|ka|wa|scho|nëmme|hu) „?(?=[aeiouyäëéöühdtzn])", re.IGNORECASE)
BEFORE_VARIABLE = re.compile(
    r"\b(vun?|un?|an?|den?|en?|sinn|hunn?|ginn?|wann?|dann?|schon*|nëmmen?|goufen?|géifen?) $",
    re.IGNORECASE,
)


class _Variables(Visitor):
    """A visitor that collects the text in front of each variable."""

    def __init__(self) -> None:
        self.before: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the parser's name
        for text, follows in zip(node.elements, node.elements[1:], strict=False):
            match text, follows:
                case (
                    ast.TextElement(value=value),
                    ast.Placeable(expression=ast.VariableReference()),
                ):
                    self.before.append(value)
                case _:
                    pass
        self.generic_visit(node)


def texts() -> list[str]:
    return [text for entry in entries("lb").values() for text in entry.texts]


def test_n_is_dropped_before_consonants() -> None:
    assert [text for text in texts() if LOSES_N.search(text)] == []


def test_n_stays_before_vowels_and_some_consonants() -> None:
    assert [text for text in texts() if KEEPS_N.search(text)] == []


def test_words_before_a_variable_ask_for_their_n() -> None:
    variables = _Variables()
    variables.visit(resource("lb"))
    assert [text for text in variables.before if BEFORE_VARIABLE.search(text)] == []
