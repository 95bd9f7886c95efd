"""The Iron Age: dice and development, 1-4 seats. The chapters follow the rulebook's six steps of a turn."""
