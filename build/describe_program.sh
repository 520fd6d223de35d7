#!/bin/bash
# Prints the size of a program or library and the oldest C library (glibc) with which it starts.
#
#   build/describe_program.sh bin/rkllmd-arm64
set -euo pipefail
glibc=$(readelf --wide --dyn-syms "$1" | sed -n 's/.* UND .*@GLIBC_\([0-9.]*\).*/\1/p' | sort -uV | tail -1)
echo "$1: $(($(stat -c %s "$1") / 1000)) kB, needs glibc $glibc or later"
