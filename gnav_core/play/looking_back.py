"""Who may ask how good the choices of a deal were: nobody learns by it what he may not know."""

from __future__ import annotations

from typing import Any

from gnav_core.core import result
from gnav_core.core.outside import shown
from gnav_core.core.record import RecordError
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.play.session import Session


def check(session: Session, seat: int, deal: Any) -> None:
    """Raise ``RecordError`` unless the choices of this seat in this deal may be gone over now.

    The deal must have been shown. While the game goes on they must be a person's; and while
    another deal is played by several persons, his who is to move and so is at the screen.
    """
    if type(deal) is not int or not any(
        entry.deal == deal and entry.event.kind != result.KIND for entry in session.events
    ):
        unknown = "Deal {deal} has not been played here."
        raise RecordError(Sentence(unknown, deal=shown(deal)))
    if session.open:
        return
    if not session.by_person(seat):
        computer = "What {who} knew is not told while the game goes on."
        raise RecordError(Sentence(computer, who=Seat(seat)))
    moment = session.game.moment(session.state)
    playing = not (moment.rests or moment.open)
    if playing and moment.deal == deal:
        raise RecordError(Sentence("Deal {deal} is still being played.", deal=deal))
    people = [other for other in range(session.record.players) if session.by_person(other)]
    if playing and len(people) > 1 and session.game.current_player(session.state) != seat:
        away = "While a deal is played only whoever is to move may ask, and that is not {who}."
        raise RecordError(Sentence(away, who=Seat(seat)))
