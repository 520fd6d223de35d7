#!/usr/bin/env bash
# Tells by its exit status whether this processor can run a variant of engine.Variants, by the newest instructions that it has. For make
# test-release; the program itself asks list_usable_variants.
#
#   build/can_run_variant.sh NAME
set -euo pipefail
case ${1:?usage: build/can_run_variant.sh NAME} in
x86-64-v3) flag=avx2 ;;
x86-64-v3-vnni) flag=avx_vnni ;;
x86-64-v4) flag=avx512vl ;;
x86-64-v4-vnni) flag=avx512_vnni ;;
x86-64-v4-bf16) flag=avx512_bf16 ;;
*) echo "can_run_variant.sh: there is no variant $1: engine.Variants and this file list them" >&2; exit 2 ;;
esac
grep -m1 '^flags' /proc/cpuinfo | grep -qw "$flag"
