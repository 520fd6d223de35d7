#!/bin/bash
# Runs every fuzz target, each for the inputs or the time given (build/fuzz.sh 50000x, build/fuzz.sh 30s); without an argument
# for as many inputs as take about 1 second. build/env.sh must have been sourced.
#
# Counted inputs are the default because Go's fuzzing now and then fails with "context deadline exceeded" when its time is up,
# with nothing wrong. With a time given, that failure is told from a real one, which always names its input.
#
# The targets of a room are in one program (fuzz_room.sh). On each processor one room is built or runs.
set -euo pipefail
cd "$(dirname "$0")/.."
find tests -name '*_fuzz_test.go' -printf '%h\n' | sort -u | xargs -P "$(nproc)" -I{} build/fuzz_room.sh {} "${1-}"
