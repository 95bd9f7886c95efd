"""Which engine is running."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.metadata import version as installed

import carrack.core.state


def is_compiled() -> bool:
    """Whether the engine in use was compiled. Its modules are so all together or not at all."""
    spec = carrack.core.state.__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def version() -> str:
    """The version and the build, the same in every language: whoever asks may be a program."""
    return f"carrack {installed('carrack')} ({'compiled' if is_compiled() else 'pure'})"
