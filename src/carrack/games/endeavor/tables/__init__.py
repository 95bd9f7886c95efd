"""What is printed, as tables: facts, cards, map, verbs, events, reasons, questions, options."""
