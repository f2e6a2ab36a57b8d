"""House rules by their first name, as *Drive the engine* and the reference were printed with it.

Only what those pages name stands here; the rest is in ``gnav_core.games.gnav.house_rules``.
"""

from gnav_core.games.gnav.house_rules.rules import FORMAT, ClashError, game, read
from gnav_core.games.gnav.house_rules.rules import HouseRules as House

__all__ = ["FORMAT", "ClashError", "House", "game", "read"]
