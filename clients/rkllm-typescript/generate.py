#!/usr/bin/env python3
"""Write the types of the package from the daemon's documents: src/structures.ts from docs/api/openrpc.json, src/messages.ts from
docs/api/asyncapi.json and docs/api/openapi.json.

    python3 clients/rkllm-typescript/generate.py            # writes both
    python3 clients/rkllm-typescript/generate.py --check    # writes nothing; fails where a file is not what would be written
"""

import json
import os
import re
import sys
from typing import Any, Dict, List

HERE = os.path.dirname(os.path.abspath(__file__))
API = os.path.join(HERE, "..", "..", "docs", "api")
sys.path.insert(0, os.path.join(HERE, "..", "rkllm-python"))
sys.dont_write_bytecode = True
import generate as python  # noqa: E402

HEAD = "// Written by generate.py from %s; change that, not this file.\n"
FLOAT = """
/** A number of an answer: the shortest text that reads back to the same float32, or a word for what JSON does not have. Number() reads both. */
export type Float = number | 'NaN' | 'Infinity' | '-Infinity';
"""


def load(name: str) -> Any:
    with open(os.path.join(API, name), encoding="utf-8") as file:
        return json.load(file)


def literal(value: Any) -> str:
    return "'%s'" % value if isinstance(value, str) else json.dumps(value)


def type_of(schema: Any) -> str:
    """The TypeScript of a schema. What TypeScript has no words for, such as bounds, is left to the daemon."""
    if "$ref" in schema:
        name = schema["$ref"][len(python.PREFIX):]
        return {"Float": "number", "FloatAnswer": "Float"}.get(name) or python.class_name(name)
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kinds = schema.get("type", [])
    return " | ".join(type_of_kind(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds)) or "unknown"


def type_of_kind(kind: str, schema: Any) -> str:
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return "(%s)[]" % item if " " in item else "%s[]" % item
    if kind == "object" and schema.get("properties"):
        return "{ %s }" % "; ".join("%s%s: %s" % (name, "" if name in schema.get("required", []) else "?", type_of(one))
                                    for name, one in schema["properties"].items())
    return {"integer": "number", "object": "Record<string, unknown>"}.get(kind, kind)


def comment(text: str, indent: str = "") -> str:
    return "%s/** %s */\n" % (indent, text) if text else ""


def write_interface(name: str, schema: Any, members: List[Any], about: str) -> str:
    lines = "".join("%s\t%s%s: %s;\n" % (comment(one.get("description", ""), "\t"), member, "" if member in schema.get("required", []) else "?",
                                         type_of(one)) for member, one in members)
    return "\n%sexport interface %s {\n%s}\n" % (comment(about), name, lines)


def write_enumeration(name: str, values: List[Any], about: str) -> str:
    """A later version may have more numbers: the type takes any."""
    lines = "".join("\t%s: %d,\n" % value for value in values)
    return "\n%sexport const %s = {\n%s} as const;\nexport type %s = number;\n" % (comment(about), name, lines, name)


def write_structures() -> str:
    document = load("openrpc.json")
    schemas, errors = document["components"]["schemas"], document["components"]["errors"]
    parts = [HEAD % "docs/api/openrpc.json", FLOAT]
    for name in python.order(schemas):
        if schemas[name].get("type") == "integer":
            parts.append(write_enumeration(name, [(one["title"], one["const"]) for one in schemas[name]["oneOf"]], "An enumeration of the header."))
        else:
            kind = "requests: what is left out has the library's default" if schemas[name].get("additionalProperties") is False else "answers"
            parts.append(write_interface(python.class_name(name), schemas[name], python.order_members(name, schemas), "A structure of %s." % kind))
    codes = sorted(((re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper(), error["code"]) for name, error in errors.items()), key=lambda one: -one[1])
    parts.append(write_enumeration("ErrorCode", codes, "The code of an RKLLMError."))
    return "".join(parts)


def write_messages() -> str:
    """The messages of WebSocket, which are those of event streams too, and what HTTP answers."""
    channel, schemas = load("asyncapi.json"), load("openapi.json")["components"]["schemas"]
    schemas.update(channel["components"]["schemas"])
    parts, used = [], []
    for name, message in channel["channels"]["generate"]["messages"].items():
        payload = message["payload"]
        parts.append(write_interface(name.capitalize() + "Message", payload, list(payload["properties"].items()), "The message %s." % name))
        used.append(json.dumps(payload))
    names = ["WebAnswer", "WebModelList", "WebFailure"]
    for text in used:
        names += re.findall('"%s([^"]*)"' % re.escape(python.PREFIX), text)
    written: Dict[str, str] = {}
    while names:
        name = names.pop(0)
        if name not in written:
            schema = schemas[name]
            about = schema.get("description", "")
            written[name] = write_interface(name, schema, list(schema["properties"].items()), about) if schema.get("properties") else \
                "\n%sexport type %s = %s;\n" % (comment(about), name, type_of(schema))
            names += re.findall('"%s([^"]*)"' % re.escape(python.PREFIX), json.dumps(schema))
    return HEAD % "docs/api/asyncapi.json and docs/api/openapi.json" + "".join(parts) + "".join(written[name] for name in sorted(written))


def main() -> int:
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    for name, text in ("structures.ts", write_structures()), ("messages.ts", write_messages()):
        path = os.path.join(HERE, "src", name)
        if not sys.argv[1:]:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            continue
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                print("%s is not what docs/api says: python3 clients/rkllm-typescript/generate.py" % path, file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
