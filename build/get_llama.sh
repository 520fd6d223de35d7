#!/usr/bin/env bash
# Gets upstream's prebuilt llama.cpp for x86-64 out of a version of the npm package of node-llama-cpp (MIT) into .cache/llama, and prints
# its folder: get_llama.sh 3.22.1. Stories of --llama use them; nothing of them is in what rkllmd ships.
set -euo pipefail
cd "$(dirname "$0")/.."
declare -A sums=(
	[3.14.5]=a504a0e872271766572ea426fc94d1d230ce453af433522a2fe78d80e4aed944 # b7347, of December 2025
	[3.18.1]=0b662aabf9794140ff71d2c34970662ac30f95cacaaa98e03b9967d21ea816d0 # b8390
	[3.19.1]=4704b1b5b9a762ec92385b99f44c6f20dba79ec9c40687a346e33a42610f1e3a # b10068
	[3.20.0]=76dbb03706ff469dee148e835e22c536b76c7c2865ac8c26f90739dda58b2dd0 # b10361
	[3.22.1]=0d953e1503d5ab4608d8ed5b739132308c81ac05ffeb760d2a7f30e08a9f90e0 # v0.5.0
)
sum=${sums[${1-}]-} file=node-llama-cpp-linux-x64-${1-}.tgz folder=$PWD/.cache/llama/${1-}
[[ -n $sum ]] || { echo "get_llama.sh: give one of the versions ${!sums[*]}" >&2; exit 2; }
[[ $(uname -m) == x86_64 ]] || { echo "get_llama.sh: the package is for x86-64, and this machine is $(uname -m)" >&2; exit 1; }
if [[ ! -e $folder ]]; then
	mkdir -p .cache/llama
	(cd .cache/llama && npm pack --silent "@node-llama-cpp/linux-x64@$1" >/dev/null)
	echo "$sum  .cache/llama/$file" | sha256sum --check --quiet >&2
	rm -rf "$folder.new"
	mkdir "$folder.new"
	tar -xzf ".cache/llama/$file" -C "$folder.new"
	mv "$folder.new" "$folder"
	rm ".cache/llama/$file"
fi
echo "$folder/package/bins/linux-x64"
