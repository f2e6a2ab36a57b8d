"""A ruling of every source, by the name it had first."""

from gnav_core.games.gnav.rulings.ruling import rule

__all__ = ["rule"]
