"""The command ``gnav cite``, run from a checkout where nothing is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date

import pytest

from scripts import tei

SITE = "https://gnav.example/"


def cite(*arguments: str, site: str = SITE) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-S", "-m", "gnav_core", "cite", *arguments]
    given = {**os.environ, "SITE_URL": site}
    done = subprocess.run(
        command, cwd=tei.ROOT, env=given, capture_output=True, encoding="utf-8", check=False
    )
    assert "Traceback" not in done.stderr
    return done


@pytest.mark.parametrize(
    ("style", "said"),
    [
        ("apa", "[Kebselein]. (1774). Gnav eller Kis-Kis, regel 3[d]. In Politiske"),
        ("chicago", "[Kebselein]. “Gnav eller Kis-Kis, regel 3[d].” In Politiske"),
        ("da", "[Kebselein]: ”Gnav eller Kis-Kis”, regel 3[d], i Politiske"),
        ("bibtex", "@incollection{gnav-1774.r3.d,\n"),
        ("ris", "TY  - CHAP\n"),
        ("csl", '[{\n "id": "gnav-1774.r3.d",'),
        ("wikipedia", "{{cite book |author=&#91;Kebselein&#93; "),
        ("id", "gnav-1774.r3.d https://gnav.example/id/gnav-1774.r3.d/"),
    ],
)
def test_every_style_is_printed(style, said):
    done = cite("1774:3d", "--style", style)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(said)


@pytest.mark.parametrize(
    ("cited", "page"),
    [("hanrey:4", "9"), ("hanrey:5", "9-10"), ("hanrey:5b", "10"), ("hanrey", "9-10")],
)
def test_a_passage_is_cited_by_the_pages_it_stands_on(cited: str, page: str):
    """hanrey-1774.r5: page 10 begins within its first clause."""
    (item,) = json.loads(cite(cited, "--style", "csl").stdout)
    assert item["page"] == page


def test_the_day_of_access_is_today_unless_another_is_named():
    today = date.today().isoformat()
    assert f"urldate = {{{today}}}" in cite("1774:3", "--style", "bibtex").stdout
    named = cite("1774:3", "--accessed", "2027-03-01").stdout
    assert named.endswith("(tilgået 1. marts 2027)\n")
    assert (
        "Retrieved March 1, 2027, from"
        in cite("kb:1", "--style", "apa", "--accessed", "2027-03-01").stdout
    )


def test_addresses_are_those_of_the_site_that_is_named():
    said = cite("1774:3", "--style", "id", site="https://archive.example").stdout
    assert said == "gnav-1774.r3 https://archive.example/id/gnav-1774.r3/\n"


@pytest.mark.parametrize("style", ["da", "bibtex", "csl", "id"])
def test_without_an_address_one_sentence_says_that_there_is_none_and_how_to_set_it(style):
    done = cite("1774:3", "--style", style, site="")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no published address yet" in done.stderr
    assert "SITE_URL=https://" in done.stderr
    assert "127.0.0.1" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_address_of_this_machine_is_named_where_somebody_asks_for_it():
    said = cite("1774:3", "--style", "id", site="http://127.0.0.1:8000/").stdout
    assert said == "gnav-1774.r3 http://127.0.0.1:8000/id/gnav-1774.r3/\n"


def test_several_items_of_csl_are_one_array():
    items = json.loads(cite("1774", "1917:3", "kb:1a", "--style", "csl").stdout)
    assert [item["id"] for item in items] == ["gnav-1774", "gnav-1917.r3", "gnav-kb.r1.a"]


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("1774:99",), 1, "the rules of gnav-1774 go from 1774:0 to 1774:17"),
        (("1774:3z",), 1, "1774:3 has the clauses 1774:3[a], 1774:3[b]"),
        (("1774:cuckoo",), 1, "cite the passage it asks about: 1774:3[h]"),
        (("1774:3", "--style", "bibtecs"), 2, "near it is 'bibtex'; the styles are apa, chicago"),
        (("1774:3", "--accessed", "yesterday"), 2, "'yesterday' is no day"),
    ],
)
def test_what_cannot_be_cited_is_said_in_one_sentence(arguments, status, said):
    done = cite(*arguments)
    assert (done.returncode, done.stdout) == (status, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_one_that_is_unknown_spoils_no_other():
    done = cite("1774:99", "1774:3", "--style", "id")
    assert done.returncode == 1
    assert done.stdout.startswith("gnav-1774.r3 ")
