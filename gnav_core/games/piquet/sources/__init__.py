"""The sources of Piquet, a module each."""
