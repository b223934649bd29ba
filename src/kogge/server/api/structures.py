"""JSON schemas of typed dictionaries, such as the surveys of games."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from .typescript import Schema

PLAIN = {bool: "boolean", int: "integer", str: "string"}


class Structures:
    """The typed dictionaries and vocabularies that types name, each to be declared once."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}
        self.vocabularies: dict[str, type[IntEnum]] = {}

    def schema(self, kind: Any) -> Schema:
        """Return the schema of a type; a word of a vocabulary is ``Annotated[str, Vocabulary]``.

        >>> Structures().schema(dict[str, list[int]])["additionalProperties"]
        {'type': 'array', 'items': {'type': 'integer'}}
        """
        if is_typeddict(kind):
            return self._declared(kind)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.word(parts[1])
        if origin is Literal:
            return {"enum": list(parts)}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is dict:
            keys, values = map(self.schema, parts)
            return {"type": "object", "propertyNames": keys, "additionalProperties": values}
        return {"type": PLAIN[kind]}

    def word(self, vocabulary: type[IntEnum]) -> Schema:
        """Return the schema of a word of a vocabulary."""
        self.vocabularies[vocabulary.__name__] = vocabulary
        return {"$ref": vocabulary.__name__}

    def _declared(self, kind: Any) -> Schema:
        name = kind.__name__
        if name not in self.components:
            self.components[name] = {}  # so that a type that contains itself finds its name
            hints = get_type_hints(kind, include_extras=True)
            self.components[name] = {
                "description": kind.__doc__ or "",
                "properties": {field: self.schema(hint) for field, hint in hints.items()},
                "required": [field for field in hints if field in kind.__required_keys__],
            }
        return {"$ref": name}
