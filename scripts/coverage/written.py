"""Write the record of coverage: a line for each clause, so that its diff is read."""

from __future__ import annotations

import json
from typing import Any


def text(value: dict[str, dict[str, Any]]) -> str:
    """Write the record."""
    parts = ",\n".join(f' "{part}": {{\n{rows(value[part])}\n }}' for part in value)
    return f"{{\n{parts}\n}}\n"


def rows(value: dict[str, Any]) -> str:
    """Write a row for each id."""
    return ",\n".join(
        f'  "{name}": {json.dumps(row, ensure_ascii=False)}' for name, row in value.items()
    )
