#!/bin/bash
# fuzz_room.sh FOLDER [LIMIT]: runs the fuzz targets of this folder of tests, one after the other, and says at the end what they said. For fuzz.sh, which
# says what LIMIT is.
set -euo pipefail
folder=$1 limit=${2-}
room=.cache/fuzz/${folder//\//_}
mkdir -p .cache/fuzz
exec 3>&1 >"$room.log" 2>&1
trap 'cat "$room.log" >&3' EXIT

# Only this program is instrumented: "go test -fuzz" would compile llama.cpp anew, to no use, as C++ is not instrumented.
go test -c -vet=off -gcflags='rkllmd/...=-d=libfuzzer' -o "$room.test" "./$folder"
program=$PWD/$room.test
said=$PWD/$room.said
for file in "$folder"/*_fuzz_test.go; do
	target=$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' "$file")
	case $target in
	FuzzCheckModelFile | FuzzFindMissingLibraries | FuzzReadOllama | FuzzListPlace) inputs=8000x ;; # they read files
	FuzzListHub | FuzzListModelscope) inputs=8000x ;; # over HTTP
	FuzzScanCalls) inputs=8000x ;; # each is read three times, piece by piece
	FuzzParseFrame | FuzzReadObject | FuzzReadLibrary | FuzzScanLibrary) inputs=20000x ;;
	*) inputs=40000x ;;
	esac
	case $file in
	tests/faces/uma/parse_message* | tests/faces/swarm/parse_message*) inputs=200000x ;; # what strangers send
	esac
	echo "== $target"
	# New inputs are hardly minimised: by default that may take a minute for each, in which nothing new is tried.
	if ! (cd "$folder" && "$program" -test.run '^$' -test.fuzz "^$target\$" -test.fuzztime "${limit:-$inputs}" -test.parallel 1 \
		-test.fuzzminimizetime 100x -test.fuzzcachedir "$(go env GOCACHE)/fuzz/rkllmd/$folder") 2>&1 | tee "$said"; then
		{ [[ $limit == *[smh] ]] && grep -q 'context deadline exceeded' "$said" &&
			! grep -Eq 'Failing input|failure while testing' "$said"; } || exit 255 # which ends xargs
	fi
done
