"""The rules that run: every move allowed, refused or scored names the clause it rests on."""

__version__ = "0.0.1"
