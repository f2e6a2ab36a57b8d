"""What of gnav_core is public: the one list of its modules, each under the name of its page.

A page keeps its name, and so its address, wherever its module moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PUBLIC: Final[Mapping[str, str]] = {
    "games": "gnav_core.games",
    "game": "gnav_core.game",
    "cited": "gnav_core.cited",
    "rule-set": "gnav_core.gnav.ruleset",
    "record": "gnav_core.record",
    "house": "gnav_core.house.rules",
    "compare": "gnav_core.laws.compare",
    "ruling": "gnav_core.laws.ruling",
    "text": "gnav_core.text",
    "cite": "gnav_core.cite",
    "share": "gnav_core.share",
}
