"""The code on the page for game designers runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "drive-the-engine.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_code_on_the_page_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.strip()


def test_a_game_is_driven_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    first = BLOCKS[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
    exec(compile(first, str(PAGE), "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("won")
    assert all("gnav-1774." in line for line in told)
