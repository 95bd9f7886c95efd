"""The door for language models and scripts: tables over the Model Context Protocol. Needs `carrack[mcp]`."""
