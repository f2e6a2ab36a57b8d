"""What lies beside the modules: the texts that a package carries.

A package lies in a folder or in a zip, and one under ``games`` may not have come yet.
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
    """Find a module that every package has that carries texts; nothing of it is imported."""
    found = PathFinder.find_spec(f"{package}.family", import_module(package).__path__)
    if found is None:
        raise FileNotFoundError(f"{package} is not here")
    return found
