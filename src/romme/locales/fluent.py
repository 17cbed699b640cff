r"""Read and format Fluent messages, as far as our catalogues use the syntax.

The package `fluent.runtime` supports all of Fluent. It takes longer to import than most commands of
the program take to run, because it also formats dates. Tests compare its output with this module's
for every message. The web client uses the Fluent runtime for JavaScript.

This module supports text, variables, strings, terms with named arguments, functions and select
expressions:

>>> variants = "\n [one] a point\n *[other] { $n } points\n"
>>> source = f"won = {{ UPPER($who) }} wins {{ $n -> {variants} }}."
>>> won = FluentReader("en", functions={"UPPER": str.upper}, term={}.get).read(source).value
>>> won({"who": "Anna", "n": 1}), won({"who": "Ben", "n": 1200})
('ANNA wins a point.', 'BEN wins 1,200 points.')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

Said: TypeAlias = int | str
"""The value of a variable: a number, which selects a plural form, or a finished text."""
Facts: TypeAlias = Mapping[str, Said]
Pattern: TypeAlias = Callable[[Facts], str]
"""Formats a message with the values of its variables."""
Function: TypeAlias = Callable[..., str]
_Expression: TypeAlias = Callable[[Facts], Said]

_THOUSANDS: Final = {"lb": ".", "de": ".", "fr": "\N{NARROW NO-BREAK SPACE}", "en": ","}
_ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *= *", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\s*\n +\.(?P<name>[a-zA-Z][\w-]*) *= *")
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_BLANK_LINES: Final = re.compile(r" *\n")
_OPEN: Final = re.compile(r"\{\s*")
_CLOSE: Final = re.compile(r"\s*\}")
_REFERENCE: Final = re.compile(r"(?P<kind>[$-]?)(?P<name>[a-zA-Z][\w-]*)")
_STRING: Final = re.compile(r'"(?P<text>(?:[^"\\\n]|\\.)*)"')
_ESCAPE: Final = re.compile(r"\\(?:u(?P<four>[0-9a-fA-F]{4})|(?P<sign>[\\\"]))")
_ARGUMENTS: Final = re.compile(r"\(\s*")
_ARGUMENT_NAME: Final = re.compile(r"(?P<name>[a-zA-Z][\w-]*)\s*:\s*")
_COMMA: Final = re.compile(r"\s*,\s*")
_END_OF_ARGUMENTS: Final = re.compile(r"\s*\)")
_ARROW: Final = re.compile(r"\s*->")
_VARIANT: Final = re.compile(r"\s*(?P<default>\*?)\[\s*(?P<key>[\w-]+)\s*\] *")


class BadFluent(ValueError):  # noqa: N818 - named for what is wrong
    """A catalogue uses syntax that is wrong or not supported."""


class UnknownVariable(LookupError):  # noqa: N818 - named for what is missing
    """A message was formatted without one of its variables."""


class Message(NamedTuple):
    """The patterns of a message or term."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


class FluentReader:
    """A parser and formatter for the messages of one language."""

    def __init__(
        self, lang: str, *, functions: Mapping[str, Function], term: Callable[[str], Pattern]
    ) -> None:
        """Store the language, the functions that messages may call, and the lookup for terms.

        `term` is called with a term's name, without the hyphen, when a message uses the term.
        """
        self.lang: Final = lang
        self.functions: Final = functions
        self.term: Final = term

    def read(self, entry: str) -> Message:
        """Return a parsed message or term. Raise `BadFluent` if its syntax is not supported."""
        return _EntryParser(self, entry).message()

    def text(self, value: Said) -> str:
        """Return a value as text. Numbers get thousands separators and a true minus sign."""
        if isinstance(value, str):
            return value
        text = f"{value:,}".replace(",", _THOUSANDS[self.lang])
        return text.replace("-", "\N{MINUS SIGN}")

    def matches(self, value: Said, key: Said) -> bool:
        """Whether a variant's key equals a value, or is the plural category of a whole number."""
        return value == key or (isinstance(value, int) and plural_form(self.lang, value) == key)


def plural_form(lang: str, number: int) -> str:
    """Return the plural category of a whole number in one of our languages.

    >>> plural_form("en", 0), plural_form("fr", 0), plural_form("de", 1)
    ('other', 'one', 'one')
    """
    if abs(number) == 1 or (number == 0 and lang == "fr"):
        return "one"
    return "many" if lang == "fr" and number % 1_000_000 == 0 else "other"


def entries(text: str) -> dict[str, str]:
    r"""Return the source of each message and term by name, with the comments that follow it.

    >>> entries("seat = Seat\n-pile = pile\n")
    {'seat': 'seat = Seat\n', '-pile': '-pile = pile\n'}
    """
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {
        start["name"]: text[start.start() : end]
        for start, end in zip(starts, ends, strict=False)  # a catalogue may be empty
    }


class _Indent(NamedTuple):
    """The line breaks before a line of a pattern, and the width of its indentation."""

    blank: str
    width: int


