"""Guards at the door: who asks, by which name, from which page, how much and how often."""
