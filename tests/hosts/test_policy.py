"""The policy in every page: what it may load, and nothing else."""

from __future__ import annotations

import html
import re
from pathlib import Path

import html5lib
import pytest

from gnav_core.serving import sent
from scripts import tei
from scripts.hosts import policy

SITE = tei.ROOT / "build" / "site"
PAGE = (
    '<!doctype html><html><head><meta charset="utf-8"><title>a</title>'
    '<script>let a="<b>"</script><script src="b.js"></script>'
    '<script type="application/ld+json">{}</script></head></html>'
)
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


def directives(said: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in (part.split() for part in said.split("; "))}


def policies(page: Path) -> list[str]:
    """Give each policy that a page has, as a browser reads it."""
    return [html.unescape(said) for said in META.findall(page.read_text("utf-8"))]


@pytest.fixture(scope="module")
def built() -> str:
    """The policy of the built site, as its front page has it."""
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    (said,) = policies(SITE / "index.html")
    return said


def test_only_code_in_a_page_is_named_by_its_hash():
    (code,) = policy.scripts_within(PAGE)
    assert code == 'let a="<b>"'
    assert f"; script-src 'self' {policy.hashed(code)}; " in policy.policy({code})


def test_the_policy_comes_before_all_that_it_governs(tmp_path: Path):
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    said = policy.write(tmp_path)
    tree = html5lib.parse((tmp_path / "index.html").read_text("utf-8"), namespaceHTMLElements=False)
    charset, meta, *_ = tree.iterfind("head/*")
    assert charset.get("charset") == "utf-8"
    assert (meta.get("http-equiv"), meta.get("content")) == ("Content-Security-Policy", said)


def test_a_site_that_is_finished_again_is_the_same(tmp_path: Path):
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    policy.write(tmp_path)
    once = (tmp_path / "index.html").read_text("utf-8")
    policy.write(tmp_path)
    assert (tmp_path / "index.html").read_text("utf-8") == once


@pytest.mark.parametrize("first", ["<script>1</script>", '<link href="a.css">', "<style></style>"])
def test_a_page_on_which_something_comes_first_is_refused(tmp_path: Path, first: str):
    page = PAGE.replace("<meta charset", f"{first}<meta charset")
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    with pytest.raises(ValueError, match="the policy must come first"):
        policy.write(tmp_path)


def test_a_frozen_page_is_left_as_it_is(tmp_path: Path):
    frozen = tmp_path / "v1.0.0" / "index.html"
    frozen.parent.mkdir()
    frozen.write_text(PAGE, encoding="utf-8")
    policy.write(tmp_path)
    assert frozen.read_text("utf-8") == PAGE


def test_every_built_page_has_the_same_policy_once(built: str):
    pages = list(policy.pages(SITE))
    assert len(pages) > 400
    for page in pages:
        assert policies(page) == [built], page


def test_the_built_policy_names_each_script_that_stands_in_a_page_and_no_other(built: str):
    within = (policy.scripts_within(page.read_text("utf-8")) for page in policy.pages(SITE))
    hashes = {policy.hashed(code) for code in set().union(*within)}
    assert set(directives(built)["script-src"]) == {"'self'", *hashes}


def test_no_page_may_compile_webassembly_or_run_what_is_not_its_own(built: str):
    said = directives(built)
    assert said["default-src"] == said["base-uri"] == said["form-action"] == ["'none'"]
    assert not re.search(r"eval|wasm|http|\*|strict-dynamic", built)
    assert [name for name, sources in said.items() if "'unsafe-inline'" in sources] == ["style-src"]
    for name in ("object-src", "frame-src", "frame-ancestors", "media-src"):
        assert name not in said, "nothing, by default-src; and frame-ancestors by a header alone"


def test_the_worker_alone_may_compile_webassembly():
    (worker,) = sent.ONLY
    assert (SITE / worker.lstrip("/")).is_file()
    said = directives(sent.headers(worker)[sent.POLICY])
    assert said == {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "connect-src": ["'self'"],
    }
    assert sent.headers("/play/")[sent.POLICY] == "frame-ancestors 'none'"


def test_what_is_written_of_the_policy_is_what_is_built(built: str):
    said = (tei.ROOT / "SECURITY.md").read_text("utf-8")
    named = re.sub(r"'sha256-[^']+'( 'sha256-[^']+')*", "'sha256-…'", built)
    assert f"```text\n{named}\n```" in said
    for headers in sent.ONLY.values():
        assert f"`{headers[sent.POLICY]}`" in said
        hosting = (tei.ROOT / "docs/hosting.md").read_text("utf-8")
        assert f"`{headers[sent.POLICY]}`" in hosting
