"""What a seat may know, as numbers."""
