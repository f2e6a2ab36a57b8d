"""What the browser calls, whatever is asked: an answer with its id, or one sentence."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from gnav_core import web
from gnav_core.core import registry, share
from gnav_core.core.outside import mended
from gnav_core.games.gnav.onedeal import WISHES
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from gnav_core.play.table_api import TableApi
from gnav_core.web import call
from tests.core.test_record import EXAMPLE
from tests.fuzz.tried import is_one_sentence
from tests.fuzz.values import ANYTHING, NUMBERS, spoilt
from tests.games.gnav.evenings import HOUSE, ledger, lost
from tests.games.gnav.house_rules import rules
from tests.seeds import tried

seats = st.sampled_from([None, 0, 1, 2, 3])
moves = st.sampled_from(["stand", "exchange", "tap", "appeal", "deal:7", "hop"])
language = st.fixed_dictionaries({}, optional={"language": st.sampled_from(["en", "da"])})
player = st.fixed_dictionaries(
    {}, optional={"name": st.text(max_size=6), "kind": st.sampled_from(["human", "counting"])}
)
law = st.sampled_from(
    [
        {"rules": "gnav-1774"},
        {"rules": "1917", "readings": {"fool-companion": "unanswered-tap"}},
        {"rules": "gnav-german", "readings": {"tabu": "on"}},
        {"rules": "house", "house": rules(cuckoo="gnav-1917")},
    ]
)
laws = st.none() | st.lists(law, min_size=1, max_size=3)
held = st.lists(st.sampled_from([*DANISH, "?", "."]), min_size=2, max_size=5)
dealt = st.lists(st.sampled_from(DANISH), min_size=2, max_size=4, unique=True)
text = st.sampled_from(
    [
        json.dumps(EXAMPLE),
        json.dumps({**EXAMPLE, "format": "gnav-record/2"}),
        share.pack("game", EXAMPLE),
        share.pack("house", rules()),
        "1",
        "",
    ]
)


def some(**parts: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Some of these arguments."""
    return st.fixed_dictionaries({}, optional=parts)


