"""What is printed, as tables: facts, tiles, verbs, events, reasons, questions, options."""
