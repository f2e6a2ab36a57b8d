"""Games in which whoever keeps the last card has lost: beat the card led, or take it up."""
