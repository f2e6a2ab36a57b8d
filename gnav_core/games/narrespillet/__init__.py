"""Narrespillet: a tarot pack, a field for each house, and an exception for each picture."""

NAME = "Narrespillet"
LINE = "Place cards on four fields, a house each; 21 pictures and the Fool upset it all."
SEATS = (2, 12)
SOURCES = ("narrespillet",)
SPECIAL = ()
USES = ("cards",)
"""Packages that have to come with it: what games of cards share."""
