"""``_headers``, which Netlify and Cloudflare Pages read; they compress, and know the types."""

from __future__ import annotations

from typing import Final

from gnav_core.serving import sent

PATH: Final = "_headers"


def text(at: str = "") -> str:
    """Set, for a site that stands `at` a path, what goes with every file, then with one."""
    blocks = {"/*": sent.EVERYWHERE, **sent.ONLY}
    return "".join(f"{at}{path}\n{lines(headers)}" for path, headers in blocks.items())


def lines(headers: dict[str, str]) -> str:
    """Set one header a line."""
    return "".join(f"  {name}: {value}\n" for name, value in headers.items())
