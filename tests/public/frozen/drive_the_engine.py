"""The calls printed on the page *Drive the engine*, as they were."""

# ruff: noqa

from random import Random
from gnav_core import games

game, chance = games.new("gnav-1774", players=4), Random(1774)
state = game.initial_state()
while not game.is_terminal(state):
    action = chance.choice(game.legal_actions(state))
    state, events = game.apply(state, action)
    for event in events:
        print(event.kind, event.seat, *event.clauses)

from gnav_core.house import rules as house

ours = {"format": "gnav-house/1", "base": "gnav-1774", "choices": {"cuckoo": "gnav-1917"}}
game = house.game(ours, players=4)
print(game.rules.answers["cuckoo"].forced[0])

from gnav_core.laws.compare import compare
from gnav_core.laws.ruling import rule

deal = compare(["3", "5", "cuckoo", "fool"], ["exchange", "exchange", "stand", "exchange"])
print(deal["text"], [law["net"] for law in deal["laws"]])
print([verdict["text"] for verdict in rule(asker="7", asked=["cat"])["laws"]])
