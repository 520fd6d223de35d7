#!/bin/bash
# Prints flags of go, for each package with C in it: a harmless one, different in each checkout. What Go's cache has of such a package names
# the files of the checkout that first compiled it, which lint reads, and which may be gone; so each checkout compiles these itself. What
# comes of that is the same, so the others, nine of ten, are taken from the cache.
set -euo pipefail
cd "$(dirname "$0")/.."
own=$(pwd | cksum)
grep -rl --include='*.go' --exclude-dir=node_modules --exclude-dir=clients '^import "C"' -- */ | sed "s|/[^/]*\$||" | sort -u |
	sed "s|.*|-gcflags=rkllmd/&=-I=checkout-${own%% *}|" | paste -sd ' '
