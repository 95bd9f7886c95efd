"""Carrack's games behind the interfaces of the field. Each needs its library: `pip install carrack[research]`."""
