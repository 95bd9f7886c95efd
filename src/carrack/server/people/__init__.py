"""People: guests and accounts, the browsers that are somebody, what each has set."""
