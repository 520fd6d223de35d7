#!/bin/bash
# Runs every fuzz target for the given time each (build/fuzz.sh 10s). build/env.sh must have been sourced.
set -euo pipefail
cd "$(dirname "$0")/.."
for file in tests/*/*/*_fuzz_test.go; do
	target=$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' "$file")
	echo "== $target"
	go test -run '^$' -fuzz "^$target\$" -fuzztime "$1" "./$(dirname "$file")"
done
