"""The log in plain lines: what belongs together in a deal is told in one, from what a seat saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from gnav_core.core.event import SeenEvent
from gnav_core.core.family import LogLine
from gnav_core.core.sentences import Reader, called, listed, tell
from gnav_core.core.table import Table
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.glosses import gloss
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.words import cry, number_in_words, piece_in_words, said_and_cried

DEALT = {"bag": "{Number} pieces are dealt.", "pack": "{Number} cards are dealt."}
DEALT_OPEN = {
    "bag": "{Number} pieces are dealt: {pieces}.",
    "pack": "{Number} cards are dealt: {pieces}.",
}
YOUR_OWN = "Yours is {piece}."
STAND = "{Names} stand."
MANY_STAND = "{number} players stand."
LOSE = {
    "strokes left": "{Names} lose {number} each.",
    "strokes taken": "{Names} get {number} each.",
    "tokens": "{Names} pay {number} each into the pool.",
}
HEAD = {"bag": "{who} [has|have] the bag", "pack": "{who} [has|have] the pack"}
NOTHING = "nobody lost anything"
COST = {
    "strokes left": ("{names} lost {number}", "{names} lost {number} each"),
    "strokes taken": ("{names} got {number}", "{names} got {number} each"),
    "tokens": ("{names} paid {number}", "{names} paid {number} each"),
}
COST_TOO = ("{names} {n}", "{names} {n} each")
GAIN = ("{names} gained {number}", "{names} gained {number} each")

ANSWERED = {
    "exchanged": "{who} [exchanges|exchange] with {of}.",
    "passed": "{who} [asks|ask] [{of}, who lets|you, and you let] the request go past.",
    "kissed": "{who} [asks|ask] [{of}, who has|you, and you have] the cat.",
    "struck": "{who} [asks|ask] [{of}, who has|you, and you have] the dragoon.",
    "stopped": "{who} [asks|ask] [{of}, who has the cuckoo, and must stop"
    "|you, and must stop, since you have the cuckoo].",
    "refused": "{who} [asks|ask] [{of}, who refuses|you, and you refuse].",
}
"""Who asks whom, and what the answer is, in one sentence."""

NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
BEGINS = frozenset({"asked", "showed", "stood", "drew", "appealed"})
FOLLOWS = frozenset({*ANSWERED, "returned", "kept", "out", *SIGN})
"""What goes on with a line that has begun."""

MOST = 5
"""More players than this are counted, not named."""

Numbered = tuple[int, SeenEvent]


class Log:
    """Tell a deal of Gnav in plain lines, as every log does that joins its events."""

    def lines(
        self, rules: RuleSet, events: Sequence[SeenEvent], names: Sequence[str], language: str
    ) -> list[LogLine]:
        """Tell the events of one deal, each in one line and no other."""
        teller = _Teller(rules, names, language)
        return [teller.line(part) for part in _parts(events, names)]

    def head(self, rules: RuleSet, table: Table, names: Sequence[str], language: str) -> str:
        """Say who deals."""
        bearers = [seat for seat in table.values("dealer") if isinstance(seat, int)]
        if not bearers:
            return ""
        return tell(language, HEAD[rules.stock.name], who=names[bearers[0]])

    def brought(
        self, rules: RuleSet, events: Sequence[SeenEvent], names: Sequence[str], language: str
    ) -> str:
        """Say in short what some deals have cost, and given."""
        return _Teller(rules, names, language).brought(events)


def _parts(events: Sequence[SeenEvent], names: Sequence[str]) -> Iterator[list[Numbered]]:
    """Part a deal into lines; others who stand one after another stand in one."""
    part: list[Numbered] = []
    for number, event in enumerate(events):
        if part and not _goes_on(part, event, names):
            yield part
            part = []
        part.append((number, event))
    if part:
        yield part


def _goes_on(part: list[Numbered], event: SeenEvent, names: Sequence[str]) -> bool:
    first, last = part[0][1], part[-1][1]
    if event.kind == "stood" and first.kind == "stood":
        return not any(isinstance(names[one.seat or 0], Reader) for one in (first, event))
    if event.kind in ("dealt", "knocked"):
        return first.kind == "dealt"
    if event.kind == "asked":
        return last.kind == "passed" and event.seat == first.seat
    return first.kind in BEGINS and event.kind in FOLLOWS


class _Teller:
    """Say the parts of a deal in one language, to whom these names are read."""

    def __init__(self, rules: RuleSet, names: Sequence[str], language: str) -> None:
        self.rules, self.names, self.language = rules, names, language

    def line(self, part: list[Numbered]) -> LogLine:
        """Tell one line; that which cost somebody something stands first among its grounds."""
        events = [event for _, event in part]
        lead = next((at for at, event in part if event.kind in SIGN), None)
        if lead is None:
            lead = part[1][0] if events[0].kind == "asked" and len(part) > 1 else part[0][0]
        return LogLine(tuple(at for at, _ in part), lead, " ".join(self._sentences(events)))

    def _sentences(self, events: list[SeenEvent]) -> Iterator[str]:
        match events[0].kind:
            case "dealt" if len([event for event in events if event.kind == "dealt"]) > 1:
                yield from self._dealt(events)
            case "stood" if len(events) > 1:
                yield self._stand(events)
            case "asked" if len(events) > 1:
                yield from self._asked(events)
            case _:
                yield self._plain(events[0])
                yield from self._after(events[1:])

    def _plain(self, event: SeenEvent) -> str:
        said, words = said_and_cried(self.rules, event, self.names, self.language)
        return said if words is None else f"{said} {self._cried(words)}"

    def _cried(self, words: str) -> str:
        """Set a cry so that a sentence may follow it, with what it means."""
        means = gloss(words, self.language)
        quoted = tell(self.language, "“{words}”", words=words)
        if means:
            return f"{quoted} ({means.rstrip('.')})."
        return quoted if words[-1] in ".!?" else f"{quoted}."

    def _dealt(self, events: list[SeenEvent]) -> Iterator[str]:
        stock, language = self.rules.stock.name, self.language
        dealt = [event for event in events if event.kind == "dealt"]
        known = {event.seat: event.details.get("piece") for event in dealt}
        number = len(known)
        said = tell(language, NUMBERS[number - 2]) if number <= 10 else str(number)
        if all(known.values()):
            pieces = ", ".join(
                f"{called(language, self.names[seat or 0])} {piece_in_words(piece, language)}"
                for seat, piece in known.items()
                if piece
            )
            yield tell(language, DEALT_OPEN[stock], Number=said, pieces=pieces)
        else:
            yield tell(language, DEALT[stock], Number=said)
            for seat, piece in known.items():
                if piece and isinstance(self.names[seat or 0], Reader):
                    yield tell(language, YOUR_OWN, piece=piece_in_words(piece, language))
        yield from (self._plain(event) for event in events if event.kind != "dealt")

    def _stand(self, events: list[SeenEvent]) -> str:
        if len(events) > MOST:
            return tell(self.language, MANY_STAND, number=len(events))
        return tell(self.language, STAND, Names=self._named([event.seat for event in events]))

    def _asked(self, events: list[SeenEvent]) -> Iterator[str]:
        """Say who asks and what is answered; past one who lets it go past, the next is asked."""
        rest = events
        while len(rest) > 1 and rest[0].kind == "asked" and rest[1].kind in ANSWERED:
            asked, answer, *rest = rest
            who, of = self.names[asked.seat or 0], self.names[asked.details["of"]]
            said = tell(self.language, ANSWERED[answer.kind], who=who, of=of)
            cited = cry(self.rules, answer)
            yield said if cited is None else f"{said[:-1]}: {self._cried(cited.value)}"
        yield from self._after(rest)

    def _after(self, events: list[SeenEvent]) -> Iterator[str]:
        """Say the rest one by one, and in one sentence what several lose alike."""
        lose = LOSE[self.rules.tally.counts]
        for (costs, by), some in groupby(events, key=_price):
            group = list(some)
            if costs and len(group) > 1 and len({event.seat for event in group}) == len(group):
                number = number_in_words(self.rules, by, self.language)
                names = self._named([event.seat for event in group])
                yield tell(self.language, lose, Names=names, number=number)
            else:
                yield from map(self._plain, group)

    def _named(self, seats: Sequence[int | None]) -> str:
        named = [called(self.language, self.names[seat or 0]) for seat in seats]
        return listed(self.language, named)

    def brought(self, events: Sequence[SeenEvent]) -> str:
        costs: Counter[int] = Counter()
        gains: Counter[int] = Counter()
        for event in events:
            if event.kind in SIGN and event.seat is not None:
                (costs if SIGN[event.kind] < 0 else gains)[event.seat] += event.details["by"]
        said = [*self._of(costs, COST[self.rules.tally.counts]), *self._of(gains, GAIN)]
        return ", ".join(said) or tell(self.language, NOTHING)

    def _of(self, seats: Counter[int], forms: tuple[str, str]) -> Iterator[str]:
        """Say who lost, or gained, how much; those alike together, the most first."""
        if len(seats) > MOST:
            total = number_in_words(self.rules, seats.total(), self.language)
            players = tell(self.language, "{n} players", n=len(seats))
            yield tell(self.language, forms[0], names=players, number=total)
            return
        for at, amount in enumerate(sorted(set(seats.values()), reverse=True)):
            alike = [seat for seat, by in sorted(seats.items()) if by == amount]
            template = (forms if at == 0 else COST_TOO)[len(alike) > 1]
            number = number_in_words(self.rules, amount, self.language)
            yield tell(self.language, template, names=self._named(alike), number=number, n=amount)


def _price(event: SeenEvent) -> tuple[bool, Any]:
    costs = SIGN.get(event.kind, 0) < 0
    return costs, event.details["by"] if costs else event


LOG = Log()
