"""Records of every kind: played, or refused in one sentence; and kept by the table as they came."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from gnav_core.core import registry
from gnav_core.core.record import RecordError, parse, replay
from gnav_core.core.record_file import records
from tests.fuzz.tried import is_one_sentence, or_refused
from tests.fuzz.values import ANYTHING, cut, spoilt
from tests.games.gnav.house_rules import rules
from tests.games.play import play, random_setup
from tests.play.page import Page, a_move
from tests.seeds import tried


def game(seed: int) -> dict[str, Any]:
    """A game of any source, begun by chance, with what the table may keep beside its moves."""
    chance = Random(seed)
    head = random_setup(chance)
    least, most = registry.rule_set(head["rules"]).seats.value
    head["players"] = chance.randint(least, max(least, min(6, most)))
    head["dealer"] = chance.randrange(head["players"])
    moves = [move for _, _, move, _ in play(head, chance, chance.randrange(60)) if move]
    usual = registry.family(head["rules"]).default_player
    more: dict[str, Any] = {"kinds": ["human"] + [usual] * (head["players"] - 1)}
    if chance.random() < 0.5:
        more |= {"names": [f"P{seat}" for seat in range(head["players"])], "seed": "a", "line": 1}
        more["lines"] = [{"moves": moves[: chance.randrange(len(moves) + 1)]} for _ in range(2)]
    if chance.random() < 0.5:
        remark = {"at": 2, "text": "so", "text_da": "så", "clauses": ["gnav-1774.r3.a"]}
        more |= {"title": "Cat", "title_da": "Kat", "remarks": [remark], "shows": ["gnav-1774.r3"]}
        more |= {"open": chance.random() < 0.5, "from": 1}
    if chance.random() < 0.3:
        more["lesson"] = 0
    if chance.random() < 0.3:
        more |= {"house": rules(cuckoo="gnav-1917")}
        head |= {"rules": "house", "readings": {}, "players": min(head["players"], 6)}
        moves, more["lines"], more["kinds"] = [], [], ["human"] * head["players"]
        more.pop("names", None)
    return {**head, "moves": moves, **more}


games = st.integers(0, 2**32).map(game)
texts = st.one_of(
    spoilt(games).map(json.dumps),
    spoilt(games).map(lambda value: json.dumps(value, indent=1)),
    cut(games.map(json.dumps)),
    ANYTHING.map(json.dumps),
    st.text(max_size=60),
)


@tried(few=80, many=3200, text=texts, each=st.booleans())
def test_any_text_is_replayed_or_refused_in_one_sentence(text, each):
    answers = list(replay(text, each))
    for answer in answers:
        json.dumps(answer, allow_nan=False)
        if answer["status"] != "ok":
            assert is_one_sentence(answer["why"])
            assert answer is answers[-1]


lines = texts.map(lambda text: text.encode(errors="surrogatepass"))


@tried(few=60, many=1600, parts=st.lists(lines | st.binary(max_size=40), max_size=4))
def test_any_file_is_read_record_by_record(parts):
    for text in records(io.BytesIO(b"\n".join(parts))):
        assert text.strip()
        assert all(answer["status"] in ("ok", "illegal", "error") for answer in replay(text))


@tried(
    few=100,
    many=3200,
    text=texts,
    language=st.sampled_from(["en", "da"]),
    seed=st.integers(0, 99),
)
def test_any_text_is_taken_up_at_the_table_or_refused_in_one_sentence(text, language, seed):
    page, chance = Page(), Random(seed)
    page.call("speak", language=language)
    opened = page.answer("load", text=text)
    if "error" in opened:
        assert is_one_sentence(opened["error"]["why"])
        return
    view, kept = opened["ok"], page.call("save")
    again = Page()
    again.call("speak", language=language)
    assert again.call("resume", text=kept) == view
    for _ in range(6):
        seat = view["to_move"] if isinstance(view["to_move"], int) else view["seat"]
        view = page.call("view", seat=seat)
        page.call("look", seat=seat, at=chance.randint(0, view["moves"]))
        if view["waiting"] == "over":
            break
        if view["waiting"] == "deal":
            view = page.call("continue", seat=seat)
        else:
            hint = page.answer("hint", seat=seat)
            assert "ok" in hint or is_one_sentence(hint["error"]["why"])
            view = page.call("act", seat=seat, move=a_move(chance.choice(view["choices"]), chance))
    page.call("share")


@tried(few=50, many=1600, value=spoilt(games))
def test_what_a_record_says_beside_its_moves_is_never_lost(value):
    """What is not read, or shown shortened, is written again as it came."""
    with or_refused(RecordError):
        record = parse(json.dumps(value))
        assert parse(record.as_json()) == record
