#!/bin/bash
# run_tests.sh FLAG... -- FILE...: go test with these flags, of the tests in these files alone; their folders begin in this order. build/env.sh
# must have been sourced.
set -euo pipefail
cd "$(dirname "$0")/.."
flags=()
while [[ $1 != -- ]]; do
	flags+=("$1")
	shift
done
shift
names=$(sed -n 's/^func \(Test[A-Za-z0-9_]*\)(.*/\1/p' "$@" | paste -sd '|')
folders=$(printf './%s\n' "$@" | xargs -n 1 dirname | awk '!seen[$0]++')
# shellcheck disable=SC2086
exec go test "${flags[@]}" -run "^($names)\$" $folders
