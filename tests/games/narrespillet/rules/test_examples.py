"""What the worked examples say of each rule comes of the moves that they make."""

from __future__ import annotations

import json

from gnav_core.core.record import replay
from scripts.tei.files import ROOT
from tests.some import some

FOLDER = ROOT / "sources/narrespillet/examples"


def test_each_example_ends_where_it_says_it_does() -> None:
    """narrespillet.r0.a, r1.a, r1.b, r1.c, r1.d, r1.e, r2.a, r2.b, r2.c, r3.a, r3.b, r4.b, r5.a,
    r5.b, r6.b, r7.a, r8.a, r8.d, r8.e, r9.a, r9.c, r11.n, r15.b, r16.b, r17.a, r21.a,
    r22.a, r22.b, r25.a, r25.b, r27.b, r27.d, r27.h, r28.c, r28.h, r29.a, r31.b, r33.a,
    r33.b, r33.c, r34.a, r34.d, r34.e, r35.a, r35.b, r35.c, r35.d, r35.e, r37.a, r37.d,
    q.dealer-turn, q.draw-order, q.targets, q.chariot-choice, q.wheel-dry,
    q.priestess-target, q.world-now, q.demons-late, q.justice-robbed.
    """
    for path in sorted(some(FOLDER.glob("narrespillet-*.json"))):
        value = json.loads(path.read_text("utf-8"))
        (answer,) = replay(json.dumps(value))
        assert answer["status"] == "ok"
        position = value["expect"]["position"]
        assert {name: answer[name] for name in position} == position, path.name
        if "move" in value.get("refused", ()):
            tried = json.dumps({**value, "moves": [*value["moves"], value["refused"]["move"]]})
            (refused,) = replay(tried)
            assert refused["clauses"] == value["refused"]["clauses"], path.name
