"""Compiles the engine with mypyc. Everything else about the package stands in pyproject.toml.

One mypyc group per package keeps a rebuild after an edit short. Without a C compiler, or with CARRACK_PURE=1, the
package is installed as plain Python. CARRACK_OPT=0 compiles in a fraction of the time, for slower code.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import sys
from collections.abc import Collection
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/carrack")
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))
RECORD = BUILD["record_of"](PACKAGE)  # before compiling: what is edited meanwhile is stale
COMPILES = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def compiled() -> list[Extension]:
    """The extension modules, their C code generated; optional, so that a C compiler's failure ends in plain Python."""
    from mypyc.build import mypycify

    groups = {name: [str(file) for file in files] for name, files in BUILD["groups"](PACKAGE).items()}
    files = [file for group in groups.values() for file in group]
    # Afresh: a class read back from the cache has lost which of its attributes may be unset, and mypyc falls over it.
    # The C code of a group that did not change comes out the same, and is not compiled again.
    shutil.rmtree("build/mypy", ignore_errors=True)
    options = ["--cache-dir=build/mypy", "--follow-imports=silent"]
    modules = mypycify(
        [*options, *files],
        only_compile_paths=files,
        separate=[(group, name) for name, group in groups.items()],
        opt_level=BUILD["OPT"],
        debug_level="0",
    )
    once = run_once()
    for module in modules:
        module.optional = True
        if sys.platform != "win32":
            # Nobody replaces our functions at load time: what is small may be inlined where it is called. Warnings
            # about generated code are nobody's to read, and looking for them takes as long as compiling.
            ours = ["-fno-semantic-interposition", "-Wno-all", "-include", once]
            module.extra_compile_args = [*module.extra_compile_args, *ours]
    # The longest first: with two at a time, it is not alone at the end.
    return sorted(cast(list[Extension], modules), key=lambda module: -sum(map(os.path.getsize, module.sources)))


def run_once() -> str:
    """A header for the C compiler: what runs once, when a module is loaded, need not be fast.

    It is half of all the C code, in functions of ten thousand lines: optimised, a third of the time to compile.
    """
    declared = "\n".join(header.read_text() for header in Path("build/carrack").rglob("__native_internal_*.h"))
    lines = [
        "#if defined(__clang__)",
        "#define ONCE __attribute__((noinline, optnone))",
        "#elif defined(__GNUC__)",
        '#define ONCE __attribute__((optimize("O0")))',
        "#else",
        "#define ONCE",
        "#endif",
        *[f"ONCE char {name}(void);" for name in sorted(set(re.findall(r"(\w+_top_level__)\(void\)", declared)))],
    ]
    once = Path("build/once.h")
    once.write_text("\n".join(lines) + "\n")
    return str(once)


class BuildExt(build_ext):
    """Compiles all or nothing, leaves no orphan behind, and records which sources went in."""

    failed = False

    def run(self) -> None:
        if self.inplace:
            self.forget(PACKAGE)  # setuptools copies only what is newer, and another optimisation level may be older
        super().run()
        if self.failed:
            print("carrack: the C compiler failed: plain Python, nothing is compiled")
        for package in [Path(self.build_lib, "carrack"), *([PACKAGE] if self.inplace else [])]:
            made = [] if self.failed else [ext.name.replace(".", "/") + BUILD["SUFFIX"] for ext in self.extensions]
            self.forget(package, [package.parent / name for name in made])
            if made:
                (package / BUILD["RECORD"]).write_text(json.dumps(RECORD, indent=1) + "\n", "utf-8")

    def forget(self, package: Path, kept: Collection[Path] = ()) -> None:
        """Remove the record, and the extension modules that are not kept."""
        for file in [package / BUILD["RECORD"], *BUILD["extensions"](package)]:
            if file not in kept:
                file.unlink(missing_ok=True)

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def get_outputs(self) -> list[str]:
        record = [str(Path(self.build_lib, "carrack", BUILD["RECORD"]))] if self.extensions else []
        return [*super().get_outputs(), *record]


def ext_modules() -> list[Extension]:
    if not COMPILES.intersection(sys.argv):
        return []
    if why := BUILD["why_pure"]():
        print(f"carrack: {why}: plain Python, nothing is compiled")
        return []
    return compiled()


if __name__ == "__main__":
    # Objects of another optimisation level are kept apart, so that going back and forth compiles nothing.
    base = "build" if BUILD["OPT"] == "3" else f"build/O{BUILD['OPT']}"
    options = {"build": {"build_base": base}, "build_ext": {"parallel": str(os.cpu_count() or 1)}}
    setup(ext_modules=ext_modules(), cmdclass={"build_ext": BuildExt}, options=options)
