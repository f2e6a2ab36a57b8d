"""House rules, by the name they had first; they live in ``gnav_core.games.gnav.house_rules``."""

from gnav_core.games.gnav.house_rules.rules import FORMAT, ClashError, House, game, read

__all__ = ["FORMAT", "ClashError", "House", "game", "read"]
