#!/usr/bin/env python3
"""Write rkllm_constants.h, the enumerations and error codes of the daemon, from its OpenRPC document.

    python3 clients/rkllm-c/generate.py            # reads docs/api/openrpc.json, writes rkllm_constants.h
    python3 clients/rkllm-c/generate.py --check    # writes nothing; fails where the file is not what would be written
"""

import json
import os
import re
import sys
from typing import Any, Dict, List

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "rkllm-python"))
sys.dont_write_bytecode = True
import generate as python  # noqa: E402

OUTPUT = os.path.join(HERE, "rkllm_constants.h")
HEAD = """/* Written by generate.py from docs/api/openrpc.json; change that, not this file. The names are the header's with one letter more, so that a
 * program can include Rockchip's rkllm.h too. */
#ifndef RKLLM_CONSTANTS_H
#define RKLLM_CONSTANTS_H
"""


def write_enumeration(comment: str, values: List[Any]) -> str:
    return "\n/* %s */\nenum {\n%s\n};\n" % (comment, "\n".join("\t%s = %d," % value for value in values))


def write_all(document: Dict[str, Any]) -> str:
    schemas, errors = document["components"]["schemas"], document["components"]["errors"]
    parts = [HEAD]
    for name in sorted(schemas):
        if schemas[name].get("type") == "integer" and "oneOf" in schemas[name]:
            parts.append(write_enumeration(name, [(one["title"].replace("RKLLM_", "RKLLMC_"), one["const"]) for one in schemas[name]["oneOf"]]))
    codes = [("RKLLMC_ERROR_" + re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper(), error["code"]) for name, error in errors.items()]
    parts.append(write_enumeration("The code of an rkllmc_error", sorted(codes, key=lambda one: -one[1])))
    return "".join(parts) + "\n#endif\n"


def main() -> int:
    with open(python.DOCUMENT, encoding="utf-8") as file:
        text = write_all(json.load(file))
    if sys.argv[1:] == ["--check"]:
        with open(OUTPUT, encoding="utf-8") as file:
            if file.read() == text:
                return 0
        print("%s is not what docs/api/openrpc.json says: python3 clients/rkllm-c/generate.py" % OUTPUT, file=sys.stderr)
        return 1
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
