"""Days as they are read."""

from __future__ import annotations

import datetime

from gnav_core.core.cite_styles import MONTHS_DA, MONTHS_EN
from scripts.pages.titles import Bilingual


def in_words(day: str) -> str:
    """Write a day of the form ``2026-11-22`` in words: ``22 November 2026``."""
    date = datetime.date.fromisoformat(day)
    return f"{date.day} {MONTHS_EN.split()[date.month - 1]} {date.year}"


def in_both(day: str) -> Bilingual:
    """Write a day in words, in both languages."""
    date = datetime.date.fromisoformat(day)
    danish = f"{date.day}. {MONTHS_DA.split()[date.month - 1]} {date.year}"
    return Bilingual(in_words(day), danish)
