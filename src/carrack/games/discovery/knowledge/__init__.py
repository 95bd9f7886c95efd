"""What a seat may think of what it has not seen."""
