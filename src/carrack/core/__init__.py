"""The words every game shares: state, step, verbs, events, fate, match, record, catalog. Knows no game, does no I/O."""
