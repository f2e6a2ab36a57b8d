"""What is shown of Gnav by trying everything out, kept in ``tests/proofs.json``.

The file is of the form ``gnav-proofs/1``. A *witness* is a first deal, which the last seat deals:
``pieces`` as they are dealt and then drawn, from the dealer's left on; ``exchange``, ``answer`` and
``tap`` as in ``gnav_core.lab.behaviours.Choices``. ``tried`` counts deals times behaviours.

- ``cruces``: for each ``source``, ``crux``, ``option`` against the ``usual`` one, and number of
  ``players``: under ``deal`` whether it can change a first deal. Its ``verdict`` is ``changes``
  (the deal costs a seat something else: ``usual`` and ``other`` in the witness are what each seat
  loses, less than 0 what it wins), ``looks`` (it costs the same, but somebody who chooses or shows
  has another piece), ``odds`` (all is the same, but the deal of the witness comes more or less
  often: ``chances`` by the usual answer and the other one) or ``never``: no player can tell the
  two apart in any first deal. ``behaviours``: in how
  many ways the seats play, which with four is not all where less is enough
  (``gnav_core.lab.differing``). Under ``game`` whether
  a whole game of players who choose at random was seen to end otherwise: ``changes``, with the
  number of the first such game, from 1, and how it ended; or ``not found`` in so many ``games``.
- ``lengths``: for each ``source``, ``reading`` (empty: the usual one) and number of ``players`` the
  ``least`` and the ``most`` of ``decisions`` (moves of players), ``moves`` (these and all that is
  dealt and drawn) and ``draws`` in one deal, each with its witness and the ``events`` of it.
  ``longest_game`` is what the engine says of the whole game in ``bounds()``, null: no bound.
- ``draws``: the most that one deal draws, by ``source``, ``reading`` and ``players``.
- ``after_draw``: what a request can lead to once something has been drawn (``follows``), in every
  ``combination`` of the answers that play reads; whether a ``kiss`` is among it; ``clauses`` by
  which it is so; a witness of each thing that follows.
"""
