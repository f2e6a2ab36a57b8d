"""Computer players of Narrespillet: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from random import Random
from typing import Any, Final

from gnav_core.cards.strengths import SLIPS, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Player, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.narrespillet.comparing import worth
from gnav_core.games.narrespillet.judging import HOLDS, Sight, likely, sight
from gnav_core.games.narrespillet.pack import COURT, HOUSES, house_of, rank_of
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import as_who
from gnav_core.play.players import EASY

LAST_CARDS: Final = 6
"""With no more cards than these in the stock nothing is waited for any more."""

ENOUGH: Final = 0.3
"""So likely to win, a placement is good enough while there are cards to wait for."""

NO_USE: Final = 0.02
"""Less likely to win, cards are not placed: the field is forfeited as well."""

AT_ONCE: Final = ("demons", "justice", "hermit", "strength", "wheel", "priestess", "priest")
"""What is played as soon as it is held, in this order."""

THROWN: Final = 0.6
"""How much it helps that the best placement of the others is thrown, were it sure to win."""

STEPS: Final = 8
"""So many moves and cards drawn are played on before what is to be expected is judged."""

TRIES: Final = 6
"""So often a round is made up that does not agree with what was told, before none is any more."""

CALLERS: Final = ("star", "moon", "sun")


class Steady:
    """Place what is likely to win, wait for better while there is a stock, throw what is no use."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by what kind of answer is wanted."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        legal = {action.verb: action for action in seen.legal}
        view = sight(self.rules, seen)
        match seen.moment.phase:
            case "turn":
                return self._turn(seen, view, chance)
            case "fool":
                return legal["steal" if self._is_worth_stealing(events, view) else "let"]
            case "throw":
                return min(seen.legal, key=lambda one: sum(map(view.keeping, one.args[0])))
            case "call":
                return next(self._called(seen, view), legal["done"])
            case "reshuffle":
                return legal["refuse" if _was_turned(events) else "agree"]
        return legal["extra"]

    def _turn(self, seen: Seen, view: Sight, chance: Random) -> Action:
        best = self._best(seen, view)
        likely = promise(view, best) if best else 0.0
        late = _is_late(seen)
        if best and likely >= (NO_USE if late else ENOUGH):
            return best
        played = self._played(seen, view)
        if played:
            return played
        thrown = [action for action in seen.legal if action.verb == "discard"]
        if thrown and not late:
            return min(thrown, key=lambda one: (view.keeping(one.args[0][0]), str(one)))
        return self._forfeited(seen, view) or best or chance.choice(seen.legal)

    def _best(self, seen: Seen, view: Sight) -> Action | None:
        places = (action for action in seen.legal if action.verb == "place")
        return max(places, key=lambda one: (promise(view, one), -len(one.args[1])), default=None)

    def _played(self, seen: Seen, view: Sight) -> Action | None:
        """Choose a picture to play: one that brings cards or turns, else one against another."""
        plays = [action for action in seen.legal if action.verb == "play"]
        for card in AT_ONCE:
            ways = [action for action in plays if action.args[0] == (card,)]
            if ways:
                return max(ways, key=str)
        against = {action: _harm(view, action) for action in plays}
        worst = max(against, key=against.__getitem__, default=None)
        if worst and against[worst] > ENOUGH:
            return worst
        return next(self._called(seen, view), None)

    def _called(self, seen: Seen, view: Sight) -> Iterator[Action]:
        """List the calls for a card that would make a couple with one that is held."""
        lying = {one.card for zone in seen.table.zones for one in zone.cards}
        wanted = [card for card in _to_call(view) if card not in lying]
        calls = {action.args[-1][0]: action for action in seen.legal if _calls(action)}
        return (calls[card] for card in wanted if card in calls)

    def _is_worth_stealing(self, events: Sequence[SeenEvent], view: Sight) -> bool:
        placed = next((one for one in reversed(events) if one.kind == "placed"), None)
        if placed is None:
            return True
        cards = tuple(placed.details["cards"])
        fields = [field for field in placed.details["fields"] if view.is_open(field)]
        return max((view.holds(field, cards) for field in fields), default=0.0) >= ENOUGH

    def _forfeited(self, seen: Seen, view: Sight) -> Action | None:
        """Forfeit a field where another is ahead, rather than one where all may forfeit yet."""
        forfeits = [action for action in seen.legal if action.verb == "forfeit"]
        return max(forfeits, key=lambda one: len(view.laid[one.args[0][0]]), default=None)


