"""The sources of the tiny game, a module each."""
