#!/bin/bash
# Runs every fuzz target, each for the inputs or the time given (build/fuzz.sh 50000x, build/fuzz.sh 30s); without an argument
# for as many inputs as take about 2 seconds on two cores. build/env.sh must have been sourced.
#
# Counted inputs are the default because Go's fuzzing now and then fails with "context deadline exceeded" when its time is up,
# with nothing wrong. With a time given, that failure is told from a real one, which always names its input.
#
# Only this program is instrumented: "go test -fuzz" would compile llama.cpp anew, to no use, as C++ is not instrumented. New
# inputs are hardly minimised: by default that may take a minute for each, in which nothing new is tried. The targets of a room
# are in one program.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=${1-}
mkdir -p .cache/fuzz
log=.cache/fuzz.log
folders=$(find tests -name '*_fuzz_test.go' -printf '%h\n' | sort -u)
for folder in $folders; do
	program=$PWD/.cache/fuzz/${folder//\//_}.test
	go test -c -vet=off -gcflags='rkllmd/...=-d=libfuzzer' -o "$program" "./$folder"
	for file in "$folder"/*_fuzz_test.go; do
		target=$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' "$file")
		case $target in
		FuzzCheckModelFile | FuzzFindMissingLibraries | FuzzReadOllama | FuzzListPlace) inputs=15000x ;; # they read files
		FuzzListHub | FuzzListModelscope) inputs=15000x ;; # over HTTP
		FuzzScanCalls) inputs=15000x ;; # each is read three times, piece by piece
		FuzzParseFrame | FuzzReadObject | FuzzReadLibrary | FuzzScanLibrary) inputs=40000x ;;
		*) inputs=80000x ;;
		esac
		case $file in
		tests/faces/uma/parse_message* | tests/faces/swarm/parse_message*) inputs=400000x ;; # what strangers send
		esac
		echo "== $target"
		if ! (cd "$folder" && "$program" -test.run '^$' -test.fuzz "^$target\$" -test.fuzztime "${limit:-$inputs}" \
			-test.fuzzminimizetime 100x -test.fuzzcachedir "$(go env GOCACHE)/fuzz/rkllmd/$folder") 2>&1 | tee "$log"; then
			{ [[ $limit == *[smh] ]] && grep -q 'context deadline exceeded' "$log" &&
				! grep -Eq 'Failing input|failure while testing' "$log"; } || exit 1
		fi
	done
done
