"""The arguments of a command: they are the parameters of its function.

Parameters before ``/`` and ``*args`` are positional. All others are options:

>>> def deal(file: str, /, *cards: str, seats: int = 2, json: bool = False) -> int: ...
>>> [(argument.name, argument.required) for argument in arguments_of(deal)]
[('FILE', True), ('CARDS', False), ('--seats', False), ('--json', False)]
>>> bind(deal, ["a.romme", "7C", "--seats", "3", "8C"])
(['a.romme', '7C', '8C'], {'seats': 3})

An option that may be repeated is a tuple of any length. An option with several values is a tuple of
that length. A parameter whose type is a dataclass stands for one option per field.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from romme.cli.terminal.commands import Command
from romme.locales import Said
from romme.notation.wording.untrusted_text import plain

_OPTION: Final = re.compile(r"-(?![\d.]|$)")
"""Matches the start of an option, but not negative numbers or ``-`` for the standard input."""


class OptionName(NamedTuple):
    """Marks a parameter whose option has another name: ``Annotated[str, OptionName("--to")]``."""

    name: str


class AtLeastOne:
    """Marks ``*args`` that need at least one value: ``Annotated[str, AtLeastOne]``."""


class UsageProblem(Exception):  # noqa: N818 - a mistake of the user, not of the program
    """Raised for invalid arguments of a command, with the key and the facts of the message."""

    def __init__(self, key: str, **facts: Said) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Argument(NamedTuple):
    """A positional argument, named in capital letters, or an option."""

    name: str
    """For example ``FILE`` or ``--team-size``."""
    parameter: str
    """The name of the parameter or field."""
    kind: Callable[[str], object] = str
    """Converts a value, or raises `ValueError`."""
    choices: tuple[str, ...] = ()
    """The possible values, if they can be listed."""
    length: int | None = 1
    """The number of values: 0 for a flag, None for any number."""
    required: bool = False
    within: str = ""
    """The parameter whose dataclass has this field; empty if the argument is a parameter itself."""

    @property
    def positional(self) -> bool:
        """Whether this is a positional argument, not an option."""
        return not self.name.startswith("-")


def arguments_of(command: Command) -> tuple[Argument, ...]:
    """Return the arguments of a command, in the order of its parameters."""
    return tuple(_arguments(command))


def bind(
    command: Command, words: Sequence[str], *, unexpected: str = "usage-too-many"
) -> tuple[list[object], dict[str, object]]:
    """Convert the words after a command to its arguments. Raise `UsageProblem` if that fails.

    `unexpected` is the key of the message for too many positional arguments.
    """
    arguments = arguments_of(command)
    options = {argument.name: argument for argument in arguments if not argument.positional}
    placed, named = _split_words(words, options)
    args: list[object] = []
    for argument in arguments:
        if argument.positional:
            if argument.required and not placed:
                raise UsageProblem("usage-missing", name=argument.name)
            count = len(placed) if argument.length is None else 1
            args += [_converted(argument, text) for text in placed[:count]]
            del placed[:count]
    if placed:
        raise UsageProblem(unexpected, text=plain(placed[0]))
    for name, option in options.items():
        if option.required and name not in named:
            raise UsageProblem("usage-missing-value", name=name)
    return args, _keywords(command, [(options[name], texts) for name, texts in named.items()])


# --- parameters ----------------------------------------------------------------------------------


def _arguments(command: Command) -> Iterator[Argument]:
    hints = get_type_hints(command, include_extras=True)
    for one in signature(command).parameters.values():
        hint, required = hints[one.name], one.default is Parameter.empty
        match one.kind:
            case Parameter.VAR_POSITIONAL:
                yield _argument(one.name, hint, positional=True)._replace(length=None)
            case Parameter.POSITIONAL_ONLY:
                yield _argument(one.name, hint, positional=True, required=required)
            case _ if is_dataclass(hint):
                inner = get_type_hints(hint, include_extras=True)
                for field in fields(hint):
                    yield _argument(field.name, inner[field.name])._replace(within=one.name)
            case _:
                yield _argument(one.name, hint, required=required)


def _argument(
    parameter: str, hint: object, *, positional: bool = False, required: bool = False
) -> Argument:
    """Return the argument for a parameter and its type hint."""
    name = parameter.upper() if positional else f"--{parameter.replace('_', '-')}"
    kind: object = hint
    marks: Sequence[object] = ()
    if get_origin(kind) is Annotated:
        kind, *marks = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
    length: int | None = 0 if kind is bool else 1
    if get_origin(kind) is tuple:
        kind, *more = get_args(kind)
        length = None if more == [...] else 1 + len(more)
    choices = get_args(kind) if get_origin(kind) is Literal else ()
    return Argument(
        name=next((mark.name for mark in marks if isinstance(mark, OptionName)), name),
        parameter=parameter,
        kind=kind if isinstance(kind, type) else str,
        choices=choices,
        length=length,
        required=required or AtLeastOne in marks,
    )


# --- values --------------------------------------------------------------------------------------


def _split_words(
    words: Sequence[str], options: Mapping[str, Argument]
) -> tuple[list[str], dict[str, list[str]]]:
    """Return the positional arguments, and the values of the options by name."""
    placed: list[str] = []
    named: dict[str, list[str]] = {}
    left = deque(words)
    while left:
        word = left.popleft()
        if word == "--":
            return [*placed, *left], named
        if not _OPTION.match(word):
            placed.append(word)
            continue
        name, equals, value = word.partition("=")
        option = options.get(name)
        if option is None:
            raise UsageProblem("usage-unknown-option", text=plain(name))
        if name in named and option.length is not None:
            raise UsageProblem("usage-repeated", name=name)
        texts = named.setdefault(name, [])
        if equals:
            if option.length == 0:
                raise UsageProblem("usage-bad-value", text=plain(value), name=name)
            texts.append(value)
        wanted = len(texts) + 1 if option.length is None and not equals else option.length or 0
        while len(texts) < wanted:
            if not left or _OPTION.match(left[0]):
                raise UsageProblem("usage-missing-value", name=name)
            texts.append(left.popleft())
    return placed, named


def _keywords(
    command: Command, given: Iterable[tuple[Argument, Sequence[str]]]
) -> dict[str, object]:
    """Convert the values of the options, and return them as keyword arguments of the command."""
    keywords: dict[str, object] = {}
    fields_by_parameter: dict[str, dict[str, object]] = {}
    for option, texts in given:
        values = tuple(_converted(option, text) for text in texts)
        value = values if option.length not in (0, 1) else values[0] if values else True
        if option.within:
            fields_by_parameter.setdefault(option.within, {})[option.parameter] = value
        else:
            keywords[option.parameter] = value
    defaults = signature(command).parameters
    for name, changed in fields_by_parameter.items():
        keywords[name] = replace(defaults[name].default, **changed)
    return keywords


def _converted(argument: Argument, text: str) -> object:
    if argument.choices:
        if text not in argument.choices:
            facts = {"text": plain(text), "possible": ", ".join(argument.choices)}
            raise UsageProblem("usage-bad-choice", name=argument.name, **facts)
        return text
    try:
        return argument.kind(text)
    except ValueError:
        raise UsageProblem("usage-bad-value", text=plain(text), name=argument.name) from None
