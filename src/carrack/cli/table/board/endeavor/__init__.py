"""The board of Endeavor."""
