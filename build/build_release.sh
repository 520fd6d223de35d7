#!/usr/bin/env bash
# Writes bin/release: rkllmd for every x86-64 processor with Linux, ggml's CPU code for newer ones beside it (build_variant.sh), and
# a tar file of both. The same sources and tools give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ $(uname -m) == x86_64 ]] || { echo "build_release.sh: a release is built on x86-64, and this machine is $(uname -m)" >&2; exit 1; }
unset RKLLMD_ARCH RKLLMD_TAG RKLLMD_BOARD
CPU=generic
export GOAMD64=v1
. build/env.sh
version=$(sed -n 's/^const Version = "\(.*\)"$/\1/p' cli/cli.go)
revision=$(git describe --always --dirty --tags 2>/dev/null || true)
date=${SOURCE_DATE_EPOCH-$(git log -1 --format=%ct 2>/dev/null || echo 0)} # of the files in the tar file
name=rkllmd-$version-linux-x86_64
variants=$(sed -n 's/^\t"\(x86-64-[^"]*\)",.*/\1/p' engine/variants/variants.go)

built=.cache/release
mkdir -p "$built"
exec 9>"$built/lock"
flock 9
xargs -P "$(nproc)" -I{} build/build_variant.sh {} "$built" <<<"$variants"
sums=
for variant in $variants; do
	sums+=${sums:+,}$variant:$(sha256sum <"$built/libggml-cpu-$variant.so" | cut -d ' ' -f 1)
done

# The variants find in the program what they have not themselves. make test-release links tests in the same way.
shown="-Wl,--export-dynamic-symbol=ggml_* -Wl,--export-dynamic-symbol=quantize_* -Wl,--export-dynamic-symbol=rkllmd_exact_kernels"
echo "${RKLLMD_LDFLAGS%\"} $shown\" -X rkllmd/engine.VariantSums=$sums" >"$built/ldflags"
build/show_progress.sh go build -o "$built/rkllmd" -ldflags "$(<"$built/ldflags") -X rkllmd/cli.Revision=$revision" .

# All at once, so that nobody sees a program with another's variants.
rm -rf "$built/new"
mkdir -p "$built/new/$name" bin
cp "$built/rkllmd" $(printf "$built/libggml-cpu-%s.so " $variants) LICENSE NOTICE README.md "$built/new/$name"
cp -r docs "$built/new/$name"
tar --create --directory "$built/new" --sort=name --mtime="@$date" --owner=0 --group=0 --numeric-owner --mode=u+rw,go=rX \
	--format=gnu "$name" | gzip -9n >"$built/$name.tar.gz"
mv "$built/$name.tar.gz" "$built/new/$name"
rm -r "$built/new/$name"/{LICENSE,NOTICE,README.md,docs}
rm -rf bin/release
mv "$built/new/$name" bin/release
build/describe_program.sh bin/release/rkllmd
