"""`python -m carrack.cli`."""

from carrack.cli.main import main

if __name__ == "__main__":
    main()