class _EntryParser:
    """Parses the source of one message."""

    def __init__(self, reader: FluentReader, source: str) -> None:
        self.reader = reader
        self.source = source
        self.at = 0

    def message(self) -> Message:
        if not self.take(_ENTRY):
            raise self.wrong()
        value = self.pattern()
        attributes: dict[str, Pattern] = {}
        while found := self.take(_ATTRIBUTE):
            pattern = self.pattern()
            if pattern is None:
                raise self.wrong()
            attributes[found["name"]] = pattern
        rest = self.source[self.at :]
        if any(line and not line.startswith("#") for line in rest.splitlines()):
            raise self.wrong()
        return Message(value, attributes)

    def take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        """Match a regular expression at the current position, and advance past the match."""
        found = form.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def wrong(self) -> BadFluent:
        return BadFluent(f"{self.source[: self.at]}<here>{self.source[self.at :]}")

    # --- patterns --------------------------------------------------------------------------------

    def pattern(self) -> Pattern | None:
        """Parse the text of a message, an attribute or a variant. Return None if it is empty."""
        parts: list[str | _Indent | _Expression] = []
        while True:
            if found := self.take(_TEXT):
                parts.append(found[0])
            elif self.source.startswith("{", self.at):
                parts.append(self.placeable())
            elif (indent := self.indent()) is not None:
                parts.append(indent)
            else:
                break
        if parts and isinstance(parts[0], _Indent):  # the text begins on the second line
            parts[0] = _Indent("", parts[0].width)
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        if not parts:
            return None
        return self.joined(parts)

    def indent(self) -> _Indent | None:
        """Parse the start of a continuation line. Return None if the pattern ends here."""
        found = _BLANK.match(self.source, self.at)
        if found is None or "\n" not in found[0]:
            return None
        following = self.source[found.end() : found.end() + 1]
        width = len(found[0]) - found[0].rindex("\n") - 1
        if following in ("", ".", "[", "*", "}") or not (width or following == "{"):
            return None
        self.at = found.end()
        return _Indent(_BLANK_LINES.sub("\n", found[0])[: -width or None], width)

    def joined(self, parts: list[str | _Indent | _Expression]) -> Pattern:
        """Remove the common indentation, and return a formatter for the sequence of parts."""
        common = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
        formatters: list[Pattern] = []
        text = ""
        for part in parts:
            if isinstance(part, str):
                text += part
            elif isinstance(part, _Indent):
                text += part.blank + " " * (part.width - common)
            else:
                formatters += [_constant(text), self.shown(part)]
                text = ""
        if not formatters:
            return _constant(text)
        formatters.append(_constant(text))
        return lambda facts: "".join([one(facts) for one in formatters])

    def shown(self, expression: _Expression) -> Pattern:
        text = self.reader.text
        return lambda facts: text(expression(facts))

    # --- placeables ------------------------------------------------------------------------------

    def placeable(self) -> _Expression:
        """Parse an expression in braces."""
        self.take(_OPEN)
        expression = self.inline()
        if self.take(_ARROW):
            expression = self.selection(expression)
        if not self.take(_CLOSE):
            raise self.wrong()
        return expression

    def inline(self) -> _Expression:
        if found := self.take(_STRING):
            return _constant(_ESCAPE.sub(_unescaped, found["text"]))
        found = self.take(_REFERENCE)
        if found is None:
            raise self.wrong()
        kind, name = found["kind"], found["name"]
        if kind == "$":
            return _variable(name)
        if kind == "-":
            return self.term(name)
        return self.call(name)

    def term(self, name: str) -> _Expression:
        given, named = self.arguments()
        if given:
            raise self.wrong()
        look_up = self.reader.term

        def formatted(facts: Facts) -> str:
            return look_up(name)(_TermFacts((key, one(facts)) for key, one in named.items()))

        return formatted

    def call(self, name: str) -> _Expression:
        given, named = self.arguments()
        if named or name not in self.reader.functions:
            raise self.wrong()
        function = self.reader.functions[name]
        return lambda facts: function(*(one(facts) for one in given))

    def arguments(self) -> tuple[list[_Expression], dict[str, _Expression]]:
        """Parse the positional and the named arguments of a function or term, if it has any."""
        given: list[_Expression] = []
        named: dict[str, _Expression] = {}
        if not self.take(_ARGUMENTS):
            return given, named
        while not self.take(_END_OF_ARGUMENTS):
            if found := self.take(_ARGUMENT_NAME):
                named[found["name"]] = self.inline()
            else:
                given.append(self.inline())
            self.take(_COMMA)
        return given, named

    def selection(self, selector: _Expression) -> _Expression:
        """Parse the variants of a selection."""
        variants: list[tuple[Said, Pattern]] = []
        default: Pattern | None = None
        while found := self.take(_VARIANT):
            pattern = self.pattern()
            if pattern is None:
                raise self.wrong()
            key = found["key"]
            variants.append((int(key) if key.isdecimal() else key, pattern))
            if found["default"]:
                default = pattern
        if default is None:
            raise self.wrong()
        return _selection(self.reader.matches, selector, variants, default)


class _TermFacts(dict[str, Said]):
    """The arguments of a term. A missing one is an empty string and selects the default variant."""

    def __missing__(self, name: str) -> Said:
        return ""


def _constant(text: str) -> Pattern:
    return lambda _: text


def _variable(name: str) -> _Expression:
    def value(facts: Facts) -> Said:
        try:
            return facts[name]
        except KeyError:
            raise UnknownVariable(name) from None

    return value


def _selection(
    matches: Callable[[Said, Said], bool],
    selector: _Expression,
    variants: list[tuple[Said, Pattern]],
    default: Pattern,
) -> _Expression:
    def chosen(facts: Facts) -> Said:
        value = selector(facts)
        pattern = next((one for key, one in variants if matches(value, key)), default)
        return pattern(facts)

    return chosen


def _unescaped(found: re.Match[str]) -> str:
    return chr(int(found["four"], 16)) if found["four"] else found["sign"]