def promise(view: Sight, action: Action) -> float:
    """Say how many fields a placement is likely to win."""
    fields, cards = action.args
    return sum(view.holds(field, cards) for field in fields)


def _is_late(seen: Seen) -> bool:
    """Whether there are few cards left to wait for."""
    stock = seen.table.zone("stock")
    return stock is None or stock.unknown <= LAST_CARDS


def _was_turned(events: Sequence[SeenEvent]) -> bool:
    """Whether the pile was turned in this round: were it turned for ever, no round would end."""
    since = takewhile(lambda event: event.kind != "dealt", reversed(events))
    return any(event.kind == "turned" for event in since)


def _harm(view: Sight, action: Action) -> float:
    """Say how much it helps to throw a placement of another, or to forbid him one."""
    if action.args[0][0] not in ("tower", "judgement") or len(action.args) < 3:
        return 0.0
    (whom,), (field,) = action.args[1:]
    if whom == str(view.who):
        return 0.0
    own = view.laid[field].get(view.who)
    if action.args[0] == ("judgement",):
        return view.holds(field, own) if own else 0.0
    leads = worth(view.rules, view.laid[field][as_who(whom)]) == view.best_of_others(field)
    ahead = own and view.holds(field, own) > 0
    wanted = leads and not ahead and (own or view.is_open(field))
    return THROWN * HOLDS[view.best_of_others(field).rank] if wanted else 0.0


def _to_call(view: Sight) -> Iterator[str]:
    """List the cards that would make a couple with one that is held, the best first."""
    open_ = [field for field in HOUSES if view.is_open(field)]
    for one, other in (("emperor", "empress"), ("empress", "emperor"), ("lovers", "emperor")):
        if one in view.held and open_:
            yield other
    for field in open_:
        for one, other in (("q", "k"), ("k", "q")):
            if field + one in view.held:
                yield field + other
    courts = (card for card in view.held if rank_of(card) in COURT)
    if any(house_of(card) in open_ for card in courts):
        yield "lovers"


def _calls(action: Action) -> bool:
    return action.verb == "call" or (action.verb == "play" and action.args[0][0] in CALLERS)


class Forgiving:
    """Play as another player does, but now and then place what is second best on its field."""

    def __init__(self, usual: Player, rules: RuleSet) -> None:
        self.usual, self.rules = usual, rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose one of the legal moves."""
        move = self.usual.choose(seen, events, chance)
        if move.verb != "place" or chance.random() >= SLIPS:
            return move
        view = sight(self.rules, seen)
        others = [one for one in seen.legal if one.verb == "place" and one.args[0] == move.args[0]]
        others = [one for one in others if one != move and promise(view, one) > NO_USE]
        return max(others, key=lambda one: promise(view, one), default=move)


def worth_trying(game: Any, seen: Seen) -> list[Action]:
    """List what may be better than the plainer move: a placement on each field, a throw, a picture.

    Among all that can be done with many cards these are few, the likelier first.
    """
    view = sight(game.rules, seen)
    placed: dict[str, Action] = {}
    for action in seen.legal:
        if action.verb == "place":
            field = "+".join(action.args[0])
            if field not in placed or promise(view, action) > promise(view, placed[field]):
                placed[field] = action
    best = sorted(placed.values(), key=lambda one: -promise(view, one))[:2]
    thrown = [action for action in seen.legal if action.verb == "discard"]
    least = sorted(thrown, key=lambda one: view.keeping(one.args[0][0]))[:1]
    harm = {action: _harm(view, action) for action in seen.legal if action.verb == "play"}
    worst = sorted(filter(harm.get, harm), key=lambda one: -harm[one])[:1]
    return [*best[:1], *least, *worst, *best[1:]]


PLAYERS: Mapping[str, Kind] = {
    **strengths(
        "steady",
        Steady,
        Sentence("places what is likely to win, and waits for better while there are cards"),
        Sampled(12, likely, 3, ("turn", "fool"), worth_trying, STEPS, TRIES),
    ),
    "easy": Kind(
        EASY,
        Sentence("plays as Medium does, but now and then places what is second best on a field"),
        lambda rules: Forgiving(Steady(rules), rules),
    ),
}
