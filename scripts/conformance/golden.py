"""Golden games: played at random once, kept for good, each with the answer it must get.

They are for other engines and against slips in ours; the rules are proved elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.core.record import FORMAT
from scripts import tei
from scripts.conformance.answer import Json, answer

FOLDER: Final = tei.ROOT / "sources" / "conformance"
GAMES: Final = FOLDER / "games.jsonl"
SEATS: Final = (2, 3, 4, 6, 7, 9, 11, 20, 37)
MOVES: Final = (40, 90, 160)
EVERY_MOVE: Final = (
    "stand exchange tap accept refuse tabu take keep appeal sit-out retire deal:7 draw:cat "
    "deal:d7 draw:sk hop"
).split()


def games_of_all() -> Iterator[Json]:
    """Yield the golden games of every source: numbers of seats, then readings, then slips."""
    for source in registry.SOURCES:
        least, most = registry.rule_set(source).seats.value
        for players in dict.fromkeys(n for n in (*SEATS, most) if least <= n <= most):
            for moves in MOVES if players < 9 else (players * 2 + 20,):
                yield game(source, players, {}, moves)
        for crux, options in registry.readings(source).items():
            for option in options[1:]:
                yield game(source, min(least + 2, most), {crux: option}, 120)
        yield game(source, least, {}, 2000)


def game(source: str, players: int, readings: dict[str, str], most: int) -> Json:
    """Play a game at random, as far as so many moves go."""
    chosen = "".join(f"-{crux}-{option}" for crux, option in readings.items())
    name = f"{source}-{players}{chosen}-{most}"
    chance = Random(name)
    dealer = chance.randrange(players)
    played = registry.new(source, players, dealer, readings)
    state = played.initial_state()
    moves: list[str] = []
    while len(moves) < most and not played.is_terminal(state):
        action = chance.choice(played.legal_actions(state))
        state = played.apply(state, action).state
        moves.append(str(action))
    head = {"format": FORMAT, "rules": source, "players": players, "dealer": dealer}
    return {"id": name, "record": {**head, "readings": readings, "moves": moves}}


def slips(whole: Json) -> Iterator[Json]:
    """Yield the same game cut short, with a move at its end that is not allowed there."""
    record, chance = whole["record"], Random(f"slip {whole['id']}")
    at = chance.randrange(len(record["moves"]) + 1)
    cut = {**record, "moves": record["moves"][:at]}
    legal = answer(json.dumps(cut))["legal"]
    move = chance.choice([move for move in EVERY_MOVE if move not in legal])
    slip = {**cut, "moves": [*cut["moves"], move]}
    yield {"id": f"{whole['id']}-slip", "record": slip}


def answered(line: Json) -> Json:
    """Add to a line of the suite what must be answered."""
    text = line["text"] if "text" in line else json.dumps(line["record"])
    return {**line, "answer": answer(text)}


def lines() -> Iterator[Json]:
    """Yield every golden game and its slip, each with its answer."""
    for whole in games_of_all():
        yield answered(whole)
        for slip in slips(whole):
            yield answered(slip)


def dumps(line: Any) -> str:
    """Write one line."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def text() -> str:
    """Write all golden games, one a line."""
    return "".join(f"{dumps(line)}\n" for line in lines())


def committed() -> list[Json]:
    """Read the golden games as they are committed."""
    return [json.loads(line) for line in GAMES.read_text("utf-8").splitlines()]
