"""What a seat may know, as numbers.

A row has hundreds of them, and what it costs to write one is not to move it but to look after its place. So whatever
can be looked up is (`turned.py`), in tables where any place of eight bits lies, and places in vectors count from the
end (`to`, `first`): an index that may count from either end takes a jump, one that is known to be below zero takes
none. That is what lines like `if to > -6` are for; they never hold.
"""
