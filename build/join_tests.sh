#!/bin/bash
# join_tests.sh AREA...: writes .cache/joined.json for go test -overlay, with which the tests of all rooms of these areas are one
# Go package each, ./tests/AREA: linked once, where a room costs 0.6 to 1.9 s of processor time. Each file holds one function and
# imports what it needs, so only the package's name changes. A test's file is then named after its room: ROOM__NAME_test.go. Of two
# tests with one name the second gets its room's name behind it.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -rf .cache/joined
mkdir -p "${@/#/.cache/joined/}"
for area in "$@"; do
	printf '%s\n' tests/"$area"/*/*_test.go
done | awk '{
	split($0, part, "/")
	name = part[3] "__" part[4]
	joined = ".cache/joined/" part[2] "/" name
	while ((getline line < $0) > 0) {
		if (line == "package " part[3] "_test") line = "package " part[2] "_test"
		if (match(line, /^func (Test|Fuzz|Benchmark)[A-Za-z0-9]*/) && seen[part[2], substr(line, 1, RLENGTH)]++)
			line = substr(line, 1, RLENGTH) "_" part[3] substr(line, RLENGTH + 1)
		print line > joined
	}
	close($0); close(joined)
	printf "%s\"%s/tests/%s/%s\": \"%s/%s\"", NR == 1 ? "{\"Replace\": {\n" : ",\n", ENVIRON["PWD"], part[2], name, ENVIRON["PWD"], joined
}
END { print "}}" }' >.cache/joined.json
