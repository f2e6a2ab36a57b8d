"""A ruling of every source, by the name it was printed with on *Drive the engine*, no more."""

from gnav_core.games.gnav.rulings.ruling import rule

__all__ = ["rule"]
