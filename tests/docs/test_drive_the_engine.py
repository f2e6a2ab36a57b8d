"""The page for game designers keeps what its first sentence says."""

from __future__ import annotations

import pytest

from tests.docs.blocks import ROOT, blocks


def test_a_game_is_driven_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    page = ROOT / "docs" / "drive-the-engine.md"
    first = next(block for block in blocks(page) if block.language == "python")
    assert len([line for line in first.text.splitlines() if line.strip()]) <= 10
    exec(compile(first.text, str(page), "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1].startswith("won")
    assert all("gnav-1774." in line for line in printed)
