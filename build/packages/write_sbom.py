#!/usr/bin/env python3
"""Writes what a program is made of, as SPDX 2.3 in JSON.

  build/packages/write_sbom.py PROGRAM NAME ARCHITECTURE VERSION SECONDS >FILE

The Go modules are those that the program itself names (go version -m); the licences come from NOTICE, as does the rest of it. SECONDS is
the time of the document. A module that NOTICE does not know is an error.
"""
import hashlib
import json
import re
import subprocess
import sys
import time
from pathlib import Path


def read_notice():
    """The works that NOTICE lists as parts of the program: name, version, licence."""
    text = Path(__file__).resolve().parents[2].joinpath("NOTICE").read_text()
    table = text.split("  work ", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    works = {}
    for line in table:
        found = re.match(r"  (\S.*?)(?: {2,}|\s(?=v?[0-9a-f.]{6,} ))(.*)$", line)
        if not found:
            continue
        licence = re.search(r"(MIT|ISC|Apache-2\.0|BSD-3-Clause|GPL-3\.0 with the GCC Runtime Library Exception)", line)
        if licence:
            works[found[1].split(" (")[0].strip()] = licence[1].replace(
                "GPL-3.0 with the GCC Runtime Library Exception", "GPL-3.0-only WITH GCC-exception-3.1")
    return works


def read_modules(program):
    """The modules in the program: path and version, the Go version as that of the module stdlib."""
    lines = subprocess.run(["go", "version", "-m", program], check=True, capture_output=True, text=True).stdout.splitlines()
    modules = [("stdlib", re.search(r"go([0-9.]+)", lines[0])[1])]
    for line in lines[1:]:
        words = line.split()
        if words and words[0] == "dep":
            modules.append((words[1], words[2]))
    tags = re.search(r"-tags=(\S+)", "\n".join(lines))
    return modules, "noembedded" in (tags[1] if tags else "")


def main():
    program, name, architecture, version, seconds = sys.argv[1:]
    works = read_notice()
    modules, board = read_modules(program)
    digest = hashlib.sha256(Path(program).read_bytes()).hexdigest()
    packages = [{
        "SPDXID": "SPDXRef-Package", "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": "MIT", "copyrightText": "Copyright (c) 2026 rkllmd authors",
        "checksums": [{"algorithm": "SHA256", "checksumValue": digest}],
    }]
    for path, module_version in modules:
        licence = works.get("Go standard library and runtime" if path == "stdlib" else path)
        if licence is None:
            sys.exit(f"{program} holds {path}, which NOTICE does not list")
        packages.append({
            "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", path), "name": path, "versionInfo": module_version,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": licence,
            "copyrightText": "NOASSERTION", "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                                             "referenceLocator": f"pkg:golang/{path}@{module_version}"}],
        })
    parts = [] if board else [("llama.cpp", dict(modules).get("github.com/ollama/ollama", ""), "MIT"),
                              ("libstdc++", "", "GPL-3.0-only WITH GCC-exception-3.1")]
    for part, part_version, licence in parts + [("libgcc", "", "GPL-3.0-only WITH GCC-exception-3.1")]:
        package = {"SPDXID": "SPDXRef-" + part.replace("+", "p"), "name": part, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
                   "licenseConcluded": "NOASSERTION", "licenseDeclared": licence, "copyrightText": "NOASSERTION"}
        if part_version:
            package["versionInfo"] = part_version
            package["comment"] = "the sources that this version of github.com/ollama/ollama holds"
        packages.append(package)
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"{name}-{version}-{architecture}",
        "documentNamespace": f"urn:sha256:{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(seconds))), "creators": ["Tool: rkllmd-write_sbom"]},
        "packages": packages,
        "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-Package"}] + [
            {"spdxElementId": "SPDXRef-Package", "relationshipType": "CONTAINS", "relatedSpdxElement": package["SPDXID"]}
            for package in packages[1:]],
    }, indent=1))


main()
