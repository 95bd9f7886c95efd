"""The OpenAPI document is whole: everything that can be asked, in words and by example, and every way to say no."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from carrack.server.api.document import form_of, handlers_of
from carrack.server.app import create_app
from tests.server.harbour import Harbour, settings_in
from tools.openapi import GOLDEN, found, text_of

DOCUMENT = found()
WRITES = ("post", "put", "patch", "delete")


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def names() -> list[str]:
    return [operation["operationId"] for _path, _method, operation in operations()]


def named(name: str) -> tuple[str, str, dict[str, Any]]:
    return next(one for one in operations() if one[2]["operationId"] == name)


def shape(name: str) -> dict[str, Any]:
    found: dict[str, Any] = DOCUMENT["components"]["schemas"][name]
    return found


@cache
def handlers() -> dict[str, HTTPRouteHandler]:
    return handlers_of(create_app(settings_in(GOLDEN)))


def test_the_golden_file_is_current() -> None:
    assert text_of(DOCUMENT) == GOLDEN.read_text("utf-8"), "run `python -m tools.openapi`, and look at what changed"


def test_the_server_gives_the_document_to_everybody(harbour: Harbour) -> None:
    answer = harbour.client().get("/api/schema/openapi.json")
    assert answer.status_code == 200
    assert json.loads(answer.content) == json.loads(text_of(DOCUMENT))


def test_every_operation_has_a_name_of_its_own() -> None:
    assert len(names()) == len(set(names())) > 40
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)+", name) for name in names())


def test_every_tag_has_a_sentence() -> None:
    tags = {tag["name"]: tag["description"] for tag in DOCUMENT["tags"]}
    assert set(tags) == {tag for _path, _method, operation in operations() for tag in operation["tags"]}
    assert all(tags.values())


@pytest.mark.parametrize("name", names())
def test_an_operation_is_described_down_to_its_parameters(name: str) -> None:
    path, _method, operation = named(name)
    assert operation["summary"]
    assert operation["description"] != operation["summary"]
    assert operation["description"].endswith(".")
    parameters = operation.get("parameters", [])
    assert {one["name"] for one in parameters if one["in"] == "path"} == set(re.findall(r"{(\w+)}", path))
    for parameter in parameters:
        assert parameter["description"]
        bounds = {"integer": {"minimum", "maximum"}, "string": {"maxLength"}, "boolean": set()}
        if parameter["in"] != "header":
            assert bounds[parameter["schema"]["type"]] <= set(parameter["schema"]), parameter["name"]


@pytest.mark.parametrize("name", names())
def test_an_operation_declares_every_way_to_say_no(name: str) -> None:
    path, method, operation = named(name)
    answers = operation["responses"]
    expected = {"400", "403", "429", "503"}
    if method in WRITES:
        expected |= {"408", "413", "415"}
    if "{" in path:
        expected.add("404")
    assert expected <= set(answers)
    assert "500" not in answers
    assert sum(status < "300" for status in answers) == 1
    for status, answer in answers.items():
        assert answer["description"]
        if status >= "400":
            refusal = answer["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            assert refusal in ("Refusal", "StaleRefusal")
            assert shape(refusal)["required"] == ["error"]


@pytest.mark.parametrize("name", [name for name in names() if "requestBody" in named(name)[2]])
def test_a_form_refuses_unknown_fields_and_has_an_example_that_it_takes(name: str) -> None:
    body = named(name)[2]["requestBody"]
    assert body["required"]
    content = body["content"]["application/json"]
    form = shape(content["schema"]["$ref"].rpartition("/")[2])
    assert form["additionalProperties"] is False
    assert form["description"]
    example = content["example"]
    assert set(form.get("required", ())) <= set(example)
    msgspec.json.decode(json.dumps(example), type=form_of(handlers()[name]))


def texts(shape: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every text that a form takes, however deep it stands."""
    if isinstance(shape, dict):
        if shape.get("type") == "string":
            yield where, shape
        for name, part in shape.items():
            if name != "examples":
                yield from texts(part, f"{where}.{name}")
    elif isinstance(shape, list):
        for part in shape:
            yield from texts(part, where)


def test_no_form_takes_a_text_without_end() -> None:
    """But a record, which has a limit of its own; and what stands in an option is looked up, never kept."""
    forms = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for _path, _method, operation in operations()
        if "requestBody" in operation
    }
    endless = {where for name in forms for where, text in texts(shape(name), name) if "maxLength" not in text}
    endless -= {where for name in forms for where, text in texts(shape(name), name) if "enum" in text}
    options = {f"{form}.properties.options.additionalProperties.anyOf" for form in ("NewTable", "NewContest")}
    assert endless == {"Importing.properties.record", *options}


def test_a_stranger_is_asked_to_sign_in_where_the_document_says_so(harbour: Harbour) -> None:
    for path, method, operation in operations():
        address = re.sub(r"{\w+}", "0", path)
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        answer = harbour.client().request(method, address, json=content.get("example"))
        needs = {} not in operation["security"]
        assert (answer.status_code == 401 and answer.json()["error"] == "sign-in") == needs, (method, path)
