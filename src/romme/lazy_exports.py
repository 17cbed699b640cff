"""Packages whose exports are imported on first use.

Importing a module also runs the `__init__.py` of its packages. If that file imported everything the
package exports, a command that needs one module would load all of them. So such a package lists its
exports in a module `exports`, and looks them up there:

    if TYPE_CHECKING:
        from romme.engine.exports import *
    else:
        __getattr__ = lazy_exports(__name__)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec


def lazy_exports(package: str) -> Callable[[str], object]:
    """Return the `__getattr__` of a package, which imports the package's modules and exports.

    >>> import romme.engine
    >>> romme.engine.legal.__name__, romme.engine.Draw.__module__
    ('romme.engine.legal', 'romme.engine.commands')
    """

    def look_up(name: str) -> object:
        if name.startswith("_") and name != "__all__":
            raise _missing(package, name)
        if find_spec(f"{package}.{name}"):
            return import_module(f"{package}.{name}")
        exports = import_module(f"{package}.exports")
        if name not in ("__all__", *exports.__all__):
            raise _missing(package, name)
        found: object = getattr(exports, name)
        setattr(sys.modules[package], name, found)  # found without this function next time
        return found

    return look_up


def _missing(package: str, name: str) -> AttributeError:
    return AttributeError(f"module {package!r} has no attribute {name!r}", name=name)
