"""Whether a sentence is said rightly to whoever reads it, where it tells of him."""

from __future__ import annotations

import re

from gnav_core.core.sentences import PART, Reader, danish, tell

#: “You bids”, “and takes” and, in Danish, *du* where it must be *dig*.
WRONG = re.compile(
    r"\byou (?:alone )?(?!pass\b)\w+s\b|\b(?:af|beder|fra|med|spørger|til) du\b", re.IGNORECASE
)
SECOND = {
    "en": re.compile(r"\byour?\b", re.IGNORECASE),
    "da": re.compile(r"\b(?:d[ui]|di[gnt]|dine)\b", re.IGNORECASE),
}
AND = re.compile(r"\b(?:and|så) (?!pass\b)\w+s\b")


def said_rightly(template: str, part: str) -> bool:
    """Whether a sentence names the reader in neither language where a part of it is he."""
    assert template in danish(), template
    for language, second in SECOND.items():
        parts = {name: name.upper() for name in PART.findall(template)}
        said = tell(language, template, **{**parts, part: Reader("READER")})
        assert "READER" not in said, said
        assert second.search(said), said
        assert not WRONG.search(said), said
        assert not (said.startswith("You ") and AND.search(said)), said
    return True
