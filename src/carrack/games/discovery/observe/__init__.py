"""What a seat may know, as numbers.

A row has hundreds of them, and what it costs to write one is not to move it but to look after its place. So whatever
can be looked up is (`turned.py`), and places are looked after for many numbers at once: lines like `if not 0 <= at <=
ROOM - 6` never hold, but after them no place needs to be looked at again. Blocks are read before they are written:
numbers that lie side by side are then moved together.
"""
