"""The headers a host must send: what the pages may load, and nothing else."""

from __future__ import annotations

from urllib.request import urlopen

import pytest

from scripts import headers
from scripts.serve import serve_folder

PAGE = (
    '<script>let a=1</script><script src="b.js"></script>'
    '<script type="application/ld+json">{}</script>'
)


def test_only_code_in_a_page_is_named_by_its_hash(tmp_path):
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    policy = headers.policy(tmp_path)
    assert headers.inline_scripts(PAGE) == {"let a=1"}
    assert f"script-src 'self' 'wasm-unsafe-eval' {headers.hashed('let a=1')}; " in policy
    assert "'unsafe-eval'" not in policy


def test_the_server_sends_what_the_file_says(tmp_path):
    (tmp_path / "index.html").write_text("front", encoding="utf-8")
    (tmp_path / "_headers").write_text("/*\n  Referrer-Policy: no-referrer\n", encoding="utf-8")
    assert headers.read(tmp_path) == {"Referrer-Policy": "no-referrer"}
    with serve_folder(tmp_path) as address, urlopen(address) as answer:
        assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("needed", ["worker", "connect", "font"])
def test_what_is_not_named_comes_from_the_site_itself(tmp_path, needed):
    assert headers.policy(tmp_path).startswith("default-src 'self'; ")
    assert f"{needed}-src" not in headers.policy(tmp_path)
