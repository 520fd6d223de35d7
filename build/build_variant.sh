#!/usr/bin/env bash
# Writes libggml-cpu-NAME.so, ggml's CPU code compiled for one kind of x86-64 processor, to FOLDER, for build_release.sh.
#
#   build/build_variant.sh NAME FOLDER    NAME is one of engine.Variants, FOLDER is below the root of the checkout
#
# build/env.sh must have been sourced, with CPU=generic. The sources and the flags are those that Go compiles into the program. What
# a variant has not itself, the rest of ggml, it finds in the program that loads it.
set -euo pipefail
name=${1:?usage: build/build_variant.sh NAME FOLDER}
file=${2:?usage: build/build_variant.sh NAME FOLDER}/libggml-cpu-$name.so
cd "$(dirname "$0")/.."
case $name in
x86-64-v3) level=(-march=x86-64-v3) ;;
x86-64-v3-vnni) level=(-march=x86-64-v3 -mavxvnni) ;;
x86-64-v4) level=(-march=x86-64-v4) ;;
x86-64-v4-vnni) level=(-march=x86-64-v4 -mavx512vnni) ;;
x86-64-v4-bf16) level=(-march=x86-64-v4 -mavx512vnni -mavx512bf16) ;;
*) echo "build_variant.sh: there is no variant $name: engine.Variants and this file list them" >&2; exit 2 ;;
esac
module=$(go list -m -f '{{.Dir}}' github.com/ollama/ollama)
ggml=$module/ml/backend/ggml/ggml
cpu=$ggml/src/ggml-cpu
kernels=(engine/attention/*/*.c engine/products/*/*.c) # ours, in the place of ggml's
compile=("${CC:-gcc}" -fPIC $CGO_CXXFLAGS "${level[@]}")
# Hidden is all but what variant.map names, and the switch between fast and exact results: the program has that too, and the loader
# makes one of the two.
link=("${compile[@]}" -shared -s -w -fvisibility=hidden "-ffile-prefix-map=$module=." $CGO_CPPFLAGS -D_GNU_SOURCE
	-DGGML_USE_LLAMAFILE -DGGML_BACKEND_DL -DGGML_BACKEND_SHARED -DGGML_BACKEND_BUILD
	"-I$cpu" "-I$cpu/llamafile" "-I$cpu/amx" "-I$ggml/src" "-I$ggml/include"
	-Wl,--gc-sections -Wl,--wrap=llamafile_sgemm -Wl,--wrap=ggml_compute_forward_flash_attn_ext
	-Wl,--wrap=quantize_row_q8_K -Wl,--wrap=ggml_quantize_mat_q8_K_4x8 -Wl,--wrap=ggml_gemv_q4_K_8x8_q8_K
	-Wl,--version-script=build/variant.map "$file.o"
	-x c "$cpu"/*.c "$cpu/arch/x86/quants.c"
	-x c++ "$cpu"/*.cpp "$cpu/arch/x86/repack.cpp" "$cpu/llamafile/sgemm.cpp"
	-x none -static-libgcc -l:libstdc++.a -lm)

# Compiled once for all checkouts, and kept beside what Go has compiled, until it is not used for five days. The module's folder has its
# version in its name.
key=$({ echo "${link[@]}"; "${compile[0]}" --version; cat build/variant.map "${kernels[@]}"; } | sha256sum)
kept=$(go env GOCACHE)/rkllmd-variants/${key%% *}.so
if [[ ! -e $kept ]]; then
	echo "Compiling libggml-cpu-$name.so"
	"${compile[@]}" -r -nostdlib -o "$file.o" "${kernels[@]}"
	mkdir -p "${kept%/*}"
	"${link[@]}" -o "$kept.$$"
	mv "$kept.$$" "$kept"
	find "${kept%/*}" -type f -mtime +5 -delete
fi
touch "$kept"
cmp -s "$kept" "$file" || cp --remove-destination "$kept" "$file" # a program that has the old file open keeps it
