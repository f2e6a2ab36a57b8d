"""Where an example may be tried: at a choice, before what it shows, and at most examples."""

from __future__ import annotations

import pytest

from scripts.examples.decisive import decisive
from scripts.examples.example import proofs

SHOWN = {example.id: example for example in proofs()}


def test_six_examples_in_seven_can_be_tried():
    """The others show what is dealt, drawn or forced, before which nobody chooses."""
    tried = [example for example in proofs() if decisive(example) is not None]
    assert len(tried) >= 6 / 7 * len(proofs())


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("1774-r3-cat", 3),  # gnav-1774.r3.d: Anna asks the cat
        ("1774-r3-dragoon", 5),  # gnav-1774.r3.e: Bo asks on with Anna’s 7
        ("1774-r4-dealer-changes", 5),  # gnav-1774.r4.a
        ("1774-r12-sit-out", 23),  # gnav-1774.r12.a: what is refused is tried last
        ("german-q-refusal", 4),  # gnav-german.q.refusal
        ("1774-r2-deal", None),  # nobody has chosen anything yet
    ],
)
def test_it_is_tried_at_the_last_choice_before_what_it_shows(name, at):
    assert decisive(SHOWN[name]) == at
