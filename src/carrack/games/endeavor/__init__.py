"""Endeavor: sea trade and cities, one to five seats, after the rulebook of 2009."""
