"""Run PettingZoo's own tests on our environments; a line of JSON for each.

Run by the Python of `build/clients`: ``RULES...``.
"""

from __future__ import annotations

import json
import sys
import warnings

from pettingzoo.test import api_test, seed_test

from gnav_core.adapters.pettingzoo import env
from gnav_core.core import registry

CYCLES = 80
MASKED = ("Observation is not a NumPy array", "Observation space for each agent probably should")
"""What is said of every environment with a mask of what may be done, PettingZoo's own too."""


def tested(rules: str) -> list[str]:
    """Run the tests; give what else they warn of."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(env(rules, cap=200), num_cycles=CYCLES, verbose_progress=False)
        seed_test(lambda: env(rules, cap=200), num_cycles=CYCLES)
    return [str(one.message) for one in heard if not str(one.message).startswith(MASKED)]


if __name__ == "__main__":
    out, sys.stdout = sys.stdout, sys.stderr  # the tests say that they have passed
    for asked in sys.argv[1:] or registry.SOURCES:
        print(json.dumps({"rules": asked, "warned": tested(asked)}), file=out, flush=True)
