"""The harbour: tables with people and bots in their seats, over HTTP. One process, one database file."""
