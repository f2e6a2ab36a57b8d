"""What is told of Gnav in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.core.sentences import Forms

YOURS: Forms = {
    "{who} is dealt {piece}.": {"who": "You are dealt {piece}."},
    "{who} knocks: the joker has been dealt to him.": {
        "who": "You knock: the joker has been dealt to you."
    },
    "{who} stands.": {"who": "You stand."},
    "{who} asks {of} to exchange.": {
        "who": "You ask {of} to exchange.",
        "of": "{who} asks you to exchange.",
    },
    "{who} asks {of}.": {"who": "You ask {of}.", "of": "{who} asks you."},
    "{who} and {with} exchange.": {
        "who": "You and {with} exchange.",
        "with": "{who} and you exchange.",
    },
    "{by} lets the request go past.": {"by": "You let the request go past."},
    "{by} has the cat: {who} may ask no further.": {
        "by": "You have the cat: {who} may ask no further.",
        "who": "{by} has the cat: you may ask no further.",
    },
    "{by} has the cat:": {"by": "You have the cat:"},
    "{by} has the dragoon: {who} keeps his piece.": {
        "by": "You have the dragoon: {who} keeps his piece.",
        "who": "{by} has the dragoon: you keep your piece.",
    },
    "{by} has the dragoon:": {"by": "You have the dragoon:"},
    "{by} has the cuckoo: {who} must stop for it.": {
        "by": "You have the cuckoo: {who} must stop for it.",
        "who": "{by} has the cuckoo: you must stop for it.",
    },
    "{by} has the cuckoo:": {"by": "You have the cuckoo:"},
    "{by} refuses; {who} keeps his piece.": {
        "by": "You refuse; {who} keeps his piece.",
        "who": "{by} refuses; you keep your piece.",
    },
    "{who} calls tabu: all show.": {"who": "You call tabu: all show."},
    "{who} taps with his piece.": {"who": "You tap with your piece."},
    "{who} answers the tapping.": {"who": "You answer the tapping."},
    "{who} keeps his piece.": {"who": "You keep your piece."},
    "{who} draws {piece}.": {"who": "You draw {piece}."},
    "{who} draws {piece} and must put it under the pack.": {
        "who": "You draw {piece} and must put it under the pack."
    },
    "{who} gets {number}.": {"who": "You get {number}."},
    "{who} loses {number}.": {"who": "You lose {number}."},
    "{who} gains {number}.": {"who": "You gain {number}."},
    "{who} gets a plus: he may have one stroke more than the others.": {
        "who": "You get a plus: you may have one stroke more than the others."
    },
    "{who} has the cuckoo: the fool cannot drag it along.": {
        "who": "You have the cuckoo: the fool cannot drag it along."
    },
    "{who} pays {number} into the pool.": {"who": "You pay {number} into the pool."},
    "{who} takes {number} from the pool.": {"who": "You take {number} from the pool."},
    "{who} appeals, and pays a stake.": {"who": "You appeal, and pay a stake."},
    "{who} sits this appeal out.": {"who": "You sit this appeal out."},
    "{who} retires for good.": {"who": "You retire for good."},
    "{who} is out.": {"who": "You are out."},
    "{who} deals next.": {"who": "You deal next."},
    "{who} has {piece}, the lowest.": {"who": "You have {piece}, the lowest."},
    "{who} has {piece}, the lowest of the others.": {
        "who": "You have {piece}, the lowest of the others."
    },
    "{who} has {piece}, the lowest of the others but one.": {
        "who": "You have {piece}, the lowest of the others but one."
    },
    "{who} exchanges with {of}.": {
        "who": "You exchange with {of}.",
        "of": "{who} exchanges with you.",
    },
    "{who} asks {of}, who lets the request go past.": {
        "who": "You ask {of}, who lets the request go past.",
        "of": "{who} asks you, and you let the request go past.",
    },
    "{who} asks {of}, who has the cat.": {
        "who": "You ask {of}, who has the cat.",
        "of": "{who} asks you, and you have the cat.",
    },
    "{who} asks {of}, who has the dragoon.": {
        "who": "You ask {of}, who has the dragoon.",
        "of": "{who} asks you, and you have the dragoon.",
    },
    "{who} asks {of}, who has the cuckoo, and must stop.": {
        "who": "You ask {of}, who has the cuckoo, and must stop.",
        "of": "{who} asks you, and must stop, since you have the cuckoo.",
    },
    "{who} asks {of}, who refuses.": {
        "who": "You ask {of}, who refuses.",
        "of": "{who} asks you, and you refuse.",
    },
    "{who} has the bag": {"who": "You have the bag"},
    "{who} has the pack": {"who": "You have the pack"},
    "{Winners} wins the game.": {"Winners": "You win the game."},
    "{Winners} wins the game and takes the pool of {pool} stakes.": {
        "Winners": "You win the game and take the pool of {pool} stakes."
    },
    "{Winners} is the last one left.": {"Winners": "You are the last one left."},
    "{Winners} has the most tokens.": {"Winners": "You have the most tokens."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
