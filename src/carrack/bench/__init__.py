"""What the figures are measured beside."""
