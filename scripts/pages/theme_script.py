"""Change the theme's script where the archive wants it otherwise; each place is found or refused.

- The search's index is fetched when somebody searches, in the language chosen by then.
- Where a focus is shown is the browser's own matter.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Final

INDEX: Final = '"search/search_index.json"'
#: Where the theme asks for the search's index as soon as a page comes, and how it waits until a
#: search is opened, or an address says what was sought: half of what a page weighs, and the most of
#: its memory. Until then the language may still be changed.
PLACES: Final = {
    'document.forms.namedItem("search")?ks():': (
        'document.forms.namedItem("search")?H(ks).pipe(Z(1)):'
    ),
    'L($(location.protocol!=="file:"),Je("search"))': 'Je("search")',
    'z([t,r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")))])': (
        'r.pipe(Q(we()),g(o=>!!o.searchParams.get("h")),b(n=>t.pipe(m(o=>[o,n]))))'
    ),
    INDEX: f"document.documentElement.dataset.language==='da'?{INDEX[:-5]}da.json\":{INDEX}",
}
#: The theme's own telling of :focus-visible, from before browsers had it: at each focus it writes a
#: class on what holds it, and the browser styles all of the table inside anew.
OWN_FOCUS: Final = re.compile(
    r"(?<==>\{)\(function\(\w,\w\)\{(?:(?!\}\);var ).)+"
    r'"focus-visible-polyfill-ready".+?(?=\}\);var )'
)


def changed(script: str) -> str:
    """Give the script as the archive wants it.

    Raises ValueError where a place is not there once: the theme has changed.
    """
    for place, ours in PLACES.items():
        if script.count(place) != 1:
            raise ValueError(f"the theme's script no longer has {place} once")
        script = script.replace(place, ours)
    script, cut = OWN_FOCUS.subn("", script)
    if cut != 1 or "focus-visible" in script:
        raise ValueError("the theme's script no longer tells of :focus-visible in one place")
    return script


def main() -> str | None:
    """Change the script named; give the reason where it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m scripts.pages.theme_script")
    parser.add_argument("script", type=Path)
    script: Path = parser.parse_args().script
    try:
        script.write_text(changed(script.read_text("utf-8")), "utf-8")
    except ValueError as error:
        return f"theme_script: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
