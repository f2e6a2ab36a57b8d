"""The sources of Polsk Pas, a module each."""
