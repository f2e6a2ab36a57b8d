"""Write a picture with a palette: a third of its bytes, and the eye sees no difference."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image


def in_few_colours(picture: bytes, **how: Any) -> bytes:
    """Write a PNG anew with a palette, which Pillow's `Image.quantize` is told `how` to choose."""
    packed = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.convert("RGB").quantize(**how).save(packed, "PNG", optimize=True)
    return packed.getvalue()
