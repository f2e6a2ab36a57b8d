"""Addresses: an id is a path."""

from __future__ import annotations

import re

import pytest

from gnav_core.core import text
from scripts.tei import ROOT
from scripts.tei.links import address, label, relative


@pytest.mark.parametrize(
    ("ident", "path", "name"),
    [
        ("gnav-1774", "gnav-1774/", "1774"),
        ("gnav-1774.r3", "gnav-1774/r3/", "1774:3"),
        ("gnav-1774.r3.d", "gnav-1774/r3/#d", "1774:3[d]"),
        ("gnav-1774.q.cuckoo", "gnav-1774/cruces/#cuckoo", "1774, crux cuckoo"),
        ("gnav-kb.q.fool", "gnav-kb/cruces/#fool", "KB, gap fool"),
        ("gnav-kb.q.ratto", "gnav-kb/cruces/#ratto", "KB, question ratto"),
    ],
)
def test_an_id_is_an_address_and_a_citation(ident: str, path: str, name: str) -> None:
    assert address(ident) == path
    assert label(ident) == name


@pytest.mark.parametrize(
    ("page", "target", "way"),
    [
        ("gnav-1774/r3/", "gnav-1774/r3/#d", "#d"),
        ("gnav-1774/r3/", "gnav-1774/r4/", "../r4/"),
        ("gnav-1774/", "gnav-1774/r3/#d", "r3/#d"),
        ("gnav-1774/r3/", "gnav-1774/", "../"),
        ("gnav-1774/r3/", "", "../../"),
        ("cruces/", "gnav-kb/cruces/#fool", "../gnav-kb/cruces/#fool"),
        ("", "play/", "play/"),
        ("play/", "play/", "./"),
    ],
)
def test_a_link_is_relative(page: str, target: str, way: str) -> None:
    assert relative(page, target) == way


#: What a link calls what is asked, in each language, by its kind.
CALLED = {
    "crux": ("crux", "tvivlsstedet"),
    "gap": ("gap", "hullet"),
    "question": ("question", "spørgsmålet"),
}
NAMED = re.compile(
    r"\b(crux|gap|question|tvivlsstedet|hullet|spørgsmålet) \[?\*?([a-z0-9-]+)\*?\]"
    r"\(([^)#]*)cruces/index\.md#([a-z0-9-]+)\)"
)


def test_a_link_calls_what_is_asked_by_its_kind() -> None:
    docs, called = ROOT / "docs", []
    for file in sorted(docs.rglob("*.md")):
        for kind, _, way, name in NAMED.findall(file.read_text("utf-8")):
            of = re.search(r"([a-z0-9-]+)/$", way)
            source = of[1] if of else file.name.partition(".")[0]
            called.append((kind, f"{source}.q.{name}"))
    assert len(called) > 80
    assert [one for one in called if one[0] not in CALLED[text.kind(one[1])]] == []
