#!/usr/bin/env bash
# Writes librkllmrt.so, the embedded runtime as a drop-in for the vendor's library, to OUT.
# Usage: build/build_librkllmrt.sh OUT [D|C]    D (the default) stands for 1.3.0, C for 1.2.3. See dropin/README.md.
set -euo pipefail
out=$(realpath -m "${1:?usage: build/build_librkllmrt.sh OUT [D|C]}")
generation=${2:-D}
case $generation in
	D) RKLLMD_TAG= ;;
	C) RKLLMD_TAG=rkllm_c ;;
	*) echo "build_librkllmrt.sh: generation $generation is unknown; it is D (librkllmrt 1.3.0) or C (1.2.3)" >&2; exit 2 ;;
esac
cd "$(dirname "$0")/.."
. build/env.sh # the same flags as the program's; llama.cpp is compiled once more, as position-independent code

# Go writes a C header beside its output, which nobody needs. In a folder of its own it does no harm, and what is up to date there is
# not linked again.
built=.cache/librkllmrt/$(go env GOARCH)-$generation
mkdir -p "$built" "$(dirname "$out")"
exec 9>"$built/lock"
flock 9 # tests that run side by side ask for the same file
build/show_progress.sh go build -buildmode=c-shared -o "$built/librkllmrt.so" -ldflags "-s -w -extldflags \
	\"-Wl,-soname,librkllmrt.so -Wl,--version-script=$PWD/dropin/exports.map -Wl,--wrap=__cxa_atexit -static-libstdc++ -static-libgcc\"" ./dropin
cmp -s "$built/librkllmrt.so" "$out" || {
	cp "$built/librkllmrt.so" "$out.$$" # a program that has the old file open keeps it
	mv "$out.$$" "$out"
}
