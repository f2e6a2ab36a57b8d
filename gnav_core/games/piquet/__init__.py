"""Piquet: throw and buy cards, count what the hand holds, then take tricks."""

NAME = "Piquet"
LINE = "Buy a better hand, then count it, and your tricks, higher than the other can."
SEATS = (2, 2)
SOURCES = ("piquet-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards",)
"""Packages that have to come with it: what games of cards share."""
