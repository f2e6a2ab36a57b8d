"""What soaks have found is played in every run: a seed that failed once does not fail again.

How a line gets into the file, and that one that fails is seen here, is shown in `test_soak.py`.
"""

from __future__ import annotations

from pathlib import Path

from scripts.soak.found import failing


def test_what_a_soak_has_found_fails_no_more() -> None:
    assert not "\n".join(failing(Path(__file__).parents[2]))
