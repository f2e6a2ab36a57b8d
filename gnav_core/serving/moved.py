"""Addresses that moved, and where to.

DTS once answered every pair of references of six texts. Such a range leads to its whole text now:
its TEI, or the list of what is in it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

#: What the parts of an address are made of: nothing that a host would have to escape again, and
#: nothing that leads to another host.
PARTS: Final = {
    "site": "(?:/[A-Za-z0-9._~-]+)*",  # where on its host the site stands
    "text": "[a-z0-9-]+",
    "down": "-?[0-9]+",
    "start": "[a-z0-9.]+",
    "end": "[a-z0-9.]+",
}
PART: Final = re.compile(r"\{(\w+)\}")


class Moved(NamedTuple):
    """Addresses of one form, and the form of those they lead to; parts stand in braces."""

    old: str
    new: str

    @property
    def pattern(self) -> str:
        """Give the regular expression of the old addresses, a group for each part."""
        escaped = self.old.replace(".", r"\.")
        return f"^{PART.sub(lambda part: f'({PARTS[part[1]]})', escaped)}$"

    def target(self, group: str) -> str:
        """Give the new address; ``group`` is how a host writes the n-th group: ``$%d``."""
        names = PART.findall(self.old)
        return self.new.format(**{name: group % at for at, name in enumerate(names, 1)})


DOCUMENT: Final = "{site}/api/dts/document/{text}"
NAVIGATION: Final = "{site}/api/dts/navigation/{text}"
MOVED: Final = (
    Moved(f"{DOCUMENT}/{{start}}/{{end}}.xml", f"{DOCUMENT}.xml"),
    Moved(
        f"{NAVIGATION};down={{down}}/{{start}}/{{end}}.jsonld",
        f"{NAVIGATION};down={{down}}.jsonld",
    ),
    Moved(f"{NAVIGATION}/{{start}}/{{end}}.jsonld", f"{NAVIGATION};down=-1.jsonld"),
)


def to(path: str) -> str | None:
    """Give the path that an old path leads to; None where nothing moved."""
    for form in MOVED:
        if found := re.fullmatch(form.pattern, path):
            return found.expand(form.target(r"\%d"))
    return None
