"""A second family, for the tests alone: each is dealt a card, and the highest wins."""

SOURCES = ("tiny-high",)
SPECIAL = ()
