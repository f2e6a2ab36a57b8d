"""What is printed and carried: the books, the sets to cut out, and the sheets."""
