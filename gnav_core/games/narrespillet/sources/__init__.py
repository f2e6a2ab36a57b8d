"""The sources of Narrespillet, a module each."""
