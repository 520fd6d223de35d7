#!/usr/bin/env bash
# Tries the packages in bin/packages in clean roots: the .deb under the root's own systemd in a container (build/packages/try.sh), of
# Debian 12, Ubuntu 22.04 and 24.04 or of ROOTS, the .rpm by rpm, those for arm64 by qemu, and the SBOMs by spdx-tools. Root only, and
# debootstrap, systemd-nspawn, rpm and qemu must be there. The roots are made once, in .cache/roots.
#
#   build/test_packages.sh OLD.deb NEW.deb librkllmrt.so
set -euo pipefail
cd "$(dirname "$0")/.."
roots=$PWD/.cache/roots
mkdir -p "$roots"
try=$(mktemp -d "$roots/try.XXXXXX")
trap 'rm -rf "$try"' EXIT

# get_ubuntu_keys: prints the file of the keys that sign Ubuntu, from the distribution's own package where it is not installed.
get_ubuntu_keys() {
	local file=/usr/share/keyrings/ubuntu-archive-keyring.gpg mirror
	if [[ ! -e $file ]]; then
		file=$roots/keys$file
		if [[ ! -e $file ]]; then
			mirror=$(awk '$1 == "default_mirror" && /archive/ { print $2; exit }' /usr/share/debootstrap/scripts/jammy)
			curl --silent --fail --output "$roots/keys.deb" "$mirror/pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb"
			echo "36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8  $roots/keys.deb" | sha256sum --check --quiet >&2
			dpkg-deb --extract "$roots/keys.deb" "$roots/keys"
		fi
	fi
	echo "$file"
}

# make_root NAME: makes .cache/roots/NAME, a small system with systemd, if it is not there yet.
make_root() {
	local root=$roots/$1 options=(--variant=minbase --include=systemd,systemd-sysv,dbus,bash-completion,man-db,procps) script=
	[[ ! -e $root/made ]] || return 0
	rm -rf "$root"
	case $1 in
	jammy | noble)
		options+=(--keyring="$(get_ubuntu_keys)")
		script=/usr/share/debootstrap/scripts/jammy # an older debootstrap has none for noble, which is made in the same way
		;;
	esac
	debootstrap "${options[@]}" "$1" "$root" ${script:+"" "$script"} >"$roots/$1.log" || { tail -5 "$roots/$1.log"; return 1; }
	touch "$root/made"
}

# try_deb NAME OLD.deb NEW.deb LIBRARY: runs try.sh under the systemd of that root.
try_deb() {
	local name=$1
	shift
	rm -rf "$try"
	cp --archive "$roots/$name/." "$try"
	cp build/packages/try.sh "$@" "$try/root/"
	cat >"$try/etc/systemd/system/try.service" <<-END
		[Unit]
		After=multi-user.target rkllmd.service
		[Service]
		Type=oneshot
		ExecStart=/root/try.sh /root/$(basename "$1") /root/$(basename "$2") /root/$(basename "$3")
		StandardOutput=file:/root/log
		StandardError=inherit
		ExecStopPost=/bin/sh -c 'journalctl --unit rkllmd.service --unit rkllmd.socket >/root/journal; systemctl poweroff --force'
	END
	mkdir -p "$try/etc/systemd/system/default.target.wants"
	ln -s ../try.service "$try/etc/systemd/system/default.target.wants/try.service"
	timeout 300 systemd-nspawn --quiet --directory "$try" --register=no --keep-unit --boot --console=pipe </dev/null >"$roots/try.log" 2>&1 || :
	if [[ $(tail -1 "$try/root/log") != passed ]]; then
		cat "$roots/try.log" "$try/root/journal" "$try/root/log" || :
		return 1
	fi
	cp "$try/root/log" "$roots/$name.passed"
	echo "deb on $name, under its systemd: installed, asked, upgraded, removed, purged; the first client was answered in $(
		awk '/^[0-9]+\.[0-9]+$/ { if (first) print $1 - first; first = $1 }' "$try/root/log") s, the daemon's start included"
	grep '^from nothing to an answer' "$try/root/log"
}

# The .rpm, with its scripts, in the same kind of root: its user and its socket are there, and the configuration outlives its removal.
try_rpm() {
	local package
	rm -rf "$try"
	cp --archive "$roots/bookworm/." "$try"
	package=$(ls bin/packages/*.x86_64.rpm | tail -1)
	rpm --checksig "$package"
	rpm --root "$try" --install --nodeps "$package"
	grep -q '^rkllmd:' "$try/etc/passwd"
	[[ -L $try/etc/systemd/system/sockets.target.wants/rkllmd.socket ]]
	echo 'log-level = debug' >>"$try/etc/rkllmd/rkllmd.conf"
	rpm --root "$try" --erase "$(rpm --query --queryformat '%{NAME}' --package "$package")"
	[[ ! -e $try/usr/bin/rkllmd && -e $try/etc/rkllmd/rkllmd.conf.rpmsave && ! -e $try/etc/systemd/system/sockets.target.wants/rkllmd.socket ]]
	echo "rpm: installed with its user and its socket, removed; the changed configuration stays"
}

# try_arm64 PACKAGE: its program starts, and what stands beside it is what the program itself writes.
try_arm64() {
	local folder
	rm -rf "$try"
	dpkg-deb --extract "$1" "$try"
	qemu-aarch64-static -L /usr/aarch64-linux-gnu "$try/usr/bin/rkllmd" service files "$try/again"
	gunzip "$try"/usr/share/man/man?/*.gz
	for folder in etc usr/lib/systemd usr/lib/sysusers.d usr/share/man; do
		diff -r "$try/$folder" "$try/again/$folder"
	done
	echo "$(basename "$1"): starts (qemu), and writes what stands beside it"
}

# check_sboms: each is what SPDX 2.3 asks for.
check_sboms() {
	local tools=.cache/spdx-python file
	cmp -s build/packages/requirements.txt "$tools/requirements.txt" || {
		rm -rf "$tools"
		python3 -m venv "$tools"
		"$tools/bin/pip" install --quiet --disable-pip-version-check --requirement build/packages/requirements.txt
		cp build/packages/requirements.txt "$tools/"
	}
	for file in bin/packages/*.spdx.json; do
		"$tools/bin/pyspdxtools" --infile "$file"
		echo "$(basename "$file"): valid ($(grep --count '"SPDXID": "SPDXRef-' "$file") entries)"
	done
}

check_sboms
for package in bin/packages/*_arm64.deb; do
	try_arm64 "$package"
done
for name in ${ROOTS-bookworm jammy noble}; do
	make_root "$name"
	try_deb "$name" "$@"
done
make_root bookworm
try_rpm
