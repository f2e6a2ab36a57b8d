"""Check the address named by SITE_URL; with a built site, check that and pack it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from scripts.cite.files import site_address
from scripts.publish import address, pack, whole

TARGET: Final = Path("build/gnav-archive-site.tar.gz")
SHOWN: Final = 20


def main() -> str | None:
    """Check and pack; give the reason where it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m scripts.publish", description=__doc__)
    parser.add_argument("site", type=Path, nargs="?")
    site: Path | None = parser.parse_args().site
    if fault := address.fault(os.environ.get("SITE_URL", "").strip()):
        return f"publish: {fault}"
    if site is None:
        return None
    at = site_address()
    if faults := list(whole.faults(site, at)):
        more = len(faults) - SHOWN
        rest = [f"and {more} more"] if more > 0 else []
        return "\n".join(["publish: the site is not whole", *faults[:SHOWN], *rest])
    count = pack.pack(site, TARGET)
    print(f"{TARGET}: {count} files for {at}, {TARGET.stat().st_size / 1e6:.1f} MB")
    print("checked: no dead link, no address of this machine, canonical addresses, sitemap")
    return None


if __name__ == "__main__":
    sys.exit(main())
