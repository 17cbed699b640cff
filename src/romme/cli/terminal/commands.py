"""Commands and groups of commands, imported only when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final, TypeAlias

Command: TypeAlias = Callable[..., int]
"""A function that returns the exit status; its parameters are the command's arguments."""


class CommandGroup:
    """A group of commands, or the whole program."""

    def __init__(self, overview: Command, commands: Mapping[str, str | Command]) -> None:
        """Create a group. `overview` runs if the user names no command.

        `commands` maps names to functions or import paths, such as ``"romme.cli.solve:solve"``.
        """
        self.overview: Final = overview
        self.commands: Final = dict(commands)
        """The commands in the order in which the help lists them."""

    def __getitem__(self, name: str) -> Command | CommandGroup:
        """Return the command or group with this name, importing it if necessary."""
        command = self.commands[name]
        if not isinstance(command, str):
            return command
        module, _, attribute = command.partition(":")
        found: Command | CommandGroup = getattr(import_module(module), attribute)
        return found

    def find(self, words: Sequence[str]) -> tuple[tuple[str, ...], Command | CommandGroup]:
        """Return the path and the command or group that the first words name."""
        if not words or words[0] not in self.commands:
            return (), self
        found = self[words[0]]
        if not isinstance(found, CommandGroup):
            return (words[0],), found
        path, command = found.find(words[1:])
        return (words[0], *path), command

    def path_among(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the path of the first command in `words`, skipping words that name no command."""
        for place, word in enumerate(words):
            if word in self.commands:
                found = self[word]
                if isinstance(found, CommandGroup):
                    return (word, *found.path_among(words[place + 1 :]))
                return (word,)
        return ()
