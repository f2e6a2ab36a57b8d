"""What of gnav_core is public: the one list of its modules, each under the name of its page.

A page keeps its name, and so its address, wherever its module moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PUBLIC: Final[Mapping[str, str]] = {
    "games": "gnav_core.core.registry",
    "game": "gnav_core.core.game",
    "space": "gnav_core.core.space",
    "told": "gnav_core.core.told",
    "odds": "gnav_core.games.gnav.odds.reckoned",
    "behaviour": "gnav_core.games.gnav.odds.behaviour",
    "bulk": "gnav_core.lab.games",
    "bulk-law": "gnav_core.lab.law",
    "bulk-wishes": "gnav_core.lab.wishes",
    "bulk-study": "gnav_core.lab.study",
    "thresholds": "gnav_core.lab.thresholds",
    "differing": "gnav_core.lab.differing",
    "openspiel": "gnav_core.adapters.openspiel",
    "pettingzoo": "gnav_core.adapters.pettingzoo",
    "event": "gnav_core.core.event",
    "table": "gnav_core.core.table",
    "cited": "gnav_core.core.cited",
    "rule-set": "gnav_core.games.gnav.ruleset",
    "record": "gnav_core.core.record",
    "house": "gnav_core.games.gnav.house_rules.rules",
    "compare": "gnav_core.games.gnav.compare.compare",
    "ruling": "gnav_core.games.gnav.rulings.ruling",
    "text": "gnav_core.core.text",
    "cite": "gnav_core.core.cite",
    "share": "gnav_core.core.share",
}
