"""A page is folded where nobody sees it, and nowhere else."""

from __future__ import annotations

import pytest

from scripts.hosts.spaces import folded


@pytest.mark.parametrize(
    ("page", "then"),
    [
        ("<p>a</p>\n\n   <p>b\n    c</p>", "<p>a</p>\n<p>b\nc</p>"),
        ("<p>a  b</p>", "<p>a  b</p>"),
        ("<p>a\n b</p><pre>a\n  b</pre>\n\n<p>c</p>", "<p>a\nb</p><pre>a\n  b</pre>\n<p>c</p>"),
        ("<script>a\n\n  b</script>\n\n <i>c</i>", "<script>a\n\n  b</script>\n<i>c</i>"),
        ('<textarea id="x">a\n\n b</textarea>', '<textarea id="x">a\n\n b</textarea>'),
    ],
)
def test_only_line_breaks_and_indents_are_folded(page: str, then: str) -> None:
    assert folded(page) == then
    assert folded(then) == then
