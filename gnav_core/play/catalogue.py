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
        "cruces": [_asked(crux, language) for crux in text.cruces(name)],
    }


def _asked(crux: str, language: str) -> dict[str, Any]:
    """Ask a crux; the reason of its default stands among the clauses."""
    asked = text.crux_in(language, crux)
    del asked["reason"]
    return asked


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


def come(rules: str) -> None:
    """Let the game of a source come that may be played next.

    Raises ``NotHereError`` where it has not.
    """
    if rules in registry.SOURCES:
        registry.family(rules)


def set_up(language: str) -> dict[str, Any]:
    """Give all that is asked before a game: games, sources, players, the clauses named there."""
    listed, known = sources(language), clauses(language)
    return {
        "games": games(language),
        "sources": listed,
        "players": players(language),
        "clauses": {name: known[name] for name in _named(listed)},
    }


def _named(part: Any) -> dict[str, None]:
    """Collect the clauses that something told names, wherever in it, each once."""
    if isinstance(part, list):
        return dict.fromkeys(name for one in part for name in _named(one))
    if not isinstance(part, dict):
        return {}
    within = dict.fromkeys(name for one in part.values() for name in _named(one))
    return {**dict.fromkeys(part.get("clauses", ())), **within}


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
