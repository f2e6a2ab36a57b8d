"""The picture that a link to a rule or a source shows where links are previewed.

- ``card.typ``: how it is set, with typst;
- ``making``: each picture made when what it shows has changed, in few colours.

What it shows is told by `scripts.pages.preview_card`; all other pages share one picture,
``docs/assets/preview.png``.
"""
