"""Whether an answer to a crux can change a deal, or a game: each answer against the usual one."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.games.gnav.family import FAMILY
from gnav_core.lab.differing import Compared, Difference, compared, tried
from gnav_core.lab.law import compiled
from gnav_core.lab.replayed import replayed
from scripts.proofs.whole_games import first_other
from scripts.proofs.witness import written

Json = dict[str, Any]
PLAYERS: Final = (2, 3, 4)
GAMES: Final = 300


def answers(source: str) -> Iterator[tuple[str, str, str]]:
    """Give each answer that is not the usual one: the crux, the answer, and the usual one."""
    for crux, options in registry.readings(source).items():
        yield from ((crux, option, options[0]) for option in options[1:])


def cruces(source: str, players: int) -> Iterator[Json]:
    """Compare every answer of a source with the usual one."""
    for crux, option, usual in answers(source):
        yield {
            "source": source,
            "crux": crux,
            "option": option,
            "usual": usual,
            "players": players,
            "deal": in_a_deal(source, crux, option, players),
            "game": in_a_game(source, crux, option, players),
        }


def in_a_deal(source: str, crux: str, option: str, players: int) -> Json:
    """Say whether an answer can change a first deal, with a witness where it can."""
    begun, readings = perf_counter(), {crux: option}
    laws = [compiled(registry.rule_set(source, chosen)) for chosen in ({}, readings)]
    found = compared(laws[0], laws[1], players)
    verdict, difference = judged(found)
    witness = None
    if difference:
        witness = written(difference.pieces, difference.choices)
        if verdict == "odds":
            witness["chances"] = [_chance(source, chosen, difference) for chosen in ({}, readings)]
        else:
            witness |= {"usual": [*difference.one], "other": [*difference.other]}
    return {
        "verdict": verdict,
        "tried": found.tried,
        "behaviours": sum(1 for _ in tried(laws[0], laws[1], players)),
        "seconds": round(perf_counter() - begun, 1),
        "witness": witness,
    }


def judged(found: Compared) -> tuple[str, Difference | None]:
    """Say in a word what two laws differ in."""
    if found.costs:
        return "changes", found.costs
    if found.looks:
        return "looks", found.looks
    return ("odds", found.odds) if found.odds else ("never", None)


def _chance(source: str, readings: dict[str, str], deal: Difference) -> str:
    """Give how likely the pieces of a deal are to come; 0 where they cannot."""
    try:
        return str(replayed(source, readings, deal.pieces, deal.choices).chance)
    except ValueError:
        return "0"


def in_a_game(source: str, crux: str, option: str, players: int) -> Json:
    """Say whether an answer was seen to change a whole game."""
    found = first_other(source, {crux: option}, players, GAMES)
    if found is None:
        return {"verdict": "not found", "games": GAMES, "witness": None}
    number, usual, other = found
    witness = {"game": number, "usual": usual._asdict(), "other": other._asdict()}
    return {"verdict": "changes", "games": number, "witness": witness}


def every() -> Iterator[tuple[str, int]]:
    """Give each source and each number of players that is compared."""
    return ((source, players) for source in FAMILY.sources for players in PLAYERS)
