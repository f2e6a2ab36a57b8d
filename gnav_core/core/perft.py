"""Count positions by depth for a fixed order of the pieces: a check on any engine's moves.

A depth is a number of moves made by players. Chance makes its moves at once and in order: the next
of the pieces given is dealt or drawn; one that cannot come is passed over. Where none is left, and
where the game is over, a line ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.outside import shown


class Depth(NamedTuple):
    """Count the positions at one depth, each as often as there are ways to come to it.

    ``over``: those where the game is over; ``waiting``: those that want a piece, and none is left.
    """

    positions: int
    over: int
    waiting: int


class Place(NamedTuple):
    """One position: its state, how many pieces have been used, and whether it wants another."""

    state: Any
    used: int
    waits: bool = False


Watch = Callable[[Mapping[Place, int]], Iterable[tuple[Place, int]]]
"""Go through the positions of a depth, so that somebody may see how far the counting is."""


def perft(
    rules: str,
    players: int,
    pieces: Sequence[str],
    depth: int,
    dealer: int | None = None,
    readings: Mapping[str, str] | None = None,
) -> list[Depth]:
    """Count the positions at each depth from 0.

    Raises ``SetupError`` where such a game cannot be set up, for a piece that is none of its own,
    for fewer pieces than the first deal needs, and for a depth below 0.
    """
    game = registry.new(rules, players, dealer, readings)
    check(game, pieces, depth)
    return list(depths(game, pieces, depth))


def depths(
    game: Game[Any], pieces: Sequence[str], depth: int, watch: Watch = Mapping.items
) -> Iterator[Depth]:
    """Count the positions depth by depth, from 0."""
    reached = Counter([dealt(game, Place(game.begin().state, 0), pieces)])
    yield counted(game, reached)
    for _ in range(depth):
        reached = following(game, watch(reached), pieces)
        if not reached:
            return
        yield counted(game, reached)


def check(game: Game[Any], pieces: Sequence[str], depth: int) -> None:
    """Refuse what cannot be counted, in one sentence."""
    state = game.begin().state
    known = [str(action).partition(":")[2] for action in game.legal_actions(state)]
    for piece in pieces:
        if piece not in known:
            raise registry.SetupError(f"there is no piece {shown(piece)} in {game.rules_id}")
    if len(pieces) < game.players:
        needed = f"{game.players} players are dealt {game.players} pieces"
        raise registry.SetupError(f"{needed}, and only {len(pieces)} are named")
    if depth < 0:
        raise registry.SetupError(f"the depth must be 0 or more, not {depth}")


def dealt(game: Game[Any], place: Place, pieces: Sequence[str]) -> Place:
    """Let chance move until a player must, the game is over, or no piece is left."""
    state, used, _ = place
    while game.current_player(state) == CHANCE:
        coming = {str(move).partition(":")[2]: move for move in game.legal_actions(state)}
        while used < len(pieces) and pieces[used] not in coming:
            used += 1
        if used == len(pieces):
            return Place(state, used, waits=True)
        state = game.apply(state, coming[pieces[used]]).state
        used += 1
    return Place(state, used)


def following(
    game: Game[Any], reached: Iterable[tuple[Place, int]], pieces: Sequence[str]
) -> Counter[Place]:
    """Make every move from every position; equal positions are counted together."""
    after: Counter[Place] = Counter()
    for place, ways in reached:
        if place.waits or game.is_terminal(place.state):
            continue
        for move in game.legal_actions(place.state):
            state = game.apply(place.state, move).state
            after[dealt(game, Place(state, place.used), pieces)] += ways
    return after


def counted(game: Game[Any], reached: Mapping[Place, int]) -> Depth:
    """Count the positions of one depth."""
    over = sum(ways for place, ways in reached.items() if game.is_terminal(place.state))
    waiting = sum(ways for place, ways in reached.items() if place.waits)
    return Depth(sum(reached.values()), over, waiting)
