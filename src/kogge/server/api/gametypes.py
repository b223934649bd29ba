"""The types of one game in TypeScript: everything that its table shows, declared in Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import get_type_hints

from kogge.core.carrier.codec import schema
from kogge.core.carrier.record import Record, word, words
from kogge.core.game import Game

from .structures import Structures
from .typescript import HEAD, Schema, declared

NUMBER: Schema = {"type": "integer"}
# The only casts: the server's messages and these types are made from the same declarations.
READERS = """\
import type { Table as AnyTable } from "../../../table/table.svelte";
import type { GameInfo, State, Step } from "../../../wire";

/** A table of this game: it knows its verbs. */
export type Table = AnyTable<Verb>;

export const viewOf = (state: Pick<State, "view">): View => state.view as unknown as View;
export const surveyOf = (state: Pick<State, "figures">): Survey =>
  state.figures as unknown as Survey;
export const scoresOf = (state: Pick<State, "scores">): Score[] => state.scores as Score[];
export const eventsOf = (steps: Step[]): Event[] =>
  steps.flatMap((step) => (step.events ?? []) as Event[]);
export const eventOf = (told: Record<string, unknown>): Event => told as Event;
export const traitsOf = (info: Pick<GameInfo, "traits">): Traits =>
  info.traits as unknown as Traits;

/** Return a component value of the edition. */
export const valueOf = <Name extends keyof Values>(
  info: Pick<GameInfo, "values">,
  name: Name,
): Values[Name] => info.values.find((value) => value.name === name)!.value as Values[Name];
"""


def game_module(game: Game) -> str:
    """Return a TypeScript module with the types of a game, and with what reads them."""
    found = Structures()
    for vocabulary in vocabularies(game):
        found.word(vocabulary)
    if survey := get_type_hints(game.survey, include_extras=True).get("return"):
        found.schema(survey)
    types = {
        **{
            name: _described(kind, one_of(words(kind))) for name, kind in found.vocabularies.items()
        },
        "Survey": fields({}),
        **found.components,
        **_told(game, found),
    }
    return "\n".join([HEAD, READERS, *(declared(name, types[name]) for name in types)])


def _told(game: Game, found: Structures) -> dict[str, Schema]:
    """Return the types that every game has."""
    return {
        "View": _described(game.position_kind, by_name(schema(game.position_kind), found)),
        "Values": _described(game.box_kind, fields(dict(_values(game.box_kind, found)))),
        "Event": {"anyOf": [_event(game, event, found) for event in game.events]},
        "Options": fields({option.name: one_of(option.values) for option in game.options}),
        "Traits": fields({name: _trait(trait) for name, trait in game.traits.items()}),
        "Verb": one_of(action.verb for action in game.actions),
        "Reason": one_of(words(game.reasons)),
        "Line": one_of(words(game.lines)),
        "Score": table({"$ref": "Line"}, NUMBER),
    }


def vocabularies(game: Game) -> Iterator[type[IntEnum]]:
    """Yield the vocabularies of positions, of the box and of events."""
    cells = [*game.position_kind.cells.values(), *game.box_kind.cells.values()]
    kinds = [kind for cell in cells for kind in (cell.words, *cell.axes)]
    kinds += [kind for figures in game.figures.values() for _, kind in figures]
    yield from (kind for kind in kinds if isinstance(kind, type))


def _described(kind: type, schema: Schema) -> Schema:
    return {"description": kind.__doc__ or "", **schema}


def _event(game: Game, event: IntEnum, found: Structures) -> Schema:
    """Return an event with its figures; words that do not fit are left out."""
    figures = {
        name: NUMBER if vocabulary is None else found.word(vocabulary)
        for name, vocabulary in game.figures[event]
    }
    numbers = [name for name, vocabulary in game.figures[event] if vocabulary is None]
    known = {"event": one_of([word(event)]), "seat": NUMBER, **figures}
    return {"properties": known, "required": ["event", *numbers]}


def _trait(trait: Mapping[str, str]) -> Schema:
    """Return the type of a trait: each name with one of its values."""
    return table(one_of(trait), one_of(trait.values()))


def _values(box: type[Record], found: Structures) -> Iterator[tuple[str, Schema]]:
    """Yield the values of an edition, which states only the table entries worth stating."""
    for name, value in by_name(schema(box), found)["properties"].items():
        if not box.cells[name].kept:
            yield name, partial(value)


# Schemas.


def fields(properties: dict[str, Schema]) -> Schema:
    """Return an object that holds all its fields."""
    return {"properties": properties, "required": list(properties)}


def one_of(choices: Iterable[str]) -> Schema:
    """Return a choice between words."""
    return {"enum": list(dict.fromkeys(choices))}


def table(keys: Schema, values: Schema) -> Schema:
    """Return a table whose keys are words."""
    return {"type": "object", "propertyNames": keys, "additionalProperties": values}


def by_name(whole: Schema, found: Structures) -> Schema:
    """Write the names of vocabularies into a codec's schema, which holds all their words."""
    known = {words(kind): {"$ref": name} for name, kind in found.vocabularies.items()}

    def named(part: Schema) -> Schema:
        if "enum" in part:
            return known[tuple(part["enum"])]
        if "anyOf" in part:
            return {"anyOf": [named(choice) for choice in part["anyOf"]]}
        if "items" in part:
            return {**part, "items": named(part["items"])}
        if "properties" in part:  # along an axis of words, each of them holds the same
            keys = tuple(part["properties"])
            return table(known[keys], named(part["properties"][keys[0]]))
        return part

    return fields({name: named(part) for name, part in whole["properties"].items()})


def partial(part: Schema) -> Schema:
    """Return a schema whose tables need not hold all their words."""
    if "anyOf" in part:
        return {"anyOf": [partial(choice) for choice in part["anyOf"]]}
    if "additionalProperties" in part:
        return {
            **part,
            "partial": True,
            "additionalProperties": partial(part["additionalProperties"]),
        }
    return part
