"""The command by which the page is asked."""
