"""One deal under every source, by the name it was printed with on *Drive the engine*, no more."""

from gnav_core.games.gnav.compare.compare import compare

__all__ = ["compare"]
