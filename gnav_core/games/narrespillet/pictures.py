"""How a picture is played, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gnav_core.core.action import Action
from gnav_core.core.event import Secret
from gnav_core.games.narrespillet import banishing, calling
from gnav_core.games.narrespillet.acting import gives_up, taken, without_chariot
from gnav_core.games.narrespillet.drawing import lifted
from gnav_core.games.narrespillet.grounds import of_picture
from gnav_core.games.narrespillet.pack import (
    CARDS,
    FOOL,
    HOUSES,
    PICTURES,
    Cards,
    house_of,
    in_order,
)
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import (
    DEMONS,
    JUDGED,
    Log,
    Part,
    State,
    Wanted,
    Who,
    as_who,
)
from gnav_core.games.narrespillet.telling import happened

AT_ONCE: Final = frozenset(
    ("priestess", "priest", "wheel", "hanged", "death", "tower", "star", "moon", "sun", "sn")
)
"""What goes to the pile as it begins to work; the rest lies on the table."""


def played(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Play a picture; one from Justice’s row is replaced before it works."""
    card, who = action.args[0][0], state.actor
    doing = state._replace(doing=action)
    if card not in state.row:
        return work(rules, taken(doing, who, (card,)), log, before=state)
    after = taken(doing, who, (card,))._replace(
        used=state.used, wanted=Wanted("replace", None, 1), then="work"
    )
    basis = (rules.play, rules.in_turn, *of_picture(rules, action), rules.justice.use)
    if card == "wheel":
        basis = (*basis, rules.wheel.from_row)
    return happened(log, state, after, "played", who, *basis, card=card)


def work(rules: RuleSet, state: State, log: Log, before: State | None = None) -> State:
    """Let a card that is played begin to work; ``before``: it has just left the hand."""
    action, who = state.doing, state.actor
    assert action is not None
    card = action.args[0][0]
    after = _laid(rules, state._replace(then="end", doing=None), who, action)
    kind, basis = ("played", (rules.play, rules.in_turn)) if before else ("works", ())
    basis = (*basis, *of_picture(rules, action))
    after = happened(log, before or state, after, kind, who, *basis, card=card)
    return EFFECTS.get(card, _nothing)(rules, after, action, log)


def _laid(rules: RuleSet, state: State, who: Who, action: Action) -> State:
    """Lay a card where it lies while it works: on the pile, or on the table."""
    card, part = action.args[0][0], state.part(who)
    if card in AT_ONCE:
        return state.thrown((card,))
    match card:
        case "chariot":
            cards = action.args[1] if len(action.args) > 1 else ()
            without = taken(state, who, cards).part(who)
            return state.changed(who, without._replace(chariot=in_order(cards)))
        case "strength":
            return state.changed(who, part._replace(strength=action.args[1][0]))
        case "hermit":
            return state._replace(hermit=(who, rules.hermit.turns.value))
        case "temperance":
            return state._replace(temperance=(who, action.args[1][0]))
        case "justice":
            return state._replace(justice=True)
        case "demons":
            return state._replace(demons=Part(), owner=state.seat(who))
    return gives_up(state, as_who(action.args[1][0]), action.args[2][0], JUDGED)


