"""The cries explained in the language of the interface, as the edition translates them.

“Kis-Kis” is the call to a cat, and the edition leaves it as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

GLOSSES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "hug af": "strike off",
        "Hug af!": "Strike off!",
        "Jeg står!": "I stand!",
        "Stå for gøgen!": "Stop for the cuckoo!",
        "Hest forbi!": "Horse past!",
        "Hus forbi!": "House past!",
        "Ich gebe weiter an den nächsten.": "I pass it on to the next.",
        "Alles steht vorm König": "All stop for the king",
        "Alles steht vor der Dame.": "All stop for the queen.",
    },
    "da": {
        "Ich gebe weiter an den nächsten.": "Jeg giver videre til den næste.",
        "Alles steht vorm König": "Alle står for kongen",
        "Alles steht vor der Dame.": "Alle står for damen.",
    },
}


def gloss(cry: str | None, language: str = "en") -> str | None:
    """Explain a cry; ``None`` where it is left as it is, or needs no explaining."""
    return GLOSSES[language].get(cry) if cry else None
