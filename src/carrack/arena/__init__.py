"""Many games at once: who plays whom, in how many processes, and what came of it."""
