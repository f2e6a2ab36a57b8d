"""Addresses: an id is a path."""

from __future__ import annotations

import pytest

from scripts.tei.links import address, label, relative


@pytest.mark.parametrize(
    ("ident", "path", "name"),
    [
        ("gnav-1774", "gnav-1774/", "1774"),
        ("gnav-1774.r3", "gnav-1774/r3/", "1774:3"),
        ("gnav-1774.r3.d", "gnav-1774/r3/#d", "1774:3[d]"),
        ("gnav-kb.q.fool", "gnav-kb/cruces/#fool", "KB, crux fool"),
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
