#!/bin/sh
# Prints the -m flags for the C and C++ code of the embedded runtime.
#
#   build/cpu_flags.sh native        what gcc finds on this machine, spelled out flag by flag
#   build/cpu_flags.sh x86-64-v3     that level, for a binary that will run elsewhere
#   build/cpu_flags.sh generic       no flags: runs anywhere, slow
#
# "native" is spelled out because Go's build cache is keyed by the text of the flags: the word itself would let a binary
# built on one CPU be reused on another, where it dies with SIGILL before main.
#
# AMX is left out everywhere: the Go module that llama.cpp comes from lacks the part that uses it, and would not link.
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
		awk '/^-m/ && !/^-mamx-/ && !/^-mtune=/ && !/^-mlittle-endian$/ && !/^-mabi=/ { printf "%s%s", sep, $0; sep = " " } END { print "" }'
	;;
*)
	macros=$("$cc" "-march=$cpu" -dM -E -x c /dev/null) # fails, and names the levels, when the level is unknown
	case $macros in
	*__AMX_INT8__*) echo "-march=$cpu -mno-amx-int8" ;;
	*) echo "-march=$cpu" ;;
	esac
	;;
esac
