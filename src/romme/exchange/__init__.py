r"""Import people and export results, as text files or Excel files.

An import is previewed before anybody is entered.

>>> from romme.exchange import read_people
>>> preview = read_people("Nr;Numm;Veräin\r\n7;Zoé Wagner;Esch\r\n".encode("cp1252"), "people.csv")
>>> [(column.title, column.meaning.value) for column in preview.columns]
[('Nr', 'number'), ('Numm', 'name'), ('Veräin', 'club')]
>>> preview.people[0].name, preview.encoding.value, preview.separator
('Zoé Wagner', 'windows-1252', ';')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from romme.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from romme.exchange.exports import *  # noqa: F403 - the names are listed there
else:
    __getattr__ = lazy_exports(__name__)
