"""Whatever is typed or read, a mistake is one line on the error stream that names the field, and a status not 0."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Carrack, Said
from tests.cli.papers import finished, written


def one_line(said: Said, status: int) -> str:
    assert said.status == status
    assert said.out == ""
    assert said.err.startswith("carrack: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("carrack: ").rstrip("\n")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "fly",
            "“fly” is no command; there are: serve, play, games, rules, demo, replay, verify, simulate, strength",
        ),
        ("--fly", "--fly: there is no such option; --help lists them"),
        ("games --fly", "--fly: there is no such option; --help lists them"),
        ("games now", "“now” is one argument too many; --help says what belongs there"),
        ("simulate", "GAME: missing; --help says what belongs there"),
        ("replay", "FILE: missing; --help says what belongs there"),
        ("export iron-age", "--out: missing; --help says what belongs there"),
        ("simulate iron-age --games", "--games: a value is missing after it"),
        ("games --lang", "--lang: a value is missing after it"),
        ("games --lang de", "--lang: “de” is not offered; there are: en, fr"),
        ("games --lang=", "--lang: “” is not offered; there are: en, fr"),
        ("simulate chess", "GAME: “chess” is no game of the catalog; there are: "),
        ("demo chess", "GAME: “chess” is no game of the catalog; there are: "),
        ("bench chess", "GAME: “chess” is no game of the catalog; there are: "),
        ("rules chess", "GAME: “chess” is no game of the catalog; there are: "),
        ("rules iron-age fly", "PARAGRAPH: “fly” is none of the rules’ paragraphs; there are: "),
        ("simulate iron-age --games 0", "--games: expected a whole number from 1 up, got “0”"),
        ("simulate iron-age --games -5", "--games: expected a whole number from 1 up, got “-5”"),
        ("simulate iron-age --games many", "--games: expected a whole number from 1 up, got “many”"),
        ("simulate iron-age --games 1.5", "--games: expected a whole number from 1 up, got “1.5”"),
        ("simulate iron-age --games 1e3", "--games: expected a whole number from 1 up, got “1e3”"),
        ("simulate iron-age --games ²", "--games: expected a whole number from 1 up, got “²”"),
        ("simulate iron-age --games 99999999999999999999", "--games: expected a whole number from 1 up, got “9999"),
        ("simulate iron-age --jobs 0", "--jobs: expected a whole number from 1 to 1,024, got “0”"),
        ("simulate iron-age --jobs 99999", "--jobs: expected a whole number from 1 to 1,024, got “99999”"),
        ("simulate iron-age --seats 5", "--seats: “5” is not offered; there are: 1, 2, 3, 4"),
        ("simulate iron-age --seats two", "--seats: “two” is not offered; there are: 1, 2, 3, 4"),
        ("simulate iron-age --seats", "--seats: a value is missing after it"),
        ("demo --seats 0", "--seats: “0” is not offered; there are: 1, 2, 3, 4"),
        ("simulate iron-age --bots clever", "--bots: “clever” is not offered; there are: easy, medium, hard"),
        ("simulate iron-age --bots greedy,", "--bots: “” is not offered; there are: easy, medium, hard"),
        ("demo --bots greedy,random --seats 3", "--bots: expected one level or as many as seats (3), got 2"),
        (
            "simulate iron-age --bots greedy,random --seats 4",
            "--bots: expected one level or as many as seats (4), got 2",
        ),
        ("simulate iron-age --option length", "--option: expected NAME=VALUE, got “length”"),
        ("simulate iron-age --option width=1", "--option: “width” is no option of this game; there are: length"),
        ("simulate iron-age --option length=1", "--option length: “1” is not offered; there are: short, normal"),
        ("demo --option length=", "--option length: “” is not offered; there are: short, normal"),
        ("simulate iron-age --on mars", "--on: “mars” is not offered; there are: ray, ray://HOST:PORT"),
        ("demo --seed \udcff", "--seed: expected a text that can be written as UTF-8"),
    ],
)
def test_what_is_mistyped_is_said_in_a_line(carrack: Carrack, line: str, message: str) -> None:
    assert one_line(carrack(*line.split(" ")), 2).startswith(message)


@pytest.mark.parametrize("line", ["fly", "games --fly", "simulate", "simulate chess", "simulate iron-age --games x"])
def test_mistakes_are_told_in_french_too(carrack: Carrack, line: str) -> None:
    english = one_line(carrack(*line.split()), 2)
    french = one_line(carrack("--lang", "fr", *line.split()), 2)
    assert french != english
    assert not french.startswith(("usage-", "error-"))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read_are_named(carrack: Carrack, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing.jsonl"
    assert one_line(carrack(command, missing), 1) == f"{missing}: there is no such file or folder"
    assert one_line(carrack(command, tmp_path), 1) == f"{tmp_path}: this is a folder, not a file"
    within = written(tmp_path, "") / "within"
    assert one_line(carrack(command, within), 1) == f"{within}: a part of the path is not a folder"
    french = one_line(carrack(command, missing, "--lang", "fr"), 1)
    assert french == f"{missing}\u202f: ce fichier ou ce dossier n’existe pas"


BAD_RECORDS: list[tuple[str | bytes, str]] = [
    ("", "the file is empty"),
    (b"\x89PNG\r\n\x1a\n", "line 1: byte 0 is not UTF-8: this is no record, or it is damaged"),
    ("{}", "line 1: the record is cut off: its last line does not end"),
    ("{}\n", "line 1: this is JSON, but no record of Carrack"),
    ("[1]\n", "line 1: expected a JSON object, got [1]"),
    ("[" * 100_000 + "\n", "line 1: this is not JSON, as every line of a record is"),
    ("# Notes\n", "line 1: this is not JSON, as every line of a record is"),
    (json.dumps({"carrack": "record", "format": 9}, separators=(",", ":")) + "\n", "line 1: format: made by a newer"),
]


@pytest.mark.parametrize(("text", "message"), BAD_RECORDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_no_record_is_refused(
    carrack: Carrack, tmp_path: Path, text: str | bytes, message: str, lang: str
) -> None:
    file = written(tmp_path, text)
    commands = {"replay": 1, "verify": 1, "play --resume": 2}
    said = [one_line(carrack(*command.split(), file, "--lang", lang), status) for command, status in commands.items()]
    assert said[0] == said[1]
    if lang == "en":
        assert all(each.startswith(f"{file} is refused: {message}") for each in said)
    else:
        assert all(each.startswith(f"{file} est refusé\u202f: ") and message not in each for each in said)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"game":"iron-age"', '"game":"stone-age"', "line 1: game: 'stone-age' is no game of the catalog"),
        ('"version":1', '"version":99', "line 1: version: made by newer rules (99, here 1)"),
        ('"seats":1', '"seats":7', "line 1: seats: the game does not offer this"),
        ('"n":3,', '"n":4,', "line 4: n: expected 3, got 4"),
        ('"kind":"act","by":0,"action":', '"kind":"act","by":0,"action":9', "action: "),
        ('"over":true', '"over":false', "the result does not match; expected "),
        ('"secret":"paper"', '"secret":"Paper"', "reveal: the secret is not the one that was committed to"),
        ('"check":"', '"check":"0', "line 1: check: the checksum does not match"),
    ],
)
def test_an_edited_record_is_refused_with_line_and_field(
    carrack: Carrack, tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = finished(tmp_path).read_text("utf-8")
    assert old in text
    said = one_line(carrack("verify", written(tmp_path, text.replace(old, new, 1))), 1)
    assert message in said
    assert " is refused: line " in said


def test_a_device_without_end_is_not_read_to_its_end(carrack: Carrack) -> None:
    assert one_line(carrack("verify", "/dev/zero"), 1).startswith(
        "/dev/zero is refused: this is larger than any record"
    )


@pytest.mark.parametrize(("at", "message"), [("x", "got “x”"), ("-1", "got “-1”"), ("999999", "got “999999”")])
def test_an_entry_that_is_not_there_is_refused(carrack: Carrack, tmp_path: Path, at: str, message: str) -> None:
    said = one_line(carrack("replay", finished(tmp_path), "--at", at), 2)
    assert said.startswith("--at: expected a whole number from 0 to ")
    assert said.endswith(message)


@pytest.mark.parametrize("view", ["0", "2", "x", "-1", "²"])
def test_a_seat_that_is_not_there_sees_nothing(carrack: Carrack, tmp_path: Path, view: str) -> None:
    said = one_line(carrack("replay", finished(tmp_path), "--view", view), 2)
    assert said == f"--view: “{view}” is not offered; there are: 1, spectator"


def test_a_folder_that_is_not_empty_is_left_alone(carrack: Carrack, tmp_path: Path) -> None:
    kept = written(tmp_path, "mine", "notes.txt")
    said = one_line(carrack("simulate", "iron-age", "--games", 1, "--out", tmp_path), 2)
    assert said.startswith(f"--out: {tmp_path} is not empty")
    assert os.listdir(tmp_path) == ["notes.txt"]
    assert kept.read_text() == "mine"


def test_a_file_name_cannot_break_the_line(carrack: Carrack, tmp_path: Path) -> None:
    said = one_line(carrack("verify", tmp_path / "a\nb\x1b[2J\udcff.jsonl"), 1)
    assert said == f"{tmp_path}/a b [2J .jsonl: there is no such file or folder"


def test_a_file_where_a_folder_should_be_is_refused(carrack: Carrack, tmp_path: Path) -> None:
    file = written(tmp_path, "mine")
    assert one_line(carrack("simulate", "iron-age", "--out", file), 1) == f"{file}: this exists already"
    assert file.read_text() == "mine"
