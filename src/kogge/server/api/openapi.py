"""The description of the server: an OpenAPI 3.1 document, made from the route table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

import msgspec

from .route import Route

Schema = dict[str, Any]

JSON = "application/json"
HOME = "#/components/schemas/"
PARAMETER = re.compile(r"\{(\w+)\}")

KEYS: dict[str, Schema] = {  # either of them opens a secure route
    "cookie": {"type": "apiKey", "in": "cookie", "name": "kogge"},
    "token": {"type": "http", "scheme": "bearer"},
}

REFUSALS = {
    400: "The request cannot be understood.",
    401: "Nobody is signed in.",
    403: "Whoever asks may not do this.",
    404: "There is no such thing, or none that whoever asks may see.",
    409: "It does not fit how things stand by now.",
    413: "The body is too large.",
    415: "The body is of a media type that is not read here.",
    421: "The host of the request is none of the server's names.",
    422: "The request is understood, but asks for what cannot be.",
    429: "These are too many requests in too short a time.",
    503: "The server cannot answer for now.",
}


@dataclass(frozen=True, slots=True)
class Book:
    """The schemas of all types of a route table, and the components that they refer to."""

    schemas: dict[Any, Schema]
    components: dict[str, Schema]
    refusal: type
    always: tuple[int, ...]  # refusals that any route may meet

    def named(self, kind: Any) -> Schema:
        """Return the component of a type that has a name."""
        return self.components[self.schemas[kind]["$ref"].removeprefix(HOME)]


def document(
    routes: Sequence[Route],
    *,
    refusal: type,
    title: str,
    version: str,
    server: str = "",
    always: tuple[int, ...] = (),
) -> dict[str, Any]:
    """Return the OpenAPI document of a route table; ``refusal`` is the body of every refusal.

    >>> document([], refusal=msgspec.defstruct("Refusal", []), title="Kogge", version="1")["info"]
    {'title': 'Kogge', 'version': '1'}
    """
    book = _book(routes, refusal, always)
    paths: dict[str, dict[str, Schema]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, book)
    _check(routes, paths)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        **({"servers": [{"url": server}]} if server else {}),
        "paths": paths,
        "components": {"schemas": _used(book.components, paths), "securitySchemes": KEYS},
    }


def _book(routes: Sequence[Route], refusal: type, always: tuple[int, ...]) -> Book:
    kinds: list[Any] = [refusal]
    for route in routes:
        kinds += [kind for kind in (route.request, route.query, route.response) if kind is not None]
    template = HOME + "{name}"
    schemas, components = msgspec.json.schema_components(kinds, ref_template=template)
    for component in components.values():
        if "description" in component:  # indented lines would be read as code
            component["description"] = cleandoc(component["description"])
    return Book(dict(zip(kinds, schemas, strict=True)), components, refusal, always)


def _check(routes: Sequence[Route], paths: dict[str, dict[str, Schema]]) -> None:
    names = {route.handler.__name__ for route in routes}
    assert len(names) == len(routes), "two routes have handlers of the same name"
    assert sum(map(len, paths.values())) == len(routes), "a path stands twice for one method"


def _used(components: dict[str, Schema], paths: dict[str, dict[str, Schema]]) -> dict[str, Schema]:
    """Return the components that a type refers to; queries are described as parameters instead."""
    text = msgspec.json.encode([paths, components]).decode()
    return {name: schema for name, schema in components.items() if f'"{HOME}{name}"' in text}


def _operation(route: Route, book: Book) -> Schema:
    parameters = _path_parameters(route) + _query_parameters(route, book)
    return {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "tags": [_tag(route.path)],
        "security": [{name: []} for name in KEYS] if route.secure else [],
        **({"parameters": parameters} if parameters else {}),
        **({"requestBody": _body(route, book)} if route.request else {}),
        "responses": {
            str(route.status): _answer(route, book),
            **{str(status): _refused(status, book) for status in (*route.refusals, *book.always)},
        },
    }


def _tag(path: str) -> str:
    """Return the second segment of a path, or its only one.

    >>> _tag("/api/tables/{table}"), _tag("/health")
    ('tables', 'health')
    """
    return path.strip("/").split("/")[:2][-1]


def _path_parameters(route: Route) -> list[Schema]:
    schema = {"type": "string", "minLength": 1, "maxLength": 64}
    return [
        {"name": name, "in": "path", "required": True, "schema": dict(schema)}
        for name in PARAMETER.findall(route.path)
    ]


def _query_parameters(route: Route, book: Book) -> list[Schema]:
    if route.query is None:
        return []
    query = book.named(route.query)
    return [
        {"name": name, "in": "query", "required": name in query["required"], "schema": _said(field)}
        for name, field in query["properties"].items()
    ]


def _said(field: Schema) -> Schema:
    """Return the schema of a field without null, which a query string cannot express.

    >>> _said({"anyOf": [{"type": "string"}, {"type": "null"}], "default": None})
    {'type': 'string'}
    """
    options = [option for option in field.get("anyOf", []) if option != {"type": "null"}]
    if len(options) == len(field.get("anyOf", [])):
        return field
    rest = {key: value for key, value in field.items() if key != "anyOf" and value is not None}
    return {**rest, **(options[0] if len(options) == 1 else {"anyOf": options})}


def _body(route: Route, book: Book) -> Schema:
    return {"required": True, "content": {JSON: {"schema": book.schemas[route.request]}}}


def _answer(route: Route, book: Book) -> Schema:
    described: Schema = {"description": HTTPStatus(route.status).phrase}
    if route.media != JSON:
        described["content"] = {route.media: {"schema": {"type": "string"}}}
    elif route.response is not None:
        described["content"] = {JSON: {"schema": book.schemas[route.response]}}
    return described


def _refused(status: int, book: Book) -> Schema:
    description = REFUSALS.get(status, HTTPStatus(status).phrase)
    return {
        "description": description,
        "content": {JSON: {"schema": book.schemas[book.refusal]}},
    }
