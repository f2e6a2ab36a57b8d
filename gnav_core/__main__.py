"""Run ``gnav`` from a bare checkout: ``python3 -m gnav_core``."""

import sys

from gnav_core.cli import main

if __name__ == "__main__":
    sys.exit(main())
