"""What a source borrows does what it does at the lender, and says that it is lent."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from scripts.examples.lent import LENDER, all_borrowed, fails, played

BORROWED = {f"{source} {example.id}": (source, example) for source, example in all_borrowed()}


@pytest.mark.parametrize("named", BORROWED)
def test_the_borrower_does_what_the_lender_does(named):
    """Every event and refusal, with the lender's clauses and the borrower's own in their place."""
    source, example = BORROWED[named]
    assert not fails(example, source)


@pytest.mark.parametrize("source", LENDER)
def test_every_reading_a_source_borrows_is_played_with_every_option(source):
    """A borrower's own reading has examples of its own."""
    own = {"strokes"}
    taken = {
        (crux, option)
        for named, (borrower, example) in BORROWED.items()
        if borrower == source
        for crux, option in played(example, source).value["readings"].items()
    }
    for crux, options in registry.readings(source).items():
        for option in options[1:] if crux not in own else ():
            assert (crux, option) in taken
