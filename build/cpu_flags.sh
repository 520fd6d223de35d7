#!/bin/sh
# Prints the -m flags for the C and C++ code of the embedded runtime.
#
#   build/cpu_flags.sh native        what gcc finds on this machine, spelled out flag by flag
#   build/cpu_flags.sh x86-64-v3     that level, for a binary that will run elsewhere
#   build/cpu_flags.sh generic       no flags: runs anywhere, slow
#
# "native" is spelled out because Go's build cache is keyed by the text of the flags: the word itself would let a binary
# built on one CPU be reused on another, where it dies with SIGILL before main.
set -eu
cpu=${1:-native}
cc=${CC:-gcc}
case $cpu in
generic) ;;
native)
	case $(uname -m) in
	x86_64 | aarch64) ;;
	*) exit 0 ;;
	esac
	"$cc" -march=native -E -v -x c /dev/null 2>&1 | tr ' ' '\n' |
		awk '/^-m/ && !/^-mtune=/ && !/^-mlittle-endian$/ && !/^-mabi=/ { printf "%s%s", sep, $0; sep = " " } END { print "" }'
	;;
*) echo "-march=$cpu" ;;
esac
