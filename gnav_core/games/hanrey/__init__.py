"""Hanrey: beat the card led to you or take it up, and be not left with the last card."""

NAME = "Hanrey"
LINE = "Beat the card led to you or take it up; who keeps the last card has lost."
SEATS = (2, 4)
SOURCES = ("hanrey-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards",)
"""Packages that it shares with other games, and that have to come with it."""
