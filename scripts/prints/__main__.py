"""`python -m scripts.prints`: make every print, and list them."""

from __future__ import annotations

import json
import time
from pathlib import Path

from scripts import tei
from scripts.prints.catalogue import prints
from scripts.prints.making import press
from scripts.tei.archive import load


def main(root: Path = tei.ROOT) -> None:
    """Make what is not made yet, drop what is no longer a print, and say what there is."""
    began, made = time.monotonic(), press(root)
    told = [made.make(one) for one in prints(load(root))]
    kept = {name for one in told for name in (*one["pictures"], *(f["name"] for f in one["files"]))}
    for path in sorted(made.out.rglob("*.*")):
        if path.is_file() and path.relative_to(made.out).as_posix() not in kept:
            path.unlink()
    (made.out.parent / "prints.json").write_text(
        json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8"
    )
    size = sum(file["bytes"] for one in told for file in one["files"])
    seconds = time.monotonic() - began
    print(f"build/prints: {len(told)} prints, {size / 1e6:.1f} MB, {seconds:.0f} s")


if __name__ == "__main__":
    main()
