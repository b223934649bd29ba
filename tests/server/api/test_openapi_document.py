"""The OpenAPI document: valid, whole, and true to the route table."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok

from kogge.server.api.openapi import document
from kogge.server.api.route import Route

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Refusal(msgspec.Struct):
    """Why not."""

    message: str


class Order(Enum):
    """Which come first."""

    OLD = "old"
    NEW = "new"


class Search(msgspec.Struct):
    """Which tables to list."""

    word: Name
    order: Order = Order.NEW
    limit: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20
    after: str | None = None


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be.

    Whoever proposes it sits down first.
    """

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2


class Turn(msgspec.Struct, tag="turn"):
    """Something done."""

    action: str


class Pause(msgspec.Struct, tag="pause"):
    """Nothing done."""


class Table(msgspec.Struct):
    """A table, perhaps made from another one."""

    name: Name
    log: list[Turn | Pause]
    parent: Table | None = None


def tables(request: Any) -> None: ...
def propose(request: Any) -> None: ...
def table(request: Any) -> None: ...
def leave(request: Any) -> None: ...
def record(request: Any) -> None: ...
def health(request: Any) -> None: ...


ROUTES = [
    Route("GET", "/api/tables", tables, "List tables.", query=Search, response=list[Table]),
    Route(
        "POST", "/api/tables", propose, "Propose a table.",
        request=Proposal, response=Table, status=201, refusals=(400, 401, 409, 418),
    ),
    Route("GET", "/api/tables/{table}", table, "Tell a table.", response=Table, refusals=(404,)),
    Route("DELETE", "/api/tables/{table}/seats/{seat}", leave, "Leave.", status=204),
    Route("GET", "/api/matches/{match}.txt", record, "Tell the log.", media="text/plain"),
    Route("GET", "/health", health, "Tell whether all is well.", secure=False),
]  # fmt: skip


def described(routes: list[Route] = ROUTES, server: str = "") -> dict[str, Any]:
    return document(routes, refusal=Refusal, title="Kogge", version="1.2", server=server)


def operation(path: str, method: str = "get") -> Any:
    return described()["paths"][path][method]


def test_the_document_is_valid_openapi() -> None:
    schemathesis.openapi.from_dict(described(server="https://kogge.example")).validate()


def test_every_component_is_a_valid_schema_and_all_references_lead_somewhere() -> None:
    whole = described()
    for name in whole["components"]["schemas"]:
        schema = {"$ref": f"#/components/schemas/{name}", "components": whole["components"]}
        jsonschema_rs.Draft202012Validator(schema)
        jsonschema_rs.meta.validate(whole["components"]["schemas"][name])


def test_every_route_is_an_operation_with_the_name_of_its_handler() -> None:
    loaded = schemathesis.openapi.from_dict(described())
    results = list(loaded.get_all_operations())
    found = [result.ok() for result in results if isinstance(result, Ok)]

    assert len(found) == len(results)
    assert {(each.method.upper(), each.path) for each in found} == {
        (route.method, route.path) for route in ROUTES
    }
    assert {each.definition.raw["operationId"] for each in found} == {
        route.handler.__name__ for route in ROUTES
    }


def test_the_head_tells_title_version_and_server() -> None:
    assert described()["openapi"] == "3.1.0"
    assert described()["info"] == {"title": "Kogge", "version": "1.2"}
    assert "servers" not in described()
    assert described(server="/kogge")["servers"] == [{"url": "/kogge"}]


def test_path_parameters_are_required_strings_of_bounded_length() -> None:
    parameters = operation("/api/tables/{table}/seats/{seat}", "delete")["parameters"]

    assert [parameter["name"] for parameter in parameters] == ["table", "seat"]
    assert parameters[0] == {
        "name": "table",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    }


def test_query_fields_become_parameters_and_null_is_said_by_leaving_out() -> None:
    word, order, limit, after = operation("/api/tables")["parameters"]

    assert word == {
        "name": "word",
        "in": "query",
        "required": True,
        "schema": {"type": "string", "minLength": 1, "maxLength": 20},
    }
    assert not order["required"]
    assert order["schema"] == {"$ref": "#/components/schemas/Order", "default": "new"}
    assert limit["schema"] == {"type": "integer", "minimum": 1, "maximum": 50, "default": 20}
    assert after["schema"] == {"type": "string"}


def test_bodies_and_answers_refer_to_components_and_queries_are_none() -> None:
    proposed = operation("/api/tables", "post")
    components = described()["components"]["schemas"]

    assert proposed["requestBody"] == {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Proposal"}}},
    }
    assert proposed["responses"]["201"]["description"] == "Created"
    assert set(components) == {"Refusal", "Order", "Proposal", "Table", "Turn", "Pause"}
    assert components["Proposal"]["properties"]["seats"]["maximum"] == 4
    assert components["Proposal"]["description"] == (
        "A table to be.\n\nWhoever proposes it sits down first."
    )


def test_a_union_of_tagged_structs_tells_its_discriminator() -> None:
    items = described()["components"]["schemas"]["Table"]["properties"]["log"]["items"]

    assert set(items["discriminator"]["mapping"]) == {"turn", "pause"}


def test_each_refusal_has_its_sentence_and_the_same_body() -> None:
    responses = operation("/api/tables", "post")["responses"]

    assert list(responses) == ["201", "400", "401", "409", "418"]
    assert responses["401"] == {
        "description": "Nobody is signed in.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
    }
    assert responses["418"]["description"] == "I'm a Teapot"


def test_an_answer_may_be_empty_or_of_another_medium() -> None:
    left = operation("/api/tables/{table}/seats/{seat}", "delete")
    told = operation("/api/matches/{match}.txt")

    assert left["responses"] == {"204": {"description": "No Content"}}
    assert told["responses"]["200"]["content"] == {"text/plain": {"schema": {"type": "string"}}}


def test_secure_routes_open_to_a_cookie_or_a_token_and_others_to_all() -> None:
    assert operation("/api/tables")["security"] == [{"cookie": []}, {"token": []}]
    assert operation("/health")["security"] == []
    assert set(described()["components"]["securitySchemes"]) == {"cookie", "token"}


def test_routes_are_tagged_by_the_second_segment_of_their_path() -> None:
    assert operation("/api/tables/{table}/seats/{seat}", "delete")["tags"] == ["tables"]
    assert operation("/health")["tags"] == ["health"]


def test_two_operations_of_one_name_are_noticed() -> None:
    again = Route("GET", "/api/elsewhere", tables, "List tables again.")

    with pytest.raises(AssertionError, match="handlers of the same name"):
        described([*ROUTES, again])


def test_one_path_twice_for_one_method_is_noticed() -> None:
    again = Route("GET", "/api/tables", leave, "List tables again.")

    with pytest.raises(AssertionError, match="a path stands twice"):
        described([ROUTES[0], again])
