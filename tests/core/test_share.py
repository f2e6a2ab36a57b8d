"""A game in a link: whole, without what is hidden, and one sentence for whatever is no link."""

from __future__ import annotations

import base64
import json
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from gnav_core.core import registry, share
from gnav_core.core.record import RecordError, read
from tests.games.play import play, random_setup
from tests.play.bystander import unseen_between
from tests.play.page import Page
from tests.seeds import tried
from tests.seen import held

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-1e9, 1e9) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)
THOROUGH = 150


def refused(text: Any) -> str:
    """Unpack what must be refused, and give the sentence."""
    with pytest.raises(RecordError) as error:
        share.unpack(text)
    why = str(error.value)
    assert why.endswith(".")
    assert "\n" not in why
    return why


def text_of(inner: bytes, checksum: bytes | None = None) -> str:
    """Make a text of any bytes, as if this archive had packed them."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=share.WORDS)
    packed = squeeze.compress(inner) + squeeze.flush()
    sum_of = zlib.crc32(inner).to_bytes(4, "big") if checksum is None else checksum
    return "1" + base64.urlsafe_b64encode(sum_of + packed).decode().rstrip("=")


@tried(THOROUGH, kind=st.sampled_from(share.KINDS), value=anything)
def test_whatever_is_packed_comes_out_the_same(kind, value):
    assert share.unpack(share.pack(kind, value)) == (kind, value)


@tried(THOROUGH, received=st.binary(max_size=300))
def test_random_bytes_are_refused_in_one_sentence(received):
    refused("1" + base64.urlsafe_b64encode(received).decode().rstrip("="))


@tried(THOROUGH, received=st.text(max_size=200))
def test_random_text_is_refused_in_one_sentence(received):
    refused(received)


@tried(THOROUGH, seed=st.integers(0, 2**32))
def test_a_changed_or_shortened_link_is_damaged_or_means_the_same(seed):
    chance = Random(seed)
    value = {"moves": ["stand"] * chance.randrange(40)}
    text = share.pack("game", value)
    at = chance.randrange(1, len(text))
    other = chance.choice("ABCdef012_-")
    for damaged in (text[:at], text[:at] + text[at + 1 :], text[:at] + other + text[at + 1 :]):
        try:
            assert share.unpack(damaged) == ("game", value)
        except RecordError as error:
            assert "damaged" in str(error)  # noqa: PT017 (a last bit may be of no account)


def test_a_link_of_a_newer_version_says_so():
    assert "newer version" in refused("3" + share.pack("game", {})[1:])


def test_a_link_is_of_the_second_version_only_where_a_line_has_results():
    of_a_line = {"moves": [], "lines": [{"moves": [], "results": [{"at": 0}]}]}
    assert share.pack("game", {"moves": [], "left_out": True})[0] == "1"
    assert share.pack("game", {"moves": [], "results": [{"at": 0}]})[0] == "2"
    assert share.pack("game", of_a_line)[0] == "2"
    assert share.unpack(share.pack("game", of_a_line)) == ("game", of_a_line)


def test_a_link_that_is_too_long_says_so():
    assert "too long" in refused("1" + "A" * share.LONGEST)
    noise = Random(1).randbytes(20_000).hex()
    with pytest.raises(RecordError, match="too long for a link"):
        share.pack("game", noise)


def test_a_link_that_swells_is_never_unpacked_whole():
    bomb = text_of(b'["game","' + b"a" * 10_000_000 + b'"]')
    assert len(bomb) < share.LONGEST
    assert "damaged" in refused(bomb)


@pytest.mark.parametrize(
    "packed",
    [b"", b"{}", b"[]", b"[1]", b'["game",NaN]', b'["game",' * 50_000, b"\xff", b'"ab"', b"3"],
)
def test_a_link_of_something_else_is_refused(packed):
    refused(text_of(packed))


def test_a_link_of_an_unknown_kind_is_refused():
    assert "not known" in refused(text_of(b'["poem",{}]'))
    assert "not known" in refused(text_of(b"[[],{}]"))


def test_a_link_of_another_kind_says_what_it_is():
    with pytest.raises(RecordError, match="holds a ruling, where a game belongs"):
        share.expect("game", share.pack("ruling", {}))


@pytest.mark.parametrize("text", [None, 7, "", [], {}])
def test_no_text_is_no_link(text):
    refused(text)


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_a_whole_game_fits_into_a_link_at_any_number_of_seats(rules):
    chance = Random(rules)
    least, most = registry.rule_set(rules).seats.value
    for players in sorted({least, min(4, most), most}):
        head = random_setup(chance) | {"rules": rules, "readings": {}, "players": players}
        head |= {"dealer": 0, "names": [f"Player {seat}" for seat in range(players)]}
        moves = [move for _, _, move, _ in play(head, chance, 3000) if move]
        record = read({**head, "moves": moves})
        kind, value = share.unpack(share.pack("game", record.as_value()))
        assert (kind, read(value)) == ("game", record)


@tried(THOROUGH, seed=st.integers(0, 2**32))
def test_a_game_opened_from_its_link_is_the_same_but_for_the_deal_in_play(seed):
    chance = Random(seed)
    head = random_setup(chance)
    kinds = ["human"] * head["players"]
    steps = [move for _, _, move, _ in play(head, chance, chance.randrange(120)) if move]
    page, other = Page(), Page()
    view = page.call("load", text=json.dumps({**head, "kinds": kinds, "moves": steps}))
    shared = page.call("share")
    received = share.expect("game", shared["text"])
    session = page.table.session
    state = session.state
    line, moves = session.line, len(session.line.moves)
    begins = line.deal_begins(moves)
    shown = state.phase == "appeal" and not unseen_between(line, begins, moves)
    in_play = not shown and state.phase != "over" and not line.between_deals(-1)
    assert shared["left_out"] == received.get("left_out", False) == in_play
    assert ("seed" in received) == (view["waiting"] == "over")
    cut = begins if in_play else moves
    if "results" not in received:
        own = [move for at, move in enumerate(line.moves[:cut]) if not line.was_forced(at)]
        assert received["moves"] == own
    opened = other.call("open", text=shared["text"])
    assert other.table.session.state == line.states[cut]
    named = [[(one["name"], one["kind"]) for one in seen["players"]] for seen in (opened, view)]
    assert named[0] == named[1]
    assert in_play or opened["players"] == view["players"], "who went out in the deal in play"


def test_an_example_is_shared_whole():
    page, other = Page(), Page()
    value = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "open": True}
    page.call("load", text=json.dumps({**value, "moves": ["deal:2", "deal:cat", "deal:9"]}))
    shared = page.call("share")
    assert not shared["left_out"]
    assert len(shared["text"]) < 120
    assert held(other.call("open", text=shared["text"])) == ["2", "cat", "9"]


def test_other_lines_are_shared_without_their_deal_in_play():
    page = Page()
    page.start("gnav-1774", 1, 3, seed="shown 2")
    first = page.call("act", seat=0, move="stand")
    page.call("continue", seat=0)
    page.call("rewind", seat=0, at=4)
    page.call("act", seat=0, move="exchange")
    shared = page.call("share")
    assert shared["left_out"]
    received = share.expect("game", shared["text"])
    assert [len(line["moves"]) for line in received["lines"]] == [first["moves"]]
    assert "seed" not in received


def test_a_game_that_is_over_is_exported_without_the_deals_in_play_of_other_lines():
    page, chance = Page(), Random(2)
    view = page.start("gnav-1917", 3, 0)
    page.call("act", seat=0, move="stand")
    page.call("undo", seat=0)
    for _ in range(2000):
        if view["waiting"] == "over":
            break
        if view["waiting"] == "deal":
            view = page.call("continue")
        else:
            seat = view["to_move"]
            legal = page.call("view", seat=seat)["choices"]
            view = page.call("act", seat=seat, move=chance.choice(legal)["move"])
    exported = json.loads(page.call("export"))
    for line in exported.get("lines", []):
        assert len(line["moves"]) == 0
    assert exported["moves"] == page.table.session.line.moves


@tried(THOROUGH, value=st.text(max_size=60) | anything)
def test_no_record_but_a_record_is_opened(value):
    page = Page()
    assert page.error("open", text=share.pack("game", value))["why"].endswith(".")
