"""What the command line offers, a module a command."""
