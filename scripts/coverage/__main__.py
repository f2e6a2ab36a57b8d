"""Write the record of coverage from a run of the tests and examples of the rules."""

from __future__ import annotations

import sys

import pytest

from scripts.coverage.recording import RULES, TESTS

if __name__ == "__main__":
    sys.exit(pytest.main(["-q", "--write-coverage", *map(str, RULES), str(TESTS / "examples")]))
