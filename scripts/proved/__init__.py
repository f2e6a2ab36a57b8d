"""What `make prove` showed: its record, which the run itself writes and a release demands."""
