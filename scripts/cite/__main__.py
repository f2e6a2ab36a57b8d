"""Write ``gnav_core/core/citations.json``, or with ``--check`` say whether it is stale."""

from __future__ import annotations

import argparse
import sys

from scripts import tei
from scripts.cite import citations_json


def main() -> int:
    """Write the citations, or with ``--check`` exit with 1 if they are stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 if the file is stale")
    check: bool = parser.parse_args().check
    path = tei.ROOT / citations_json.PATH
    written = citations_json.dumps(
        citations_json.citations(tei.load_texts(), citations_json.newest_release())
    )
    if path.exists() and path.read_text(encoding="utf-8") == written:
        return 0
    if check:
        print(f"{citations_json.PATH} is stale: run `make text` and commit it", file=sys.stderr)
        return 1
    path.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
