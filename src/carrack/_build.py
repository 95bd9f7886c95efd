"""What was compiled, and whether it still says what the sources say.

An edited `.py` is shadowed by the extension module once made from it. So the build leaves a record of the
sources it compiled (`_compiled.json`), and whoever runs the code can compare. Standard library only: `setup.py`
and `make` run this file by its path, before anything is built.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

PACKAGE = Path(__file__).parent
RECORD = "_compiled.json"
OPT = os.environ.get("CARRACK_OPT", "3")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def why_pure() -> str:
    """Why nothing can be compiled here; empty when it can."""
    if os.environ.get("CARRACK_PURE"):
        return "CARRACK_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h"
    return ""


def modules(folder: Path) -> list[Path]:
    """The modules of a folder and its rooms. A room's own `__init__.py` stays plain: compiled, it loses its path."""
    return sorted(file for file in folder.rglob("*.py") if file.name != "__init__.py" or file.parent == folder)


def groups(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """What is compiled: one group per package, `core`, `bots`, `bench` and each folder of `games`."""
    kept = [package / name for name in ("core", "bots", "bench")]
    folders = [*kept, *sorted(f for f in (package / "games").glob("*") if f.is_dir())]
    found = {".".join(("carrack", *folder.relative_to(package).parts)): modules(folder) for folder in folders}
    return {name: files for name, files in found.items() if files}


def record_of(package: Path = PACKAGE) -> dict[str, str]:
    """The record as it would be written now: source -> digest, and how it is compiled."""
    sources = sorted(file for files in groups(package).values() for file in files)
    digests = {str(f.relative_to(package).as_posix()): hashlib.sha256(f.read_bytes()).hexdigest() for f in sources}
    return {"opt": OPT, "suffix": SUFFIX, **digests}


def extensions(package: Path = PACKAGE) -> list[Path]:
    """The extension modules that lie in the package."""
    return sorted(file for suffix in (".so", ".pyd") for file in package.rglob("*" + suffix))


def stale(package: Path = PACKAGE) -> list[str]:
    """What differs between the compiled modules and their sources; empty when they agree or nothing is compiled."""
    record = package / RECORD
    if not record.exists():
        return [str(file.relative_to(package)) for file in extensions(package)]
    was, now = json.loads(record.read_text("utf-8")), record_of(package)
    return sorted(name for name in {*was, *now} if was.get(name) != now.get(name))


if __name__ == "__main__":
    differs = stale()
    if differs:
        print("to compile:", *differs)
    sys.exit(bool(differs) or not (PACKAGE / RECORD).exists())
