"""The names of the languages that the sources and their translations are in."""

from __future__ import annotations

from typing import Final

NAMES: Final = {"da": "Danish", "de": "German", "en": "English"}


def language(clause: str) -> str:
    """Give the language of a clause: that of its source."""
    return "de" if clause.startswith("gnav-german") else "da"
