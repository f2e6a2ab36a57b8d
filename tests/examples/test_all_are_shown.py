"""No rule without an example, and no reading."""

from __future__ import annotations

from gnav_core.core import registry, text
from scripts.coverage.record import enforceable, option_of
from scripts.examples.example import proofs


def test_every_rule_that_can_be_enforced_has_an_example():
    shows = {ident for example in proofs() for ident in example.shows}
    clauses, _ = enforceable()
    assert not set(clauses) - shows - registry.unenforced().keys()
    assert not shows & registry.unenforced().keys()


def test_every_crux_has_an_example():
    shows = {ident for example in proofs() for ident in example.shows}
    _, cruces = enforceable()
    assert not set(cruces) - shows


def test_every_option_of_a_crux_has_an_example():
    """A source's own cruces; what it borrows is played at the lender's examples."""
    taken = set()
    for example in proofs():
        for ident in example.shows:
            if ".q." in ident:
                taken.add((ident, option_of(example, ident)))
    _, cruces = enforceable()
    for ident in cruces:
        for option in text.crux(ident)["options"]:
            assert (ident, option["value"]) in taken
