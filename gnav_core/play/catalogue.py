"""What there is to choose from: the games, their sources, the players, every clause."""

from __future__ import annotations

from typing import Any

from gnav_core.core import registry, text
from gnav_core.core.sentences import tell
from gnav_core.play.summaries import summary_json


def games(language: str) -> list[dict[str, Any]]:
    """List the games, whether they have come or not: name, what one does, how many play."""
    return [{**game._asdict(), "line": tell(language, game.line)} for game in registry.games()]


def sources(language: str, wanted: str | None = None) -> list[dict[str, Any]]:
    """List the sources, with their seats and the readings that can be switched.

    Only the titles are told where a game has not come. Raises ``NotHereError`` where that of the
    source ``wanted`` has not.
    """
    if wanted is not None and wanted in registry.SOURCES:
        registry.family(wanted)
    return [_source(name, language) for name in registry.SOURCES]


def _source(name: str, language: str) -> dict[str, Any]:
    source, game = text.sources()[name], registry.game_of(name)
    called = {"short": text.named(name), "year": source["year"]}
    said = {key: tell(language, word) for key, word in called.items()}
    listed = {
        **{key: source[key] for key in ("id", "title", "lang")},
        **said,
        "told": source.get("told"),
        "called": said["short"] if game.name in said["short"] else f"{game.name} {said['short']}",
        "family": game.id,
    }
    return {**listed, **_rules(name, language)} if registry.is_here(name) else listed


def _rules(name: str, language: str) -> dict[str, Any]:
    family, rules = registry.family(name), registry.rule_set(name)
    summary = family.summaries.get(name)
    return {
        **(summary_json(summary, language) if summary else {}),
        "unit": family.words.unit(rules),
        "seats": list(rules.seats.value),
        "cruces": [text.crux_in(language, crux) for crux in text.cruces(name)],
    }


def players(language: str) -> list[dict[str, Any]]:
    """List the computer players offered in each family: names, how they play, which is usual."""
    return [
        {
            "family": family.id,
            "kind": kind,
            "name": tell(language, player.name),
            "how": tell(language, player.how),
            "usual": kind == family.default_player,
        }
        for family in registry.families()
        for kind, player in family.players.items()
        if player.offered
    ]


def clauses(language: str) -> dict[str, dict[str, Any]]:
    """Give the words of every clause and crux of the games that can be played here, by id.

    A crux is asked in the language of the interface.
    """
    read = {name for name in text.sources() if not registry.plays(name)}
    shown = {
        name: part._asdict()
        for name, part in text.passages().items()
        if name.partition(".")[0] not in read
    }
    for name in filter(registry.plays, text.data()["cruces"]):
        asked = text.crux_in(language, name)
        shown[name] |= {
            "reason": asked["reason"],
            "text": asked["question"],
            "lang": asked["lang"],
            "label": text.label(name, language),
        }
    return shown
