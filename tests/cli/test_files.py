"""A file is whole or as it was: on a full disk, past a limit, and when the process is killed while it saves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import carrack
from carrack.files import write_text

pytestmark = pytest.mark.slow  # most start programs

OLD = "the old game\n"

SAVE = """
import sys
from carrack.files import write_text
try:
    write_text(sys.argv[1], "x" * 2_000_000)
except OSError as error:
    sys.exit(f"{error.errno}")
"""
KILLED_AT = """
import os, sys
def die(*arguments, **more):
    os.kill(os.getpid(), 9)
moment = sys.argv[2]
if moment == "after replace":
    replace = os.replace
    os.replace = lambda *arguments: (replace(*arguments), die())
else:
    setattr(os, moment, die)
from carrack.files import write_text
write_text(sys.argv[1], "the new game\\n")
"""
SIMULATE = (
    "-m",
    "carrack.cli",
    "simulate",
    "iron-age",
    "--seats",
    "1",
    "--seed",
    "disk",
    "--jobs",
    "1",
    "--lang",
    "en",
)


def may_mount(prefix: list[str]) -> bool:
    command = [*prefix, "sh", "-c", "mount -t tmpfs -o size=1m tmpfs /tmp"]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def on_a_small_disk(folder: Path, way: str) -> list[str]:
    """How a command line begins whose rest runs where `folder` holds 1 MB, or where no file may grow over 4 kB.

    Where mounting is not allowed, neither to this user nor to one of its own making, the limit stands in for the disk.
    """
    before, after = f"cp -a {folder}.before/. {folder}", f"status=$?; cp -a {folder}/. {folder}.after; exit $status"
    if way == "tmpfs":
        for prefix in (["unshare", "--mount"], ["unshare", "--user", "--map-root-user", "--mount"]):
            if may_mount(prefix):
                mount = f"mount -t tmpfs -o size=1m tmpfs {folder}"
                return [*prefix, "sh", "-c", f'{mount} && {before} && "$0" "$@"; {after}']
    return ["sh", "-c", f'{before} && (ulimit -f 8; "$0" "$@"); {after}']


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """A folder that will be a small disk; what is in it before and after stands beside it."""
    for name in ("disk", "disk.before", "disk.after"):
        (tmp_path / name).mkdir()
    return tmp_path / "disk"


@pytest.mark.parametrize("way", ["tmpfs", "limit"])
def test_a_full_disk_leaves_the_old_file_whole(disk: Path, way: str) -> None:
    (Path(f"{disk}.before") / "game.jsonl").write_text(OLD)
    command = [*on_a_small_disk(disk, way), sys.executable, "-c", SAVE, str(disk / "game.jsonl")]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 1
    assert said.stderr.strip() in ("28", "27"), "no space left, or larger than is allowed"
    after = Path(f"{disk}.after")
    assert os.listdir(after) == ["game.jsonl"]
    assert (after / "game.jsonl").read_text() == OLD


@pytest.mark.parametrize("way", ["tmpfs", "limit"])
def test_a_simulation_on_a_full_disk_says_so_and_keeps_only_whole_records(disk: Path, way: str) -> None:
    command = [*on_a_small_disk(disk, way), sys.executable, *SIMULATE, "--games", "200", "--out", str(disk)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 1
    assert said.stderr.count("\n") == 1
    assert said.stderr.startswith("carrack: ")
    assert "nothing that was there is lost" in said.stderr
    records = sorted(os.listdir(f"{disk}.after"))
    assert all(name.startswith("game-") and name.endswith(".jsonl") for name in records)
    for name in records:
        assert carrack.replay((Path(f"{disk}.after") / name).read_bytes()).over
    assert f"carrack: {disk}/game-" in said.stderr
    assert f"The Iron Age: {len(records)} of 200 games" in said.stdout


@pytest.mark.parametrize("moment", ["fsync", "chmod", "replace"])
def test_a_kill_before_the_rename_leaves_the_old_file_whole(tmp_path: Path, moment: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(OLD)
    done = subprocess.run([sys.executable, "-c", KILLED_AT, str(file), moment])
    assert done.returncode == -signal.SIGKILL
    assert file.read_text() == OLD
    write_text(file, "the next game\n")
    assert file.read_text() == "the next game\n"


def test_a_kill_after_the_rename_leaves_the_new_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(OLD)
    done = subprocess.run([sys.executable, "-c", KILLED_AT, str(file), "after replace"])
    assert done.returncode == -signal.SIGKILL
    assert file.read_text() == "the new game\n"


def test_a_simulation_killed_while_it_saves_leaves_whole_records(tmp_path: Path) -> None:
    """At the fourth rename: three records are there, the fourth is not."""
    script = f"""
import os, sys
calls, replace = [], os.replace
def count(*arguments):
    calls.append(1)
    if len(calls) == 4:
        os.kill(os.getpid(), 9)
    replace(*arguments)
os.replace = count
sys.argv = {["carrack", *SIMULATE[2:], "--games", "9", "--out", str(tmp_path)]!r}
from carrack.cli.main import main
main()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True)
    assert done.returncode == -signal.SIGKILL
    records = sorted(tmp_path.glob("game-*.jsonl"))
    assert [record.name for record in records] == [f"game-{number:06}.jsonl" for number in (1, 2, 3)]
    for record in records:
        assert carrack.replay(record.read_bytes()).over


def test_a_handled_failure_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(OLD)

    def fail(*arguments: object) -> None:
        raise KeyboardInterrupt

    for moment in ("fsync", "chmod", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, moment, fail)
            with pytest.raises(KeyboardInterrupt):
                write_text(file, "the new game\n")
    assert os.listdir(tmp_path) == ["game.jsonl"]
    assert file.read_text() == OLD


def test_a_text_that_cannot_be_encoded_leaves_no_trace(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(OLD)
    with pytest.raises(UnicodeEncodeError):
        write_text(file, "half a pair: \ud800")
    assert os.listdir(tmp_path) == ["game.jsonl"]
    assert file.read_text() == OLD


def test_a_new_file_has_the_usual_mode_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    write_text(tmp_path / "new", "x")
    assert (tmp_path / "new").stat().st_mode == usual.stat().st_mode
    usual.chmod(0o640)
    write_text(usual, "x")
    assert usual.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("durable", [True, False])
def test_a_text_is_written_as_it_is(tmp_path: Path, durable: bool) -> None:
    write_text(tmp_path / "file", "a\nb\r\nché\u202f!\n", durable)
    assert (tmp_path / "file").read_bytes() == "a\nb\r\nché\u202f!\n".encode()
