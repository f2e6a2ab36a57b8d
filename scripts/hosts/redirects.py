"""``_redirects``, which Netlify and Cloudflare Pages read: where the addresses that moved lead."""

from __future__ import annotations

from typing import Final

PATH: Final = "_redirects"

#: The texts whose ranges were answered. No text is ever added here.
TEXTS: Final = (
    *("gnav-1774", "gnav-1917", "gnav-wikipedia", "gnav-kb", "gnav-german"),
    "spilleregler-1774",
)


def text(at: str = "") -> str:
    """Set the redirects of a site that stands `at` a path.

    A placeholder there is a whole step of a path, ending and all. So the forms with and without
    ``down`` cannot be told apart by a pattern: the texts without it are named.
    """
    dts, ends = f"{at}/api/dts", "/:start/:end"
    plain = [
        f"{dts}/navigation/{name}{ends} {dts}/navigation/{name};down=-1.jsonld 301"
        for name in TEXTS
    ]
    return "\n".join(
        [
            f"{dts}/document/:text{ends} {dts}/document/:text.xml 301",
            *plain,
            f"{dts}/navigation/:text{ends} {dts}/navigation/:text.jsonld 301",
            "",
        ]
    )
