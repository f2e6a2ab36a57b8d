"""The one source of the tiny game."""
