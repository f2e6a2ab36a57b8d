"""One deal under every source, by the name it had first."""

from gnav_core.games.gnav.compare.compare import compare

__all__ = ["compare"]
