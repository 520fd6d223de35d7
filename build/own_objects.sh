#!/bin/bash
# Prints flags of go, for each area with C in it: a harmless one, different in each checkout. What Go's cache has of a package with C in it
# names the files of the checkout that first compiled it, which lint reads, and which may be gone; so each checkout compiles these areas
# itself. What comes of that is the same, so all others, seven of ten packages, are taken from the cache. A flag for each package with C in it
# is no way: go compares each of them with each package, for minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
own=$(pwd | cksum)
grep -rl --include='*.go' --exclude-dir=node_modules --exclude-dir=clients '^import "C"' -- */ |
	sed -E 's,^(tests/[^/]*|[^/]*)/.*,\1,' | sort -u | sed "s|.*|-gcflags=rkllmd/&/...=-I=checkout-${own%% *}|" | paste -sd ' '
