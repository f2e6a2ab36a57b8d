"""Write the policy into every page of a built site, and the settings of each host beside them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from urllib.parse import urlsplit

from scripts.cite.files import site_address
from scripts.hosts import apache, caddy, netlify, nginx, policy, redirects

HOSTS = (netlify, redirects, nginx, apache, caddy)


def base() -> str:
    """Give the path at which the site stands on its host: nothing, or ``/folder``."""
    return urlsplit(site_address()).path.rstrip("/")


def main() -> str | None:
    """Finish the site named; give the reason where it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m scripts.hosts", description=__doc__)
    parser.add_argument("site", type=Path)
    site = parser.parse_args().site
    try:
        policy.write(site)
    except ValueError as error:
        return f"hosts: {error}"
    at = base()
    for host in HOSTS:
        path = site / host.PATH
        path.parent.mkdir(exist_ok=True)
        path.write_text(host.text(at), encoding="utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main())
