"""Which parts of rule sets cannot go together, and why: what no table could play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from gnav_core.core.cited import Cited
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.onedeal import DRAWS_AT_MOST
from gnav_core.games.gnav.parts import POOLED, SLATED, Parts
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.words import piece_in_words


class Clash(NamedTuple):
    """Two parts that cannot go together, and why."""

    one: str
    other: str
    why: Sentence


def clash(parts: Parts) -> Clash | None:
    """Find the first clash among parts that are to be one rule set."""
    return next((found for check in CHECKS for found in check(parts)), None)


def _pieces(parts: Parts) -> Iterator[Clash]:
    known = set(parts["pieces"][0].value)
    for part, spoken in _spoken(parts):
        for piece in spoken:
            if piece not in known:
                why = "there is no such piece as {piece} among them"
                named = Sentence(why, piece=Sentence(piece_in_words(piece)))
                yield Clash("pieces", part, named)
    unruled = [piece for piece in known if piece not in _ruled(parts)]
    if unruled:
        yield Clash("pieces", "plain", Sentence("not every piece would have an answer"))


def _spoken(parts: Parts) -> Iterator[tuple[str, list[str]]]:
    """List the pieces that each part speaks of."""
    yield "plain", list(parts["plain"][0])
    if "passing" in parts:
        yield "passing", list(parts["passing"])
    yield from ((piece, [piece]) for piece in ("cat", "dragoon", "cuckoo") if piece in parts)
    if parts.get("undoing"):
        yield "undoing", ["cat"]
    yield "tapping", [cited.value for cited in parts["tapping"] if cited and cited.value in KNOWN]
    kind, first, _ = parts["drawn"]
    yield "drawn", list(first.value) if kind == "pack" else []
    yield "one-fool", [_fool(parts).value]
    yield "cries", [spoken for spoken in parts["cries"] if spoken in KNOWN]


KNOWN: Final = frozenset((*DANISH, *GERMAN))


def _ruled(parts: Parts) -> set[str]:
    return {piece for part, spoken in _spoken(parts) if part in ASKED for piece in spoken}


ASKED: Final = ("plain", "passing", "cat", "dragoon", "cuckoo")


def _fool(parts: Parts) -> Cited[str]:
    one = parts["one-fool"]
    fool: Cited[str] = one.fool if isinstance(one, Pool) else one[0]
    return fool


def _lacking(parts: Parts) -> Iterator[Clash]:
    """Find a part that another needs, and that the source it is to be taken from does not have."""
    why = Sentence("the first raises the second, and that has no answer there")
    if "cat" in parts and "undoing" not in parts:
        yield Clash("cat", "undoing", why)
    if not any(isinstance(parts[part], Pool) for part in POOLED):
        for part in SLATED:
            if part not in parts:
                yield Clash("lives", part, why)


def _stock(parts: Parts) -> Iterator[Clash]:
    if parts["drawn"][0] != parts["changed"][0]:
        why = "one is drawn from a bag and the other from a pack"
        yield Clash("drawn", "changed", Sentence(why))


def _seats(parts: Parts) -> Iterator[Clash]:
    pieces, copies = parts["pieces"]
    most, number = parts["seats"].value[1], len(pieces.value) * copies.value
    if most + DRAWS_AT_MOST > number:
        why = "{most} players and what they may draw need more than the {number} there are"
        yield Clash("pieces", "seats", Sentence(why, most=most, number=number))


def _tokens(parts: Parts) -> Iterator[Clash]:
    pooled = [part for part in SLATED if isinstance(parts.get(part), Pool)]
    slated = [part for part in SLATED if part in parts and part not in pooled]
    if pooled and slated:
        why = "one pays tokens into a pool, and the other keeps strokes on a slate"
        yield Clash(pooled[0], slated[0], Sentence(why))


def _marks(parts: Parts) -> Iterator[Clash]:
    if isinstance(parts["marks"], Pool):
        return
    loss, _, _, plus_as_stroke = parts["marks"]
    hits = {hit.value.what for hit in parts["two-fools"]}
    if loss.value < 0:
        if "plus" in hits and plus_as_stroke is None:
            why = "a plus lets a player take one stroke more, and strokes rubbed out have none"
            yield Clash("two-fools", "marks", Sentence(why))
        return
    if "gained" in hits:
        why = "a stroke is won, and strokes that are written up are penalties"
        yield Clash("two-fools", "marks", Sentence(why))
    if parts["appeals"][0]:
        why = (
            "an appeal gives strokes to him who has none left, and here nobody has strokes to lose"
        )
        yield Clash("appeals", "marks", Sentence(why))
    if parts["spared"] and parts["spared"].value == "final":
        why = "it is ruled for two with one stroke each to lose, and here strokes are written up"
        yield Clash("spared", "marks", Sentence(why))


def _stakes(parts: Parts) -> Iterator[Clash]:
    if isinstance(parts["stake"], Pool):
        return
    stake, payout = parts["stake"], parts["payout"]
    if payout and not stake:
        yield Clash("payout", "stake", Sentence("there is nothing in the pool to win"))
    if stake and not payout:
        yield Clash("stake", "payout", Sentence("nobody is said to take the pool"))
    if parts["appeals"][0] and not stake:
        why = "an appeal costs as much as the first stake, and there is none"
        yield Clash("appeals", "stake", Sentence(why))


def _tapping(parts: Parts) -> Iterator[Clash]:
    one = parts["one-fool"]
    if isinstance(one, Pool) or parts["tapping"][0]:
        return
    if any(hit.value.who == "companion-of-a-tapper" for hit in one[1]):
        why = "the next lowest loses only where the fool’s holder tapped, and nobody may tap"
        yield Clash("one-fool", "tapping", Sentence(why))


Check = Callable[[Parts], Iterator[Clash]]
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
