"""Which components of rule sets cannot go together, and why: what no table could play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from gnav_core.core.cited import Cited
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.components import POOLED, SLATED, Components
from gnav_core.games.gnav.onedeal import DRAWS_AT_MOST
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.words import piece_in_words


class Clash(NamedTuple):
    """Two components that cannot go together, and why."""

    one: str
    other: str
    why: Sentence


def clash(components: Components) -> Clash | None:
    """Find the first clash among components that are to be one rule set."""
    return next((found for check in CHECKS for found in check(components)), None)


def _pieces(components: Components) -> Iterator[Clash]:
    known = set(components["pieces"][0].value)
    for component, spoken in _spoken(components):
        for piece in spoken:
            if piece not in known:
                why = "there is no such piece as {piece} among them"
                named = Sentence(why, piece=Sentence(piece_in_words(piece)))
                yield Clash("pieces", component, named)
    unruled = [piece for piece in known if piece not in _ruled(components)]
    if unruled:
        yield Clash("pieces", "plain", Sentence("not every piece would have an answer"))


def _spoken(components: Components) -> Iterator[tuple[str, list[str]]]:
    """List the pieces that each component speaks of."""
    yield "plain", list(components["plain"][0])
    if "passing" in components:
        yield "passing", list(components["passing"])
    yield from ((piece, [piece]) for piece in ("cat", "dragoon", "cuckoo") if piece in components)
    if components.get("undoing"):
        yield "undoing", ["cat"]
    tap, _, warning = components["tapping"]
    yield "tapping", [cited.value for cited in (tap, warning) if cited]
    kind, first, _ = components["drawn"]
    yield "drawn", list(first.value) if kind == "pack" else []
    yield "one-fool", [_fool(components).value]
    yield "cries", [spoken for spoken in components["cries"] if spoken in KNOWN]


KNOWN: Final = frozenset((*DANISH, *GERMAN))


def _ruled(components: Components) -> set[str]:
    return {
        piece for component, spoken in _spoken(components) if component in ASKED for piece in spoken
    }


ASKED: Final = ("plain", "passing", "cat", "dragoon", "cuckoo")


def _fool(components: Components) -> Cited[str]:
    one = components["one-fool"]
    fool: Cited[str] = one.fool if isinstance(one, Pool) else one[0]
    return fool


def _lacking(components: Components) -> Iterator[Clash]:
    """Find a component that another needs, and that the source it comes from does not have."""
    why = Sentence("the first raises the second, and that has no answer there")
    if "cat" in components and "undoing" not in components:
        yield Clash("cat", "undoing", why)
    if not any(isinstance(components[component], Pool) for component in POOLED):
        for component in SLATED:
            if component not in components:
                yield Clash("lives", component, why)


def _stock(components: Components) -> Iterator[Clash]:
    if components["drawn"][0] != components["changed"][0]:
        why = "one is drawn from a bag and the other from a pack"
        yield Clash("drawn", "changed", Sentence(why))


def _seats(components: Components) -> Iterator[Clash]:
    pieces, copies = components["pieces"]
    most, number = components["seats"].value[1], len(pieces.value) * copies.value
    if most + DRAWS_AT_MOST > number:
        why = "{most} players and what they may draw need more than the {number} there are"
        yield Clash("pieces", "seats", Sentence(why, most=most, number=number))


def _tokens(components: Components) -> Iterator[Clash]:
    pooled = [component for component in SLATED if isinstance(components.get(component), Pool)]
    slated = [
        component for component in SLATED if component in components and component not in pooled
    ]
    if pooled and slated:
        why = "one pays tokens into a pool, and the other keeps strokes on a slate"
        yield Clash(pooled[0], slated[0], Sentence(why))


def _marks(components: Components) -> Iterator[Clash]:
    if isinstance(components["marks"], Pool):
        return
    loss, _, _, plus_as_stroke = components["marks"]
    hits = {hit.value.what for hit in components["two-fools"]}
    if loss.value < 0:
        if "plus" in hits and plus_as_stroke is None:
            why = "a plus lets a player take one stroke more, and strokes rubbed out have none"
            yield Clash("two-fools", "marks", Sentence(why))
        return
    if "gained" in hits:
        why = "a stroke is won, and strokes that are written up are penalties"
        yield Clash("two-fools", "marks", Sentence(why))
    if components["appeals"][0]:
        why = (
            "an appeal gives strokes to him who has none left, and here nobody has strokes to lose"
        )
        yield Clash("appeals", "marks", Sentence(why))
    if components["spared"] and components["spared"].value == "final":
        why = "it is ruled for two with one stroke each to lose, and here strokes are written up"
        yield Clash("spared", "marks", Sentence(why))


def _stakes(components: Components) -> Iterator[Clash]:
    if isinstance(components["stake"], Pool):
        return
    stake, payout = components["stake"], components["payout"]
    if payout and not stake:
        yield Clash("payout", "stake", Sentence("there is nothing in the pool to win"))
    if stake and not payout:
        yield Clash("stake", "payout", Sentence("nobody is said to take the pool"))
    if components["appeals"][0] and not stake:
        why = "an appeal costs as much as the first stake, and there is none"
        yield Clash("appeals", "stake", Sentence(why))


def _tapping(components: Components) -> Iterator[Clash]:
    one = components["one-fool"]
    if isinstance(one, Pool) or components["tapping"][0]:
        return
    if any(hit.value.who == "companion-of-a-tapper" for hit in one[1]):
        why = "the next lowest loses only where the fool’s holder tapped, and nobody may tap"
        yield Clash("one-fool", "tapping", Sentence(why))


Check = Callable[[Components], Iterator[Clash]]
CHECKS: Final[tuple[Check, ...]] = (
    _pieces,
    _stock,
    _seats,
    _tokens,
    _lacking,
    _marks,
    _stakes,
    _tapping,
)
