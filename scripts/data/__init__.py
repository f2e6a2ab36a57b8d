"""What is published for programs: JSON, TEI, annotations, DTS, the bag and the releases."""
