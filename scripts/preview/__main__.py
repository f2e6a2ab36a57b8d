"""`python -m scripts.preview`: make the picture of each rule and each source."""

from __future__ import annotations

import time

from scripts.preview.making import cards, press
from scripts.tei.archive import load


def main() -> None:
    """Make what has changed, and say how many there are, their bytes, and how long it took."""
    began, made = time.monotonic(), press()
    wanted = list(cards(load()))
    anew = made.make(wanted)
    size = sum((made.out / card.file).stat().st_size for card in wanted)
    seconds = time.monotonic() - began
    print(
        f"build/previews: {len(wanted)} pictures, {anew} anew, {size / 1e6:.1f} MB, {seconds:.1f} s"
    )


if __name__ == "__main__":
    main()
