"""The parsed message catalogues, for tests that compare languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from romme.locales import PARTS


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - defined by Visitor
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - defined by Visitor
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - defined by Visitor
        self.texts.append(node.value)


@dataclass(frozen=True)
class Entry:
    """The parsed content of a message, an attribute of a message, or a term."""

    variables: frozenset[str]
    terms: frozenset[str]
    texts: tuple[str, ...]
    written: str


@cache
def resource(lang: str) -> ast.Resource:
    """Return the parsed catalogue of a language, with all its parts."""
    texts = [(files("romme.locales") / part / f"{lang}.ftl").read_text("utf-8") for part in PARTS]
    return FluentParser().parse("\n".join(texts))


@cache
def entries(lang: str) -> Mapping[str, Entry]:
    """Return all entries by key: ``name``, ``name.attribute`` or ``-term``."""
    return dict(_entries(lang))


def keys(lang: str) -> list[str]:
    """Return the keys of all entries. A key that is defined twice is there twice."""
    return [key for key, _ in _entries(lang)]


def messages(lang: str) -> Mapping[str, Entry]:
    """Return the entries that `Words.say` accepts: all except terms."""
    return {key: entry for key, entry in entries(lang).items() if not key.startswith("-")}


def _entries(lang: str) -> Iterator[tuple[str, Entry]]:
    for item in resource(lang).body:
        match item:
            case ast.Message():
                name = item.id.name
            case ast.Term():
                name = f"-{item.id.name}"
            case _:
                continue
        if item.value is not None:
            yield name, _entry(item.value)
        for attribute in item.attributes:
            yield f"{name}.{attribute.id.name}", _entry(attribute.value)


def _entry(pattern: ast.Pattern) -> Entry:
    seen = _Collector()
    seen.visit(pattern)
    message = ast.Message(ast.Identifier("x"), pattern)
    written = FluentSerializer().serialize_entry(message).removeprefix("x = ").strip()
    return Entry(frozenset(seen.variables), frozenset(seen.terms), tuple(seen.texts), written)
