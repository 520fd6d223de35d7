#!/usr/bin/env python3
"""Write rkllm/structures.py, the structures, enumerations and error codes of the daemon, from its OpenRPC document.

    python3 clients/rkllm-python/generate.py            # reads docs/api/openrpc.json, writes rkllm/structures.py
    python3 clients/rkllm-python/generate.py --check    # writes nothing; fails where the file is not what would be written
"""

import json
import os
import re
import sys
from typing import Any, Dict, List, Tuple

HERE = os.path.dirname(os.path.abspath(__file__))
DOCUMENT = os.path.join(HERE, "..", "..", "docs", "api", "openrpc.json")
OUTPUT = os.path.join(HERE, "rkllm", "structures.py")
PREFIX = "#/components/schemas/"

# What is between the daemon and the clients alone, and the spellings of numbers.
LEFT_OUT = {"Float", "FloatAnswer", "PartialResult", "Progress"}

HEAD = '''"""The structures, enumerations and error codes of the daemon.

Written by generate.py from docs/api/openrpc.json; change that, not this file. A member that is None is left out of a request.
"""

from dataclasses import dataclass, field
from typing import Any, List, Mapping, Optional

from ._values import OpenEnum, Structure, decode_float, decode_floats

__all__ = %s
'''

STRUCTURE = '''

@dataclass
class %s(Structure):
    """A structure of %s."""

%s

    @classmethod
    def from_json(cls, members: Mapping[str, Any]) -> "%s":
        return cls(
%s
        )
'''


def class_name(schema: str) -> str:
    """RKLLMMultiModalInput.image is RKLLMMultiModalInputImage here."""
    return "".join(part[0].upper() + part[1:] for part in schema.split("."))


def strip_null(schema: Dict[str, Any]) -> Dict[str, Any]:
    """The schema of what a member is when it is not null."""
    if isinstance(schema.get("type"), list) and "null" in schema["type"]:
        return dict(schema, type=next(kind for kind in schema["type"] if kind != "null"))
    return next((one for one in schema.get("anyOf", []) if one != {"type": "null"}), schema)  # T or null


def describe_type(schema: Dict[str, Any], schemas: Dict[str, Any]) -> Tuple[str, str, str]:
    """The type in Python, how it is read (%s stands for the value), and what stands for none."""
    schema = strip_null(schema)
    if "$ref" in schema:
        name = schema["$ref"][len(PREFIX):]
        if name in ("Float", "FloatAnswer"):
            return "float", "decode_float(%s)", "0.0"
        if "oneOf" in schemas[name] and schemas[name].get("type") == "integer":
            return class_name(name), class_name(name) + "(%s)", class_name(name) + "(0)"
        return class_name(name), class_name(name) + ".from_json(%s)", "field(default_factory=%s)" % class_name(name)
    if schema["type"] == "array":
        item, _, _ = describe_type(schema["items"], schemas)
        return "List[%s]" % item, "decode_floats(%s)" if item == "float" else "list(%s)", "[]"
    return {"string": ("str", "str(%s)", '""'), "integer": ("int", "int(%s)", "0"), "boolean": ("bool", "bool(%s)", "False")}[schema["type"]]


def write_enumeration(name: str, members: List[Tuple[str, int]], comment: str) -> str:
    return "\n\nclass %s(OpenEnum):\n    \"\"\"%s\"\"\"\n\n%s\n" % (name, comment, "\n".join("    %s = %d" % member for member in members))


def order_members(name: str, schemas: Dict[str, Any]) -> List[Tuple[str, Any]]:
    """The members in the header's order, as far as the document tells it: that of the members that must be there."""
    header = schemas.get(name + "Answer", schemas[name])["required"] + schemas[name]["required"]
    known = [spelling for spelling in dict.fromkeys(header) if spelling in schemas[name]["properties"]]
    return [(spelling, schemas[name]["properties"][spelling]) for spelling in dict.fromkeys(known + list(schemas[name]["properties"]))]


def write_structure(schema_name: str, schemas: Dict[str, Any]) -> str:
    """Members that a request must have come first and have no default; those that may be null are None by default."""
    schema, name = schemas[schema_name], class_name(schema_name)
    request = schema.get("additionalProperties") is False
    first, others, reads = [], [], []
    for spelling, one in order_members(schema_name, schemas):
        member, needed = spelling.lstrip("_"), spelling in schema["required"]
        kind, read, none = describe_type(one, schemas)
        value = "members.get(\"%s\")" % spelling
        if request and needed:
            first.append("%s: %s" % (member, kind))
        elif not needed or strip_null(one) != one:
            others.append("%s: Optional[%s] = None" % (member, kind))
            reads.append("%s=None if %s is None else %s" % (member, value, read % ("members[\"%s\"]" % spelling)))
            continue
        else:
            others.append("%s: %s = %s" % (member, kind, none))
        empty = "{}" if none.startswith("field") else "0" if none.endswith("(0)") else none
        reads.append("%s=%s" % (member, read % ("%s or %s" % (value, empty))))  # a version may not have the member
    return STRUCTURE % (name, "requests" if request else "answers", "\n".join("    " + one for one in first + others), name,
                        "\n".join("            %s," % one for one in reads))


def order(schemas: Dict[str, Any]) -> List[str]:
    """Names of the schemas that are written, each behind those that it uses."""
    done: List[str] = []

    def visit(name: str) -> None:
        if name in done or name in LEFT_OUT or name.endswith("Answer"):
            return
        for used in re.findall('"%s([^"]*)"' % re.escape(PREFIX), json.dumps(schemas[name])):
            visit(used)
        done.append(name)

    for name in sorted(schemas):
        visit(name)
    return done


def write_all(document: Dict[str, Any]) -> str:
    schemas, errors = document["components"]["schemas"], document["components"]["errors"]
    names, parts = order(schemas), []
    for name in names:
        if schemas[name].get("type") == "integer":
            values = [(one["title"], one["const"]) for one in schemas[name]["oneOf"]]
            parts.append(write_enumeration(name, values, "%s of the header." % name))
        else:
            parts.append(write_structure(name, schemas))
    codes = [(re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper(), error["code"]) for name, error in errors.items()]
    codes.sort(key=lambda one: -one[1])
    parts.append(write_enumeration("ErrorCode", codes, "The code of an RKLLMError."))
    exported = sorted([class_name(name) for name in names] + ["ErrorCode"])
    return HEAD % ("[\n    %s,\n]" % ",\n    ".join('"%s"' % name for name in exported)) + "".join(parts)


def main() -> int:
    with open(DOCUMENT, encoding="utf-8") as file:
        text = write_all(json.load(file))
    if sys.argv[1:] == ["--check"]:
        with open(OUTPUT, encoding="utf-8") as file:
            if file.read() == text:
                return 0
        print("%s is not what docs/api/openrpc.json says: python3 clients/rkllm-python/generate.py" % OUTPUT, file=sys.stderr)
        return 1
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
