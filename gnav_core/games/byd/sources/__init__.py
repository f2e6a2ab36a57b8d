"""The sources of Byd, a module each."""
