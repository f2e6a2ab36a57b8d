"""How the Demons are removed, by an exception of Malderia, and how a participant is done."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.games.narrespillet.acting import without_chariot
from gnav_core.games.narrespillet.pack import Cards
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, JUDGED, Log, State, Who
from gnav_core.games.narrespillet.telling import happened


def emptied(state: State, who: Who) -> State:
    """Throw all that a participant has but what lies on fields."""
    part = state.part(who)
    after = state.changed(who, part._replace(closed=(), open=())).thrown(part.hand)
    if part.chariot is not None:
        after = without_chariot(after, who)
    part = after.part(who)
    after = after.changed(who, part._replace(strength="", fills=False, finished=True))
    if part.strength:
        after = after.thrown(("strength",))
    if after.hermit and after.hermit[0] == who:
        after = after._replace(hermit=None).thrown(("hermit",))
    if after.temperance and after.temperance[0] == who:
        after = after._replace(temperance=None).thrown(("temperance",))
    return after


def finished(rules: RuleSet, state: State, who: Who, log: Log) -> State:
    """End the round for one who has no open field: he throws all that he has."""
    basis = [rules.done, rules.throws_rest, rules.pile]
    if state.temperance and state.temperance[0] == who:
        basis.append(rules.temperance.done)
    return happened(log, state, emptied(state, who), "finished", who, *basis)


def banished(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Remove the Demons with all that is theirs; a victory by the World stands."""
    part = state.part(DEMONS)
    on_fields = dict.fromkeys(laid for laid in part.fields if isinstance(laid, tuple))
    placed: Cards = tuple(card for laid in on_fields for card in laid)
    stay = [card for card in placed if card == "world"]
    stay += [JUDGED for laid in part.fields if laid == JUDGED]
    after = emptied(state, DEMONS).thrown(tuple(card for card in placed if card not in stay))
    rows = tuple(tuple(who for who in row if who != DEMONS) for row in state.forfeits)
    before_him = (state.owner - 1) % state.players
    last = before_him if state.last == DEMONS else state.last
    after = after.thrown((DEMONS,))._replace(demons=None, forfeits=rows, last=last)
    after = after._replace(aside=(*state.aside, *stay))
    lands = rules.lands
    basis = (lands.malderia, lands.agreed, rules.demons.removed)
    return happened(log, state, after, "removed", state.actor, *basis)
