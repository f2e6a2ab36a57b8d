"""The built runtime starts under node and answers as the rules do in this Python."""

from __future__ import annotations

import json

from gnav_core import web
from gnav_core.core import registry

ONE_OF_EACH = [next(iter(family.sources)) for family in registry.families()]
CALLS = (
    {"call": "sources", "args": {"wanted": "gnav-1774"}},
    {"call": "clauses", "args": {}},
    {
        "call": "start",
        "args": {
            "rules": "gnav-1774",
            "players": [{"name": name, "kind": "computer"} for name in ("Ane", "Bo", "Cille")],
            "readings": {},
            "seed": "a seed",
        },
    },
    {"call": "start", "args": {"rules": "gnav-1775", "players": [], "readings": {}, "seed": "1"}},
)


def test_the_rules_answer_in_pyodide_as_they_do_here(boot):
    """A game comes when it is asked for, so first each is: here all of them are there."""
    fetched = [json.dumps({"call": "sources", "args": {"wanted": name}}) for name in ONE_OF_EACH]
    lines = [json.dumps(call) for call in CALLS]
    answers = boot(calls="\n".join([*fetched, *lines]) + "\n").splitlines()[len(fetched) :]
    assert [json.loads(answer) for answer in answers] == [
        json.loads(web.call(line)) for line in lines
    ]


def test_the_rules_are_read_from_the_zip(boot):
    assert boot("import gnav_core; gnav_core.__file__").startswith("/gnav_core.zip/")


def test_the_rules_leave_their_docstrings_at_home(boot):
    assert boot("import gnav_core; str(bool(gnav_core.__doc__))").strip() == "False"


def test_no_class_works_its_docstring_out_at_the_start(boot):
    """A dataclass without one does, which doubled the time that the first answer takes."""
    program = "from gnav_core.games.gnav.ruleset import RuleSet; RuleSet.__doc__"
    assert boot(program).strip() == "."
