"""Tiny, invented to show how a game is added: each is dealt a card, and the highest wins."""

SOURCES = ("tiny-high",)
SPECIAL = ()
