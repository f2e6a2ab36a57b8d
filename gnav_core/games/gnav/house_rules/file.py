"""House rules read from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from gnav_core.core import outside
from gnav_core.core.game import AskError
from gnav_core.core.outside import OutsideError, single
from gnav_core.games.gnav.house_rules.rules import HouseRules, read

LONGEST: Final = 100_000
"""Bytes of a file of house rules, and letters of it."""


def load(file: str) -> HouseRules:
    """Read house rules from a file. Raises ``AskError``."""
    named = single(file, 200) or repr(file)
    try:
        with Path(file).open("rb") as opened:
            received = opened.read(LONGEST + 1)
        if len(received) > LONGEST:
            raise outside.too_long(LONGEST)
        value = outside.read(received.decode(json.detect_encoding(received)), LONGEST)
    except OSError as error:
        raise AskError("{file} cannot be read: {why}.", file=named, why=error.strerror) from None
    except OutsideError as error:
        raise AskError("{file}: {why}", file=named, why=error.args[0]) from None
    except ValueError:
        raise AskError("{file} is not JSON.", file=named) from None
    return read(value)


def load_json(file: str) -> dict[str, Any]:
    """Read house rules from a file, as a record holds them. Raises ``AskError``."""
    return load(file).as_json()
