"""Stand in for Python's ``_colorize``: in the browser a traceback has no colours.

Python makes the colours of eight kinds of text whenever it starts, each a dataclass.
"""

from __future__ import annotations


class Plain(str):
    """A theme, any part of it, and any colour: none."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Plain:
        """Give no colour, whatever is asked for."""
        return self


def can_colorize(**_: object) -> bool:
    """Say that nothing is coloured."""
    return False


def get_theme(**_: object) -> Plain:
    """Give the theme without colours."""
    return Plain()
