"""Serve the built site by the standard library alone, as a stick and a home have it."""
