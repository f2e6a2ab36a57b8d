"""Where laws part over one deal, in words: what each does there, and by which clause or crux."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gnav_core.core.cited import weakest
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.compare import divergence
from gnav_core.games.gnav.compare.divergence import Divergence, Group
from gnav_core.games.gnav.compare.in_words import crux_of, worded_event_json
from gnav_core.games.gnav.compare.lawbook import Other, RuleChoice
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.onedeal import Deal, Fact, Step, play


class DivergenceReport:
    """Play one deal under several laws, and tell where they part."""

    def __init__(self, deal: Deal, laws: Sequence[RuleChoice], names: Sequence[str], language: str):
        self.deal, self.laws, self.names, self.language = deal, laws, names, language
        self.courses = [self._play(law) for law in laws]
        self.keys = divergence.steps(self.courses)
        self.found = divergence.divergences(self.courses)

    def _play(self, law: RuleChoice) -> tuple[Step, ...]:
        return play(GnavGame(law.rule_set, len(self.deal.pieces), self.deal.dealer), self.deal)

    def headline(self) -> str:
        """Say in a sentence where they part first."""
        if len(self.laws) == 1:
            return tell(self.language, "Only one set of rules is asked.")
        if not self.found:
            return tell(self.language, "They agree from the first turn to the last stroke.")
        seat = self.keys[self.found[0].step][1]
        if seat is None:
            return tell(self.language, "They agree until all show, and part there.")
        return tell(self.language, "They part at {name}’s turn.", name=self.names[seat])

    def as_json(self) -> list[dict[str, Any]]:
        """Tell every divergence, the first one first."""
        return [self._divergence(found) for found in self.found]

    def _divergence(self, found: Divergence) -> dict[str, Any]:
        kind, seat = self.keys[found.step]
        return {
            "step": found.step,
            "kind": kind,
            "seat": seat,
            "groups": [self._group(group, found) for group in found.groups],
            "otherwise": self._otherwise(found),
        }

    def _group(self, group: Group, found: Divergence) -> dict[str, Any]:
        """Say what the laws of one group do where they part, by one that is not lent its rule."""
        at = min(group, key=lambda law: _lent(self._did(law, found)))
        did = self._did(at, found)
        said = [self._say(self.laws[at], fact) for fact in did[found.at :]]
        basis = [fact.event for fact in did[found.at :] if fact.event]
        basis = basis or [fact.event for fact in did if fact.event][-1:]
        clauses = [clause for event in basis for clause in event.clauses]
        status = weakest(event.status for event in basis)
        return {
            "laws": list(group),
            "lent": {law: lender for law in group if (lender := self._lender(law, found))},
            "text": " ".join(said or [tell(self.language, "Nothing more happens.")]),
            "clauses": list(dict.fromkeys(clauses)),
            "status": status,
        }

    def _lender(self, law: int, found: Divergence) -> str | None:
        """Name the source that lends a law what it does where they part, if one does."""
        lent = (fact.event.supplied for fact in self._did(law, found) if fact.event)
        return next(filter(None, lent), None)

    def _say(self, law: RuleChoice, fact: Fact) -> str:
        if fact.event is None:
            return tell(self.language, "Play stops, and all show.")
        return str(worded_event_json(law, fact.event, self.names, self.language)["text"])

    def _did(self, law: int, found: Divergence) -> tuple[Fact, ...]:
        return divergence.facts(self.courses[law], self.keys[found.step])

    def _otherwise(self, found: Divergence) -> list[dict[str, Any]]:
        """List the readings under which a law would go with another group where they part."""
        listed: dict[Any, dict[str, Any]] = {}
        for at, rivals, other in self._others(found):
            course = self._play(other.law)
            goes = next(
                (rival for rival in rivals if self._same(course, rival[0], found.step)), None
            )
            if goes is None:
                continue
            crux = crux_of(other.source, other.crux, self.language)
            cited = crux["id"]
            entry = {
                "laws": [],
                "crux": cited,
                "option": other.option,
                "reads": crux["reads"][other.option],
                "goes_with": list(goes),
            }
            listed.setdefault((cited, other.option, goes), entry)["laws"].append(at)
        return list(listed.values())

    def _others(self, found: Divergence) -> Iterator[tuple[int, list[Group], Other]]:
        for group in found.groups:
            rivals = [rival for rival in found.groups if rival is not group]
            for at in group:
                for other in self.laws[at].others():
                    yield at, rivals, other

    def _same(self, course: Sequence[Step], other: int, step: int) -> bool:
        """Whether a course does what another law's course does, up to and with the step."""
        return all(
            divergence.alike(
                divergence.facts(course, key), divergence.facts(self.courses[other], key)
            )
            for key in self.keys[: step + 1]
        )


def _lent(did: Sequence[Fact]) -> int:
    return sum(bool(fact.event and fact.event.supplied) for fact in did)
