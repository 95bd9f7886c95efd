"""The HTTP API: thin. It reads a request, calls one function of the rooms behind it, and says the result."""
