#!/bin/bash
# unless_passed.sh NAME COMMAND...: runs COMMAND, unless it has passed before with these very files, on this machine. What it then says
# names the file to remove for another run. The project's files count, the command with what make was told, the programs that compile and
# run, and the environment that builds and tests read.
set -euo pipefail
cd "$(dirname "$0")/.."
name=$1
shift
passed=.cache/passed/$name
state=$({
	echo "$*" "${MAKEFLAGS-}" "${CPU-}" "${ARM_CPU-}" "${GENERATION-}" "${GOFLAGS-}" "${FUZZTIME-}" "${SOAK-}" "${CHAOS-}"
	go version
	for program in gcc python3 node; do # node may be missing: make test does without
		"$program" --version 2>/dev/null || true
	done
	uname -srm
	git ls-files -coz --exclude-standard | sort -z | xargs -0 sha256sum 2>/dev/null || true # a file may be deleted, not yet in git
} | sha256sum)
if [[ -f $passed && $(<"$passed") == "$state" ]]; then
	echo "$name: it passed with these files on $(date -r "$passed" '+%F %T'); rm $passed to run it again"
	exit 0
fi
"$@"
mkdir -p .cache/passed
echo "$state" >"$passed"
