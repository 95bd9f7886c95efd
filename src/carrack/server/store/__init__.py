"""Where everything is kept: models, migrations, the one writer, and the doors through which the rest reads."""
