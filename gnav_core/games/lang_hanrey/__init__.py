"""Lang Hanrey, of the booklet of 1774: its text; its rules do not run yet."""
