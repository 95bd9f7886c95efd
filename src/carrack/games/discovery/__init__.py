"""The Age of Discovery: worker placement in the New World, 2-6 seats."""
