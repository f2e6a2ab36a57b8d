"""What lies beside the modules: the texts that a package carries.

A package lies in a folder or in a zip, and one under ``games``, or one that games share, may not
have come yet; the texts of a game that is not played yet stay outside the browser.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from os.path import dirname, join  # pathlib takes longer to import than all texts to read
from typing import Any

CORE = "gnav_core.core"


def read(name: str, package: str = CORE) -> str:
    """Read a text of a package. Raises ``FileNotFoundError`` where the package has not come."""
    found = _found(package)
    text: bytes = found.loader.get_data(join(dirname(found.origin), name))  # noqa: PTH118, PTH120
    return text.decode()


def is_here(package: str) -> bool:
    """Whether a package has come with its modules, and not its ``__init__`` alone."""
    try:
        return _found(package) is not None
    except FileNotFoundError:
        return False


@cache
def _found(package: str) -> Any:
    """Find a module beside which the texts of a package lie; nothing of it is imported.

    It is the ``family`` of a game that is played, what a shared package names as ``COMES_WITH``,
    and the ``__init__`` of any other.
    """
    try:
        home = import_module(package)
    except ModuleNotFoundError:
        raise FileNotFoundError(f"{package} is not here") from None
    beside = "family" if hasattr(home, "SOURCES") else getattr(home, "COMES_WITH", "__init__")
    found = PathFinder.find_spec(f"{package}.{beside}", home.__path__)
    if found is None:
        raise FileNotFoundError(f"{package} is not here")
    return found
