"""All that the browser calls: JSON in, JSON out. A view never holds what its seat may not see."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import Any

from gnav_core import games, text
from gnav_core.game import Event, IllegalAction
from gnav_core.gnav.actions import ANSWER_VERBS, APPEAL_VERBS, TURN_VERBS
from gnav_core.gnav.words import cry, event_in_words, move_in_words
from gnav_core.record import FORMAT, IllegalMoveError, RecordError, parse, read
from gnav_core.session import Session

VERBS = {"exchange": TURN_VERBS, "answer": ANSWER_VERBS, "appeal": APPEAL_VERBS}

LINES = {
    "gnav-1774": "Three strokes to lose; who is out may appeal, three times.",
    "gnav-1917": "Strokes are penalties; the cuckoo stops all play; two fools win a plus.",
    "gnav-wikipedia": "1917 kept by counting down: each has strokes to lose.",
    "gnav-kb": "The fool stands above the null; all but the order is lent by 1774.",
    "gnav-german": "Fourteen cards and twenty tokens; queen and king may refuse.",
}


class Desk:
    """Hold the one game the browser plays, and answer its calls."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.calls: Mapping[str, Callable[..., Any]] = {
            "sources": self.sources,
            "clauses": self.clauses,
            "start": self.start,
            "resume": self.load,
            "load": self.load,
            "view": self.view,
            "act": self.act,
            "continue": self.next_deal,
            "save": self.save,
            "export": self.export,
        }

    def sources(self) -> list[dict[str, Any]]:
        """List the sources, with their seats and the readings that can be switched."""
        return [self._source(name) for name in games.SOURCES]

    def _source(self, name: str) -> dict[str, Any]:
        told, rules = text.data()["sources"][name], games.rule_set(name)
        own = text.data()["cruces"]
        adopted = text.data()["adopted"].get(name, [])
        cruces = [crux for crux in own.values() if crux["source"] == name]
        cruces += [own[crux] for crux in adopted]
        keys = ("id", "name", "question", "options", "default", "switchable")
        return {
            **{key: told[key] for key in ("id", "title", "short", "lang", "year")},
            "line": LINES[name],
            "unit": rules.tally.counts,
            "seats": list(rules.seats.value),
            "cruces": [{key: crux[key] for key in keys} for crux in cruces],
        }

    def clauses(self) -> dict[str, dict[str, Any]]:
        """Give the words of every clause and crux, by id."""
        shown = {name: part._asdict() for name, part in text.passages().items()}
        for name, crux in text.data()["cruces"].items():
            shown[name]["reason"] = crux["reason"]
        return shown

    def start(
        self,
        rules: str,
        players: list[dict[str, str]],
        readings: dict[str, str] | None = None,
        seed: str | None = None,
        dealer: int | None = None,
    ) -> dict[str, Any]:
        """Start a game and play on to the first person's move."""
        kinds = [player.get("kind", "") for player in players]
        value: dict[str, Any] = {
            "format": FORMAT,
            "rules": rules,
            "players": len(players),
            "readings": readings or {},
            "names": [player.get("name") or f"Seat {at}" for at, player in enumerate(players)],
            "seed": seed or token_hex(4),
            "kinds": kinds,
            "moves": [],
        }
        if dealer is not None:
            value["dealer"] = dealer
        return self._open(Session(read(value), kinds))

    def load(self, text: str) -> dict[str, Any]:
        """Go on with a record: one saved here, or one from elsewhere."""
        record = parse(text)
        kinds = record.more.get("kinds")
        if not isinstance(kinds, list):
            kinds = ["human"] + ["computer"] * (record.players - 1)
        return self._open(Session(record, kinds))

    def _open(self, session: Session) -> dict[str, Any]:
        self.session = session
        session.advance()
        humans = [seat for seat, kind in enumerate(session.kinds) if kind == "human"]
        return self.view(humans[0] if len(humans) == 1 else None)

    def act(self, seat: int, move: str, since: int = 0) -> dict[str, Any]:
        """Make the move of the person at ``seat``, then play on to the next person's move."""
        session = self._playing()
        if session.game.current_player(session.state) != seat:
            law = session.game.law(session.state)
            raise IllegalAction(f"It is not seat {seat}'s turn.", law)
        session.act(move)
        session.advance()
        return self.view(seat, since)

    def next_deal(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """Deal the next deal."""
        self._playing().advance(new_deal=True)
        return self.view(seat, since)

    def save(self) -> str:
        """Give the record so far: for the worker to keep, never for the page."""
        return self._playing().record.as_json()

    def export(self) -> str:
        """Give the record of a game that is over. Raises ``RecordError`` while it goes on."""
        if self._playing().waiting != "over":
            raise RecordError(
                "The record can be exported when the game is over: it holds every piece."
            )
        return self.save()

    def _playing(self) -> Session:
        if self.session is None:
            raise RecordError("No game has been started.")
        return self.session

    def view(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """Give the table as ``seat`` (``None``: a bystander) may see it.

        ``events`` are those from number ``since`` on.
        """
        session = self._playing()
        if seat is not None and not 0 <= seat < session.record.players:
            raise RecordError(f"There is no seat {seat}.")
        game, state = session.game, session.state
        seen = game.observe(state, seat)
        shown = self._shown() if session.waiting != "seat" else None
        outcome = game.outcome(state)
        own_move = seat is not None and seen["to_move"] == seat
        return {
            **seen,
            "rules": session.record.rules,
            "readings": session.record.readings,
            "players": self._players(),
            "seat": seat,
            "waiting": session.waiting,
            "held": shown or seen["held"],
            "shown": shown is not None or state.phase == "appeal",
            "legal": self._legal(seen["legal"]) if own_move else [],
            "refused": self._refused(seen["legal"]) if own_move else [],
            "law": list(game.law(state)),
            "events": [self._event(number, seat) for number in range(since, len(session.events))],
            "reason": outcome.reason if outcome else None,
            "reason_clauses": list(outcome.clauses) if outcome else [],
        }

    def _players(self) -> list[dict[str, Any]]:
        session = self._playing()
        playing = session.game.rules.tally.alive
        return [
            {"name": name, "kind": kind, "in": playing(session.state, seat)}
            for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
        ]

    def _shown(self) -> list[str | None] | None:
        """Give the pieces of the deal just shown, until the next one is dealt."""
        showings = (
            e.details["held"] for _, e in reversed(self._playing().events) if e.kind == "showed"
        )
        return next(showings, None)

    def _legal(self, verbs: list[str]) -> list[dict[str, Any]]:
        session = self._playing()
        shown = []
        for verb in verbs:
            label, words = move_in_words(session.game.rules, verb, session.state.last)
            clauses = session.game.allowing(session.state, verb)
            shown.append({"move": verb, "label": label, "cry": words, "clauses": list(clauses)})
        return shown

    def _refused(self, legal: list[str]) -> list[dict[str, Any]]:
        """List the other moves this rule set has at such a moment, and why each is not allowed."""
        session = self._playing()
        rules, state = session.game.rules, session.state
        known = ("stand", "exchange", *(["tap"] if rules.tap else []), *rules.refusals)
        shown = []
        for verb in VERBS.get(state.phase, ()):
            if verb in known and verb not in legal:
                refusal = session.game.refuse(state, session.game.parse(state, verb))
                label, _ = move_in_words(rules, verb, state.last)
                why, clauses = session.with_names(refusal.why), list(refusal.clauses)
                shown.append({"move": verb, "label": label, "why": why, "clauses": clauses})
        return shown

    def _event(self, number: int, seat: int | None) -> dict[str, Any]:
        session = self._playing()
        deal, event = session.events[number]
        seen: Event = event.as_seen_by(seat)
        rules = session.game.rules
        said = cry(rules, seen)
        return {
            "n": number,
            "deal": deal,
            **seen.as_json(),
            "text": event_in_words(rules, seen, session.names),
            "cry": said.value if said else None,
        }


DESK = Desk()


def call(request: str, desk: Desk = DESK) -> str:
    """Answer one call: ``{"id", "call", "args"}`` gives ``{"id", "ok"}`` or ``{"id", "error"}``.

    An error says why in one sentence, and names the clauses of a refusal; nothing is lost.
    """
    asked = json.loads(request)
    answer: dict[str, Any] = {"id": asked.get("id")}
    try:
        if asked.get("call") not in desk.calls:
            raise RecordError(f"There is no call {asked.get('call')!r}.")
        answer["ok"] = desk.calls[asked["call"]](**asked.get("args", {}))
    except IllegalAction as refusal:
        why = desk.session.with_names(refusal.why) if desk.session else refusal.why
        answer["error"] = {"why": why, "clauses": list(refusal.clauses)}
    except (RecordError, IllegalMoveError) as error:
        answer["error"] = {"why": str(error), "clauses": []}
    return json.dumps(answer, ensure_ascii=False)