def wished(pieces: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """A deal to be compared."""
    wishes = st.lists(st.sampled_from(WISHES), min_size=len(pieces), max_size=len(pieces))
    return st.fixed_dictionaries(
        {"deal": st.just(pieces), "wishes": wishes},
        optional={
            "draw": st.lists(st.sampled_from(DANISH), max_size=3),
            "names": st.just([f"P{at}" for at in range(len(pieces))]),
            "cards": st.just([]) | st.just(list(GERMAN[: len(pieces)])),
            "dealer": seats,
            "laws": laws,
            "language": st.sampled_from(["en", "da"]),
        },
    )


RIGHT: dict[str, st.SearchStrategy[Any]] = {
    "start": st.fixed_dictionaries(
        {
            "rules": st.sampled_from(list(registry.SOURCES)),
            "players": st.lists(player, min_size=2, max_size=5),
        },
        optional={
            "readings": st.sampled_from([None, {}, {"cuckoo": "stops-play"}]),
            "seed": st.sampled_from([None, "", "a"]),
            "dealer": seats,
            "house": st.sampled_from([None, rules(cuckoo="gnav-1917")]),
        },
    ),
    "come": st.sampled_from([*registry.SOURCES, "none"]).map(lambda one: {"rules": one}),
    "speak": st.sampled_from(["en", "da"]).map(lambda one: {"language": one}),
    "load": text.map(lambda one: {"text": one}),
    "resume": text.map(lambda one: {"text": one}),
    "open": text.map(lambda one: {"text": one}),
    "view": some(seat=seats, since=st.integers(0, 9)),
    "look": some(seat=seats, at=st.integers(0, 9)),
    "act": st.fixed_dictionaries({"seat": st.integers(0, 3), "move": moves}),
    "continue": some(seat=seats, since=st.integers(0, 9)),
    "finish": some(seat=seats, since=st.integers(0, 9)),
    "hint": st.fixed_dictionaries({"seat": st.integers(0, 3)}),
    "odds": st.fixed_dictionaries({"seat": st.integers(0, 3)}),
    "key": some(seat=seats),
    "review": st.fixed_dictionaries({"seat": st.integers(0, 3), "deal": st.integers(0, 3)}),
    "undo": some(seat=seats),
    "rewind": some(seat=seats, at=st.integers(0, 9)),
    "whose": some(seat=seats, at=st.integers(0, 9)),
    "switch": some(seat=seats, line=st.integers(0, 2)),
    "keep": st.fixed_dictionaries(
        {
            "ledger": st.just(ledger("gnav-1774", 3, lost(0, lowest=[0])))
            | st.just({"house": HOUSE})
        },
        optional={"draft": st.just(lost(0, lowest=[1])), "language": st.sampled_from(["en", "da"])},
    ),
    "sheet": st.just({"ledger": ledger("gnav-1917", 3)}),
    "compare": dealt.flatmap(wished),
    "rule": st.one_of(
        some(
            held=held,
            act=st.sampled_from(["asks", "stands", "taps", "shows"]),
            seat=seats,
            dealer=seats,
            exchanged=st.lists(st.lists(st.integers(0, 4), min_size=2, max_size=2), max_size=2),
            left=st.lists(st.integers(0, 5), max_size=4),
            tapped=st.lists(st.integers(0, 3), max_size=2),
            laws=laws,
        ),
        some(
            asker=st.sampled_from(DANISH),
            asked=dealt,
            swapped=st.booleans(),
            last=st.booleans(),
            draw=st.lists(st.sampled_from(DANISH), max_size=2),
            laws=laws,
        ),
    ),
    "takes": some(
        rules=st.sampled_from([*registry.SOURCES]),
        cards=st.lists(st.sampled_from(["sa", "h10", "c6", "d7", "x"]), max_size=4),
        trump=st.sampled_from(["s", "h", "ds", "", "x"]),
    ),
    "pieces": language,
    "house_questions": some(readings=st.just({"gnav-1917": {"strokes": "5"}})),
    "house_check": st.just({"house": rules(cuckoo="gnav-1917")}),
    "pack": st.sampled_from(share.KINDS).map(lambda kind: {"kind": kind, "value": EXAMPLE}),
    "unpack": text.map(lambda one: {"kind": "game", "text": one}),
}
devices = st.sampled_from(["one", "two", ""])
RIGHT |= {
    "host": st.fixed_dictionaries(
        {
            "rules": st.sampled_from(list(registry.SOURCES)),
            "players": st.lists(player | st.just({"kind": "elsewhere"}), min_size=2, max_size=5),
        },
        optional={"readings": st.sampled_from([None, {}]), "dealer": seats},
    ),
    "hear": st.fixed_dictionaries({"guest": devices, "said": st.text(max_size=60)}),
    "gone": st.fixed_dictionaries({"guest": devices}),
    "admit": st.fixed_dictionaries({"guest": devices}, optional={"seat": seats}),
    "dismiss": st.fixed_dictionaries({"guest": devices}),
    "stand-in": st.fixed_dictionaries(
        {"seat": st.integers(-1, 5)}, optional={"kind": st.sampled_from([None, "random", "x"])}
    ),
}
RIGHT |= {
    name: st.just({})
    for name in ("games", "sources", "players", "clauses", "quotes", "save", "export", "share")
}
RIGHT |= {name: st.just({}) for name in ("lobby", "begin", "close")}


def test_every_call_is_tried():
    of_games = {name for family in registry.families() for name in family.calls}
    assert set(TableApi().gate.calls) == web.HOSTING
    assert set(RIGHT) == {*TableApi().calls, *web.LINKS, *web.HOSTING, *of_games}


right = st.sampled_from(sorted(RIGHT)).flatmap(
    lambda name: RIGHT[name].map(lambda args: {"id": 7, "call": name, "args": args})
)
game = st.sampled_from(["start", "view", "look", "act", "act", "continue", "undo", "rewind"])
at_table = (
    game | st.sampled_from(["switch", "whose", "hint", "odds", "review", "save", "share", "load"])
).flatmap(lambda name: RIGHT[name].map(lambda args: {"id": 7, "call": name, "args": args}))
mostly = st.integers(0, 3).flatmap(lambda throw: spoilt(at_table) if throw == 3 else at_table)


def answered(request: str, table: TableApi) -> dict[str, Any]:
    """Make a call, and hold its answer to what every answer is."""
    answer: dict[str, Any] = json.loads(call(request, table))
    assert set(answer) in ({"id", "ok"}, {"id", "error"})
    if "error" in answer:
        assert set(answer["error"]) <= {"why", "clauses", "newer"}
        assert is_one_sentence(answer["error"]["why"])
    json.dumps(answer, allow_nan=False, ensure_ascii=False).encode()
    return answer


@tried(few=200, many=10_000, request_=spoilt(right) | ANYTHING)
def test_any_request_is_answered_or_refused_in_one_sentence(request_):
    table = TableApi()
    answered(json.dumps({"call": "start", "args": START}), table)
    answer = answered(json.dumps(request_), table)
    if isinstance(request_, dict) and isinstance(request_.get("id"), str):
        assert answer["id"] in (mended(request_["id"]), None)


START = {"rules": "gnav-1774", "players": [{"kind": "human"}, {"kind": "human"}], "seed": "a"}


@tried(few=80, many=3200, asked=st.lists(mostly, min_size=1, max_size=12))
def test_a_refused_call_changes_nothing_at_the_table(asked):
    table = TableApi()
    answered(json.dumps({"call": "start", "args": START}), table)
    for request in asked:
        before = answered('{"call": "save"}', table)
        if "error" in answered(json.dumps(request), table):
            assert answered('{"call": "save"}', table) == before


@tried(few=60, many=3200, request_=st.text(max_size=60) | right.map(json.dumps), at=NUMBERS)
def test_a_request_that_is_cut_off_is_refused_with_its_id(request_, at):
    cut = request_[: int(at) % (len(request_) + 1)] if abs(at) < 100 else request_ + "]"
    answer = answered(cut, TableApi())
    if cut.startswith('{"id": 7, '):
        assert answer["id"] == 7


def test_a_request_too_deep_to_be_read_is_refused_with_its_id():
    for deep in ("[" * 5000, '{"a":' * 5000, "[" * 5000 + "]" * 5000):
        asked = f'{{"id": 7, "call": "house_check", "args": {{"house": {deep}}}}}'
        answer = answered(asked, TableApi())
        assert (answer["id"], "too deep" in answer["error"]["why"]) == (7, True)
