"""A table on the home network, served by the standard library beside the built site."""
