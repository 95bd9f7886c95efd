"""What many games say about a game: who is favoured, what is worth having, how much is luck, and what if."""
