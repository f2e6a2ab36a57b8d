"""What a source borrows does what it does at the lender, and says that it is lent."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from scripts.examples.supplied import LENDER, borrowed, played


@pytest.mark.parametrize("source", LENDER)
def test_every_reading_a_source_borrows_is_played_with_every_option(source):
    """A borrower's own reading has examples of its own."""
    own = {"strokes"}
    taken = {
        (crux, option)
        for example in borrowed(source)
        for crux, option in played(example, source).value["readings"].items()
    }
    for crux, options in registry.readings(source).items():
        for option in options[1:] if crux not in own else ():
            assert (crux, option) in taken
