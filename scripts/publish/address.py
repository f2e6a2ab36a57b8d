"""What an address must be before a site is built for it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

WANTED: Final = (
    "name the address that readers will use, as in SITE_URL=https://library.example/gnav/"
)
LOCAL: Final = ("localhost", "127.0.0.1", "0.0.0.0", "::1")


def fault(address: str) -> str:
    """Say in one sentence why a site cannot be published at an address; nothing where it can."""
    if not address:
        return f"SITE_URL is not set: {WANTED}"
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return f"{address} is no address: {WANTED}"
    if parts.scheme not in ("https", "http") or not host:
        return f"{address} is no address of the web: {WANTED}"
    if host in LOCAL or host.endswith(".localhost"):
        return f"{address} is this machine, which no reader reaches: {WANTED}"
    if parts.query or parts.fragment:
        return f"{address} has a question or a fragment: {WANTED}"
    return ""
