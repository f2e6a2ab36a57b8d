"""Write the icons, the manifest, and the service worker with its list into a finished site."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.offline import manifest, shelves


def main() -> str | None:
    """Finish the site named; give the reason where it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m scripts.offline", description=__doc__)
    parser.add_argument("site", type=Path)
    site: Path = parser.parse_args().site
    try:
        manifest.write(site)
        shelves.write(site)
    except ValueError as error:
        return f"offline: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
