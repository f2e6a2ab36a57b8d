"""The texts of links, whatever was received: a value of a known kind, or one sentence."""

from __future__ import annotations

import base64
import json
import zlib

from hypothesis import strategies as st

from gnav_core.core import share
from gnav_core.core.outside import DEEPEST
from gnav_core.core.record import RecordError
from tests.core.test_share import text_of
from tests.fuzz.test_records import games
from tests.fuzz.tried import is_one_sentence, or_refused
from tests.fuzz.values import ANYTHING, cut, spoilt
from tests.games.gnav.house_rules import rules
from tests.play.page import Page
from tests.seeds import tried

kinds = st.sampled_from(share.KINDS)
values = spoilt(games) | spoilt(st.just(rules(cuckoo="gnav-1917"))) | ANYTHING
packed = st.tuples(kinds, values).map(lambda both: text_of(json.dumps(both).encode()))
texts = st.one_of(
    packed,
    cut(packed),
    st.text(max_size=80),
    st.binary(max_size=80).map(
        lambda some: "1" + base64.urlsafe_b64encode(some).decode().rstrip("=")
    ),
    st.binary(max_size=60).map(text_of),
    cut(st.just('["game",{"moves":[]}]')).map(lambda text: text_of(text.encode(errors="replace"))),
    st.tuples(st.sampled_from("023456789"), packed).map(lambda both: both[0] + both[1][1:]),
)


@tried(few=120, many=5000, text=texts)
def test_any_text_is_unpacked_or_refused_in_one_sentence(text):
    with or_refused(RecordError):
        kind, value = share.unpack(text)
        assert kind in share.KINDS
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()


@tried(few=60, many=1600, text=texts, kind=kinds | st.text(max_size=5))
def test_any_text_is_opened_by_the_page_or_refused_in_one_sentence(text, kind):
    page = Page()
    for answer in (page.answer("open", text=text), page.answer("unpack", kind=kind, text=text)):
        assert "ok" in answer or is_one_sentence(answer["error"]["why"])


@tried(few=30, many=800, kind=kinds, value=values)
def test_what_is_packed_can_be_unpacked(kind, value):
    text = ""
    with or_refused(RecordError):
        text = share.pack(kind, value)
    if text:
        assert share.unpack(text)[0] == kind


def test_brackets_too_deep_for_a_parser_are_refused_before_it_sees_them():
    page = Page()
    for brackets in ("[" * 5000, "[" * 5000 + "]" * 5000, '{"a":' * 5000):
        error = page.error("open", text=text_of(f'["game",{brackets}'.encode()))
        assert "damaged" in error["why"]
    deep = json.loads("[" * (DEEPEST - 1) + "]" * (DEEPEST - 1))
    assert share.unpack(share.pack("game", deep)) == ("game", deep)


def test_a_text_that_swells_without_end_is_refused():
    swollen = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = swollen.compress(b"[" + b" " * 20_000_000) + swollen.flush()
    text = "1" + base64.urlsafe_b64encode(bytes(4) + packed).decode().rstrip("=")
    assert len(text) > share.LONGEST or "damaged" in Page().error("open", text=text)["why"]
