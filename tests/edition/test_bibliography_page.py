"""The bibliography as a page: what its table counts of the notes."""

from __future__ import annotations

from scripts.pages.bibliography_page import RESTS, strongest
from scripts.tei.bibliography import STATUSES, load
from scripts.tei.grounds import Ground, grounds
from tests.edition.conftest import Find


def test_a_note_is_counted_by_the_strongest_work_that_it_rests_on() -> None:
    known = {status: status for status in STATUSES}
    assert strongest(Ground(("unseen", "cited", "seen"), ""), known) == "seen"
    assert strongest(Ground(("unseen", "cited"), "ours"), known) == "cited"
    assert strongest(Ground(("unseen",), ""), known) == "unseen"
    assert strongest(Ground((), "text"), known) == "text"


def test_the_table_counts_every_note_once(page: Find) -> None:
    rows = page("bibliography/").xpath("//table[@class='counts']/tbody/tr")
    counts = [[int(cell.text) for cell in row.xpath("td")] for row in rows]
    assert len(counts) == len(RESTS)
    assert sum(map(sum, counts)) == sum(1 for _ in grounds())


def test_whatever_goes_by_a_work_that_was_seen_stands_in_the_first_row(page: Find) -> None:
    seen = {work.id for work in load() if work.status == "seen"}
    first = page("bibliography/").xpath("//table[@class='counts']/tbody/tr")[0].xpath("td")
    rests = sum(1 for _, _, ground in grounds() if seen & set(ground.works))
    assert sum(int(cell.text) for cell in first) == rests > 0
