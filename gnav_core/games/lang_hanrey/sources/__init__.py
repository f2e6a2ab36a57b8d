"""The source of Lang Hanrey."""
