"""No rule without an example, and no reading."""

from __future__ import annotations

from gnav_core.core import registry, text
from scripts.coverage.record import option_of
from scripts.examples.example import proofs


def test_every_rule_that_can_be_enforced_has_an_example():
    shows = {ident for example in proofs() for ident in example.shows}
    clauses = {name for name, passage in text.passages().items() if passage.kind == "clause"}
    assert not clauses - shows - registry.unenforced().keys()
    assert not shows & registry.unenforced().keys()


def test_every_crux_has_an_example():
    shows = {ident for example in proofs() for ident in example.shows}
    assert not text.data()["cruces"].keys() - shows


def test_every_option_of_a_crux_has_an_example():
    """A source's own cruces; what it borrows is played at the lender's examples."""
    taken = set()
    for example in proofs():
        for ident in example.shows:
            if ".q." in ident:
                taken.add((ident, option_of(example, ident)))
    for ident, crux in text.data()["cruces"].items():
        for option in crux["options"]:
            assert (ident, option["value"]) in taken
