#!/usr/bin/env bash
# Gets the prebuilt llama.cpp v0.5.0 for x86-64 that benchmarks are measured beside, from the npm package of node-llama-cpp (MIT), into
# .cache/upstream, and prints its folder. Prints nothing, and says why, where it cannot be had. Nothing of it is in what rkllmd ships.
set -euo pipefail
cd "$(dirname "$0")/.."
sum=0d953e1503d5ab4608d8ed5b739132308c81ac05ffeb760d2a7f30e08a9f90e0
file=node-llama-cpp-linux-x64-3.22.1.tgz
folder=$PWD/.cache/upstream/package/bins/linux-x64
if [[ ! -e $folder ]]; then
	[[ $(uname -m) == x86_64 ]] || { echo "get_upstream.sh: the package is for x86-64, and this machine is $(uname -m)" >&2; exit 0; }
	type -P npm >/dev/null || { echo "get_upstream.sh: npm is not here, so nothing is compared with upstream's llama.cpp" >&2; exit 0; }
	mkdir -p .cache/upstream
	(cd .cache/upstream && npm pack --silent @node-llama-cpp/linux-x64@3.22.1 >/dev/null) ||
		{ echo "get_upstream.sh: npm cannot get @node-llama-cpp/linux-x64@3.22.1" >&2; exit 0; }
	echo "$sum  .cache/upstream/$file" | sha256sum --check --quiet >&2
	rm -rf .cache/upstream/new
	mkdir .cache/upstream/new
	tar -xzf ".cache/upstream/$file" -C .cache/upstream/new
	mv .cache/upstream/new/package .cache/upstream/package
	rm -r .cache/upstream/new ".cache/upstream/$file"
fi
echo "$folder"
