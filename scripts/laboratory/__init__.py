"""The study of what each rule does: played, kept with the project, measured and drawn."""
