"""Play out the deal that draws most, and list all that was tried, for the essay on 37."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.sentences import tell
from scripts.pages.templates import fill as fill_in
from scripts.pages.titles import Bilingual, ours
from scripts.proofs import committed

RULES: Final = "gnav-1774"
ROW: Final = ("horse", "horse", "house", "house")
WORST, TRIED = "<!-- worst deal -->", "<!-- rows tried -->"
WORST_HEADS: Final = tuple(
    map(ours, ("player", "has", "what becomes of the request", "left in the bag"))
)
TRIED_HEADS: Final = tuple(
    map(ours, ("seats", "rows", "ways to play", "deals played", "most draws"))
)
ORDINAL: Final = {1: "st", 2: "nd", 3: "rd"}


class Draw(NamedTuple):
    """One draw of a deal: who drew, what he held, whom he was sent past, what the bag held then."""

    seat: int
    held: str
    past: tuple[str, ...]
    left: int


def worst_hands(players: int) -> list[str]:
    """Deal a full table so that its last four hold horses and houses, and so that no draw is one.

    Before them sits a plain number, whose holder asks.
    """
    bag = list(registry.rule_set(RULES).full_bag)
    for piece in ROW:
        bag.remove(piece)
    plain = [piece for piece in bag if piece.isdigit()]
    others = [piece for piece in bag if not piece.isdigit()]
    return [*(others + plain)[: players - len(ROW)], *ROW]


def draws(hands: list[str] | tuple[str, ...], standing: int = 0) -> list[Draw]:
    """Deal these hands, let all after the first ``standing`` exchange, list the draws."""
    game = registry.new(RULES, len(hands))
    state = game.initial_state()
    for piece in hands:
        state, _ = game.apply(state, Action.read(f"deal:{piece}"))
    found: list[Draw] = []
    asking: tuple[int, str, tuple[str, ...]] = (0, "", ())
    while state.deal == 1 and not game.is_terminal(state):
        if state.phase == "draw":
            move = plain_draw(game, state)
            found.append(Draw(*asking, len(state.bag) - 1))
            state, _ = game.apply(state, Action.read(move))
            continue
        seat, held = state.seat, state.held[state.seat] or ""
        move = "exchange" if seat >= standing else "stand"
        state, events = game.apply(state, Action.read(move))
        past = tuple(event.details["piece"] for event in events if event.kind == "passed")
        asking = (seat, held, past)
    return found


def plain_draw(game: Any, state: Any) -> str:
    """Choose a draw that is no horse and no house, so that no row grows by it."""
    moves = [str(action) for action in game.legal_actions(state)]
    return str(next(move for move in moves if move.partition(":")[2] not in ROW))


def fill(essay: str) -> str:
    """Fill the tables of the essay in."""
    return essay.replace(WORST, worst_table()).replace(TRIED, tried_table())


def worst_table() -> Markup:
    """Set the worst deal at a full table."""
    players = registry.rule_set(RULES).seats.value[1]
    drawn = draws(worst_hands(players), players - len(ROW) - 1)
    rows = [(player(draw, players), piece(draw.held), sent(draw), draw.left) for draw in drawn]
    caption = ours(
        "The worst deal at {players} seats: {draws} draws", players=players, draws=len(drawn)
    )
    return fill_in("worked.html", heads=WORST_HEADS, rows=rows, caption=caption).strip()


def player(draw: Draw, players: int) -> Bilingual:
    """Name the player who draws by his place."""
    place = draw.seat + 1
    english, danish = (", the dealer", ", uddeleren") if place == players else ("", "")
    return Bilingual(f"{ordinal(place)}{english}", f"nr. {place}{danish}")


def piece(name: str) -> Bilingual:
    """Name a piece, which may be a number."""
    return Bilingual(name, tell("da", name))


def sent(draw: Draw) -> Bilingual:
    """Say how a player came to draw."""
    if not draw.past:
        return ours("changes his own; draws")
    row, danish = ([piece(name)[at] for name in draw.past] for at in (0, 1))
    and_row, og = (
        f"{', '.join(names[:-1])} {word} " if names[1:] else ""
        for names, word in ((row, "and"), (danish, "og"))
    )
    return Bilingual(
        f"past {and_row}the dealer’s {row[-1]}; draws",
        f"forbi {og}uddelerens {danish[-1]}; trækker",
    )


def tried_table() -> Markup:
    """Set how much was tried at small tables, and the most that any deal drew."""
    tried = [
        (
            found["players"],
            *(grouped(found[name]) for name in ("rows", "behaviours", "tried")),
            found["most"]["number"],
        )
        for found in committed.read()["draws"]
        if found["source"] == RULES and not found["reading"]
    ]
    caption = ours("Every row tried")
    return fill_in("worked.html", heads=TRIED_HEADS, rows=tried, caption=caption).strip()


def grouped(number: int) -> Bilingual:
    """Write a number with its thousands apart: 21,642,108, in Danish 21.642.108."""
    english = f"{number:,}"
    return Bilingual(english, english.replace(",", "."))


def ordinal(number: int) -> str:
    """Write an ordinal: 33rd."""
    return f"{number}{ORDINAL.get(number % 10, 'th')}"
