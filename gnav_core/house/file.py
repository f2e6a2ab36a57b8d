"""House rules read from a file."""

from __future__ import annotations

import json
from pathlib import Path

from gnav_core.game import AskError
from gnav_core.house.rules import House, read


def load(file: str) -> House:
    """Read house rules from a file. Raises ``AskError``."""
    try:
        value = json.loads(Path(file).read_bytes())
    except OSError as error:
        raise AskError("{file} cannot be read: {why}.", file=file, why=error.strerror) from None
    except (ValueError, RecursionError):
        raise AskError("{file} is not JSON.", file=file) from None
    return read(value)
