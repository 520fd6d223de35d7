#!/usr/bin/env bash
# For "go test -exec": runs a test program as the program of a release, with the variants that build_release.sh has made beside it, or
# with VARIANT alone.
set -euo pipefail
cp "$(dirname "$0")"/../.cache/release/libggml-cpu-${VARIANT:-*}.so "$(dirname "$1")"
exec "$@"