def _nothing(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    return state


def _judgement(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    who, field = as_who(action.args[1][0]), action.args[2][0]
    basis = (rules.judgement.played, rules.judgement.forfeited)
    return happened(log, state, state, "forfeited", who, *basis, field=field)


def _priestess(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Show a hand to whoever plays her, and to nobody else."""
    of = int(action.args[1][0])
    cards, priests = list(state.parts[of].closed), rules.priests
    secret = Secret((state.seat(state.actor),), ("cards",))
    basis = (priests.look, priests.alone)
    by = state.actor
    happened(log, state, state, "looked", of, *basis, secret=secret, by=by, cards=cards)
    return state._replace(further="priestess" if rules.priests.taken.value else "")


def _priest(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Have all who hold such cards show them."""
    kind, show = action.args[1][0], rules.priests.show
    left = [card for card in CARDS if _is_of(card, kind)]
    for who in state.circle(state.actor):
        cards = [card for card in state.part(who).hand if card in left]
        if cards:
            happened(log, state, state, "showed", who, show, cards=cards)
        left = [card for card in left if card not in cards]
    happened(log, state, state, "no-more", None, show, kind_of=kind, nobody=left)
    return state._replace(further="priest" if rules.priests.taken.value else "")


def _is_of(card: str, kind: str) -> bool:
    if kind in HOUSES:
        return house_of(card) == kind
    return card == FOOL if kind == FOOL else card in PICTURES


def _justice(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Lay six cards open, or take the Demons’."""
    demons = state.demons
    if demons is None or demons.is_done:
        six = Wanted("justice", None, rules.justice.laid.value)
        return state._replace(wanted=six, further="justice")
    after = state._replace(row=in_order((*state.row, *demons.closed)))
    after = after._replace(demons=demons._replace(closed=(), fills=False))
    over, stay = rules.justice, rules.demons
    basis = (over.from_demons, over.no_turn, stay.stay, stay.without)
    cards = list(demons.closed)
    return happened(log, state, after, "took-over", state.actor, *basis, cards=cards)


def _demons(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Give the Demons their hand: drawn, or Justice’s row, or none."""
    for field in state.worlds():
        after = gives_up(state, DEMONS, field)
        late = (rules.world.others, rules.demons.late)
        state = happened(log, state, after, "forfeited", DEMONS, *late, field=field)
    if not state.justice:
        return state._replace(wanted=Wanted("demons", DEMONS, rules.demons.drawn.value))
    demons = state.part(DEMONS)
    if rules.land == "althea":
        after = state._replace(demons=demons._replace(fills=False))
        lands = rules.lands
        none = (lands.althea, lands.althea_none, lands.agreed)
        return happened(log, state, after, "no-cards", DEMONS, *none)
    after = state._replace(demons=demons._replace(closed=state.row), row=())
    basis = (rules.demons.from_justice, rules.justice.robbed, rules.lands.agreed)
    return happened(log, state, after, "took-over", DEMONS, *basis, cards=list(state.row))


def _wheel(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    number = int(action.args[1][0])
    return state._replace(wanted=Wanted("wheel", state.actor, number), then="throw")


def _hanged(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Throw a hand, and a Chariot with its cards."""
    who = as_who(action.args[1][0])
    part = state.part(who)
    after = state.changed(who, part._replace(closed=(), open=())).thrown(part.hand)
    if part.chariot is not None:
        after = without_chariot(after, who)
    cards = [card for card in after.pile if card not in state.pile]
    basis = (rules.throws.throws, rules.pile)
    return happened(log, state, after, "threw", who, *basis, cards=cards) if cards else after


def _death(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Lay the stock aside; no card is drawn any more, and Temperance goes."""
    death = rules.death
    number = len(state.stock)
    after = state._replace(stock=(), aside=state.stock, turnable=False)
    basis = (death.stock, death.pile, death.drawing)
    after = happened(log, state, after, "buried", state.actor, *basis, number=number)
    if after.temperance:
        after = lifted(after, log, rules.temperance.dry, rules.temperance.out)
    return after


def _tower(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Throw a placement, of a couple from both its fields."""
    who, field = as_who(action.args[1][0]), action.args[2][0]
    part = state.part(who)
    laid = part.on(field)
    assert isinstance(laid, tuple)
    fields: Cards = tuple(f for f in HOUSES if part.on(f) == laid)
    after = state.changed(who, part.laying(fields, None)).thrown(laid)
    basis = (rules.throws.tower, rules.kept)
    told: dict[str, Any] = {"fields": list(fields), "cards": list(laid)}
    return happened(log, state, after, "thrown", who, *basis, **told)


Effect = Callable[[RuleSet, State, Action, Log], State]

EFFECTS: Final[Mapping[str, Effect]] = {
    "priestess": _priestess,
    "priest": _priest,
    "justice": _justice,
    "demons": _demons,
    "wheel": _wheel,
    "hanged": _hanged,
    "death": _death,
    "tower": _tower,
    "judgement": _judgement,
    "star": calling.called_first,
    "moon": calling.called_first,
    "sun": calling.called_first,
    "sn": banishing.banished,
}
"""What a card does besides lying where it lies."""
