"""What can never be otherwise, whatever is played."""
