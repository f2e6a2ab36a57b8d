"""Robots are told that all may be read, and where the list of pages is."""

from __future__ import annotations

from scripts.data.publish import robots


def test_robots_are_told_of_the_list_of_pages_by_its_whole_address():
    assert robots("https://gnav.example/sitemap.xml").splitlines() == [
        "User-agent: *",
        "Allow: /",
        "Sitemap: https://gnav.example/sitemap.xml",
    ]
