"""Write the headers a host must send with the site: what its pages may load, and from where.

``_headers`` in the built site, in the form static hosts read; ``scripts.serve`` sends the same.
A worker is not governed by a policy in the page that starts it, so the policy is a header.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import re
from pathlib import Path

INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
NAME = "_headers"


def inline_scripts(page: str) -> set[str]:
    """Collect the code that stands in a page itself."""
    return {
        found["code"]
        for found in INLINE.finditer(page)
        if " src=" not in found["attributes"] and "json" not in found["attributes"]
    }


def hashed(code: str) -> str:
    """Name a piece of code as a policy does."""
    digest = hashlib.sha256(code.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(site: Path) -> str:
    """Allow what the built pages need and nothing else."""
    pages = (page.read_text(encoding="utf-8") for page in sorted(site.rglob("*.html")))
    code = set().union(*(inline_scripts(page) for page in pages))
    scripts = " ".join(sorted(map(hashed, code)))
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' 'wasm-unsafe-eval' {scripts}".rstrip(),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def read(site: Path) -> dict[str, str]:
    """Read the headers of a built site; none where the file is missing."""
    file = site / NAME
    lines = file.read_text(encoding="utf-8").splitlines()[1:] if file.exists() else []
    return dict(line.strip().split(": ", 1) for line in lines)


def main() -> None:
    """Write the headers of the site named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    site = parser.parse_args().site
    headers = {
        "Content-Security-Policy": policy(site),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
    }
    lines = "".join(f"  {name}: {value}\n" for name, value in headers.items())
    (site / NAME).write_text(f"/*\n{lines}", encoding="utf-8")


if __name__ == "__main__":
    main()
