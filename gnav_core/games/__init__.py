"""The games: a package each. To play one, ``games.new("gnav-1774", players=4)``."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gnav_core.core.registry import SOURCES, SetupError, find, new, readings, rule_set, seat

FAMILIES = (
    "gnav",
    "byd",
    "fem_kort",
    "hanrey",
    "lang_hanrey",
    "hundrede_og_eet",
    "mariage",
    "polsk_pas",
    "piquet",
    "styrvolt",
    "tre_kort",
    "narrespillet",
)
"""The packages of the games, in the order in which their sources are listed."""

ASKED = ("canasta",)
"""The packages of texts that are asked, and not played: no game is made of them."""

__all__ = ("SOURCES", "SetupError", "find", "new", "readings", "rule_set", "seat")


def __getattr__(name: str) -> Any:
    """Find what plays a game in the registry, which imports the games themselves."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from gnav_core.core import registry

    return getattr(registry, name)
