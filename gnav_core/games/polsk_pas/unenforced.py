"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

from __future__ import annotations

from collections.abc import Mapping

UNENFORCED: Mapping[str, str] = {}
