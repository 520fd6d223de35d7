#!/usr/bin/env bash
# Lints the folders in which build tags choose what is compiled, once more for each of their tags: "./..." has no file whose tag is not set.
# build/env.sh must have been sourced, and .cache/tools must hold lint.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(find . \( -path './.?*' -o -path ./gen -o -name node_modules \) -prune -o -name '*.go' -print)
while read -r tag place; do
	echo "lint with the tag $tag: $place"
	(
		RKLLMD_TAG=$tag
		. build/env.sh
		GOFLAGS+=" -race" .cache/tools/lint "$place" # with the race detector everything is compiled already
	)
done < <(awk '/^package / { nextfile }
	/^\/\/go:build / { for (i = 2; i <= NF; i++) if ($i ~ /^[a-z_]+$/) print $i, substr(FILENAME, 1, length(FILENAME) - length("/" name())) }
	function name(parts) { return parts[split(FILENAME, parts, "/")] }' "${files[@]}" | sort -u)
