"""Put the Danish of the site's labels, from the catalogues, into the script that tells it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from gnav_core.core import registry, sentences
from scripts.pages.bind import shortened

WORDS = "LABELS"


def labels() -> Mapping[str, str]:
    """Read what the pages say in Danish, by its English: the house's sentences and all games'."""
    registry.families()
    return sentences.danish("pages")


def fill(script: str) -> str:
    """Fill the sentences in, and shorten the script."""
    return shortened(script.replace(f"({WORDS})", f"({json.dumps(labels())})"), "js")
