"""What only the edition of 2015 has: its numbers and words, and its chapters."""
