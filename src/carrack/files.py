"""Files that are whole or not there: written beside, flushed to the disk, then renamed into place."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path


def write_text(path: str | os.PathLike[str], text: str, durable: bool = True) -> None:
    """Replace a file in one stroke. On any failure, or a kill at any moment, the old file stays as it was.

    Not `durable`: what can be made again, such as thousands of simulated games, does not wait for the disk.
    """
    target = Path(path)
    try:
        _replace(target, text, durable)
    except OSError as error:
        error.filename, error.filename2 = str(target), None  # a full disk names no file, and nobody knows the other one
        raise


def _replace(target: Path, text: str, durable: bool) -> None:
    with replacing(target, durable) as name, open(name, "w", encoding="utf-8", newline="") as file:
        file.write(text)


@contextlib.contextmanager
def replacing(target: Path, durable: bool = True) -> Iterator[Path]:
    """A name beside a file to write what takes its place: all of it when the block ends well, else nothing."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    try:
        yield Path(name)
        if durable:
            _flush(name)
        os.chmod(name, _mode_of(target))
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if durable:
        _flush_folder(target.parent)


def _flush(name: str) -> None:
    handle = os.open(name, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _mode_of(target: Path) -> int:
    """The mode a file had, or that a new one gets (mkstemp makes private files)."""
    with contextlib.suppress(OSError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _flush_folder(folder: Path) -> None:
    """The rename itself is on the disk only when the folder is."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
