"""What a page may load: one Content-Security-Policy, written into every page of the built site.

It is the same in all pages, as the theme turns pages without loading them and the browser keeps
the policy of the first; so it names every script that stands in any page, by its hash. WebAssembly
is not allowed: only the worker compiles it, under a policy of its own (``gnav_core.serving.sent``).
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.data.releases import VERSION
from scripts.hosts.spaces import folded

#: By directive; what is not named here may come from nowhere, frames and plug-ins too.
SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",  # and the hashes
    # The parts of the table set styles on what they draw (Lit does so by the attribute, and in
    # older browsers by an element); no hash can name those, as they change with what is drawn.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",  # the arrows of the theme's drawer stand in its style sheet
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}

SCRIPT: Final = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
CHARSET: Final = '<meta charset="utf-8">'
META: Final = '\n<meta http-equiv="Content-Security-Policy" content="{}">'
WRITTEN: Final = re.compile(re.escape(META).replace(r"\{\}", '[^"]*'))


def scripts_within(page: str) -> set[str]:
    """Collect the code that stands in a page itself; data is no code."""
    return {
        found["code"]
        for found in SCRIPT.finditer(page)
        if " src=" not in found["attributes"] and "json" not in found["attributes"]
    }


def hashed(code: str) -> str:
    """Name a piece of code as a policy does."""
    digest = hashlib.sha256(code.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(code: set[str]) -> str:
    """Allow what the pages need, these pieces of code among it, and nothing else."""
    scripts = " ".join([SOURCES["script-src"], *sorted(map(hashed, code))])
    said = {**SOURCES, "script-src": scripts}
    return "; ".join(f"{name} {sources}" for name, sources in said.items())


def pages(site: Path) -> Iterator[Path]:
    """Yield every page of a site, but those of frozen releases: these are never changed."""
    for page in sorted(site.rglob("*.html")):
        folder = page.relative_to(site).parts[0]
        if not VERSION.fullmatch(folder.removeprefix("v")):
            yield page


def write(site: Path) -> str:
    """Write the policy into every page, folded, before anything that it governs, and give it.

    Raises ValueError for a page that does not open with its character set.
    """
    texts = {page: folded(WRITTEN.sub("", page.read_text("utf-8"))) for page in pages(site)}
    said = policy(set().union(*map(scripts_within, texts.values())))
    for page, text in texts.items():
        try:
            page.write_text(governed(text, said), encoding="utf-8")
        except ValueError as wrong:
            raise ValueError(f"{page} {wrong}") from None
    return said


def governed(page: str, said: str) -> str:
    """Write a policy into a page, before anything that it governs.

    Raises ValueError for a page that does not open with its character set.
    """
    before, charset, after = page.partition(CHARSET)
    if not charset or "<script" in before or "<link" in before or "<style" in before:
        raise ValueError(f"has something before {CHARSET}: the policy must come first")
    return before + charset + META.format(said) + after


def alone(page: str, other: str) -> str:
    """Finish a page that was drawn alone: with the policy of another, and its own scripts."""
    found = WRITTEN.search(other)
    said = found[0].partition('content="')[2].removesuffix('">') if found else policy(set())
    for new in sorted(map(hashed, scripts_within(page))):
        if new not in said:
            said = said.replace("; style-src", f" {new}; style-src")
    return governed(folded(page), said)
