#!/usr/bin/env bash
# Writes bin/packages: .deb, .rpm, .tar.gz and SBOM of each program in bin, and SHA256SUMS of all. The same programs and the same commit
# give the same bytes.
#
#   build/packages.sh rkllmd/amd64=bin/release rkllmd-board/arm64=bin/rkllmd-board-arm64
#
# NAME/ARCHITECTURE=PROGRAM, or the folder of a program and what lies beside it. What else a package holds the program of this machine in
# RKLLMD writes (rkllmd service files). VERSION, MAINTAINER and SOURCE_DATE_EPOCH (the commit's) may be set.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${RKLLMD:=bin/rkllmd-board}"
version=${VERSION-$(sed -n 's/^const Version = "\(.*\)"$/\1/p' cli/cli.go)}
maintainer=${MAINTAINER-rkllmd authors <rkllmd@localhost>}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH-$(git log -1 --format=%ct)}
date=$(date --utc --date "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
out=${OUT-bin/packages}
work=.cache/packages
rm -rf "$work" "$out"
mkdir -p "$work" "$out"
umask 022

# The architectures, as RPM calls them.
declare -A rpm=([amd64]=x86_64 [arm64]=aarch64)

for item; do
	name=${item%%/*}
	architecture=${item#*/}
	program=${architecture#*=}
	architecture=${architecture%%=*}
	root=$work/$name-$architecture
	mkdir -p "$root/usr/bin"
	if [[ -d $program ]]; then # the program finds what lies beside it where it lies itself
		mkdir -p "$root/usr/lib/rkllmd"
		cp "$program/rkllmd" "$program"/*.so "$root/usr/lib/rkllmd/"
		ln -s ../lib/rkllmd/rkllmd "$root/usr/bin/rkllmd"
		program=$program/rkllmd
	else
		cp "$program" "$root/usr/bin/rkllmd"
	fi
	glibc=$(readelf --wide --dyn-syms "$program" | sed -n 's/.* UND .*@GLIBC_\([0-9.]*\).*/\1/p' | sort -uV | tail -1)
	"$RKLLMD" service files "$root"
	documents=$root/usr/share/doc/$name
	mkdir -p "$documents"
	cp LICENSE "$documents/copyright"
	cat - NOTICE >>"$documents/copyright" <<<$'\nOn Debian systems the GPL is in /usr/share/common-licenses/GPL-3.\n'
	build/packages/write_sbom.py "$program" "$name" "$architecture" "$version" "$SOURCE_DATE_EPOCH" >"$documents/$name.spdx.json"
	printf '%s (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' "$name" "$version" \
		"$maintainer" "$(date --utc --date "@$SOURCE_DATE_EPOCH" --rfc-email)" | gzip -9n >"$documents/changelog.gz"
	cp CHANGELOG.md "$documents/CHANGELOG.md"
	gzip -9n "$documents/CHANGELOG.md"
	mv "$documents/CHANGELOG.md.gz" "$documents/NEWS.gz"
	gzip -9n "$root"/usr/share/man/man?/*
	find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
	other=rkllmd-board
	[[ $name == rkllmd-board ]] && other=rkllmd
	config=$work/$name-$architecture.yaml
	cat >"$config" <<-END
		name: $name
		arch: $architecture
		version: $version
		version_schema: none
		section: misc
		priority: optional
		maintainer: $maintainer
		description: |-
		  Rockchip's RKLLM API, served to the programs of a machine
		  rkllmd serves the C API of Rockchip's librkllmrt as JSON-RPC 2.0 over a Unix
		  socket, and more protocols above it.
		homepage: https://localhost/rkllmd
		license: MIT
		mtime: "$date"
		conflicts: [$other]
		replaces: [$other]
		umask: 0o022
		contents:
		  - {src: $root/usr/, dst: /usr/, type: tree}
		  - {src: $root/etc/rkllmd/rkllmd.conf, dst: /etc/rkllmd/rkllmd.conf, type: config|noreplace}
		overrides:
		  deb:
		    depends: ["libc6 (>= $glibc)", "systemd | systemd-standalone-sysusers"]
		    scripts: {postinstall: build/packages/postinst.sh, preremove: build/packages/prerm.sh, postremove: build/packages/postrm.sh}
		  rpm:
		    depends: ["glibc >= $glibc", systemd]
		    scripts: {postinstall: build/packages/post.sh, preremove: build/packages/preun.sh, postremove: build/packages/postun.sh}
		rpm: {buildhost: localhost, group: System, packager: rkllmd authors}
	END
	.cache/tools/nfpm package --config "$config" --packager deb --target "$out/${name}_${version}_$architecture.deb" >/dev/null
	.cache/tools/nfpm package --config "$config" --packager rpm --target "$out/$name-$version-1.${rpm[$architecture]}.rpm" >/dev/null
	tar --create --directory "$root" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u+rw,go=rX \
		--format=gnu --transform "s,^\\.,$name-$version-$architecture," . | gzip -9n >"$out/$name-$version-linux-$architecture.tar.gz"
	cp "$documents/$name.spdx.json" "$out/$name-$version-$architecture.spdx.json"
done
(cd "$out" && sha256sum -- *.* >SHA256SUMS)
(cd "$out" && ls -l)
