"""What lies beside the modules: the texts that the package carries."""

from __future__ import annotations

from os.path import dirname, join  # pathlib takes longer to import than all texts to read
from typing import Any


def read(name: str) -> str:
    """Read a text of the package, from a folder or from a zip."""
    assert __spec__ is not None
    loader: Any = __spec__.loader
    text: bytes = loader.get_data(join(dirname(__file__), name))  # noqa: PTH118, PTH120
    return text.decode()
