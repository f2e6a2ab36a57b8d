"""House rules, by the name they had first; they live in ``gnav_core.games.gnav.house_rules``."""

from gnav_core.games.gnav.house_rules.rules import FORMAT, ClashError, game, read
from gnav_core.games.gnav.house_rules.rules import HouseRules as House

__all__ = ["FORMAT", "ClashError", "House", "game", "read"]
