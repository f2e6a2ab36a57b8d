"""Gnav as a family: its sources, engine, words and players, and by name what only it has."""

from __future__ import annotations

from typing import Final

from gnav_core.core.family import Family, Sources, Special
from gnav_core.games.gnav import SOURCES, words
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.players import PLAYERS
from gnav_core.games.gnav.summaries import SUMMARIES
from gnav_core.games.gnav.unenforced import UNENFORCED

HERE: Final = "gnav_core.games.gnav"

FAMILY: Final = Family(
    id="gnav",
    sources=Sources(f"{HERE}.sources", {name: name.replace("-", "_") for name in SOURCES}),
    game=GnavGame,
    words=words.Words(),
    players=PLAYERS,
    default_player="threshold",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence=f"{HERE}.consequences:consequence",
    decision=f"{HERE}.decision:decision",
    why=f"{HERE}.hit:why",
    plain=f"{HERE}.plain:plain",
    otherwise=f"{HERE}.otherwise:otherwise",
    hint=f"{HERE}.hints:hint",
    odds=f"{HERE}.odds_told:odds_told",
    review=f"{HERE}.review:review",
    key=f"{HERE}.key:key",
    log=f"{HERE}.log:LOG",
    sheet=f"{HERE}.sheet:SHEET",
    tells={
        **dict.fromkeys(("kissed", "struck", "stopped", "passed"), "by"),
        **dict.fromkeys(("knocked", "tapped", "answered"), "seat"),
    },
    calls={
        "compare": f"{HERE}.compare.compare:compare",
        "rule": f"{HERE}.rulings.ruling:rule",
        "pieces": f"{HERE}.compare.side_by_side:pieces",
        "house_questions": f"{HERE}.house_rules.sheet:questions",
        "house_check": f"{HERE}.house_rules.sheet:check",
        "keep": f"{HERE}.scorekeeper.page:keep",
        "sheet": f"{HERE}.scorekeeper.page:sheet",
    },
    commands={
        "compare": f"{HERE}.commands.compare",
        "rule": f"{HERE}.commands.rule",
        "house": f"{HERE}.commands.house",
    },
    special={
        "house": Special(
            rules=f"{HERE}.house_rules.rules:rule_set",
            source=f"{HERE}.house_rules.sheet:source_json",
            load=f"{HERE}.house_rules.file:load_json",
        )
    },
)
