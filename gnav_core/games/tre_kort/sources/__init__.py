"""The sources of Tre-Kort, a module each."""
