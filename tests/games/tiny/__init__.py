"""Tiny, invented to show how a game is added: each is dealt a card, and the highest wins."""

NAME = "Tiny"
LINE = "One card each; the highest wins."
SEATS = (2, 3)
SOURCES = ("tiny-high",)
SPECIAL = ()
