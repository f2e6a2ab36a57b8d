"""The sources of Styrvolt, a module each."""
