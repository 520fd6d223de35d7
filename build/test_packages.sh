#!/usr/bin/env bash
# Tries the packages in bin/packages in clean roots of Debian 12: the .deb under its own systemd in a container (build/packages/try.sh),
# the .rpm by rpm, those for arm64 by qemu. Root only, and debootstrap, systemd-nspawn, rpm and qemu must be there. The root is made once,
# in .cache/root.
#
#   build/test_packages.sh OLD.deb NEW.deb librkllmrt.so
set -euo pipefail
cd "$(dirname "$0")/.."
base=.cache/root
if [[ ! -e $base/made ]]; then
	rm -rf "$base"
	debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,bash-completion,man-db,procps bookworm "$base" >.cache/debootstrap.log
	touch "$base/made"
fi
root=$(mktemp -d "$PWD/.cache/try.XXXXXX")
trap 'rm -rf "$root"' EXIT
cp --archive "$base/." "$root"
cp build/packages/try.sh "$@" "$root/root/"
cat >"$root/etc/systemd/system/try.service" <<END
[Unit]
After=multi-user.target rkllmd.service
[Service]
Type=oneshot
ExecStart=/root/try.sh /root/$(basename "$1") /root/$(basename "$2") /root/$(basename "$3")
StandardOutput=file:/root/log
StandardError=inherit
ExecStopPost=/bin/sh -c 'journalctl --unit rkllmd.service --unit rkllmd.socket >/root/journal; systemctl poweroff --force'
END
mkdir -p "$root/etc/systemd/system/default.target.wants"
ln -s ../try.service "$root/etc/systemd/system/default.target.wants/try.service"
timeout 180 systemd-nspawn --quiet --directory "$root" --register=no --keep-unit --boot --console=pipe </dev/null >.cache/try.log 2>&1 || :
cp "$root/root/log" "$root/root/journal" .cache/ || :
if [[ $(tail -1 "$root/root/log") != passed ]]; then
	cat .cache/try.log "$root/root/journal" "$root/root/log" || :
	exit 1
fi
echo "deb, under systemd: installed, asked, upgraded, removed, purged; the first client was answered in $(
	awk '/^[0-9]+\.[0-9]+$/ { if (first) print $1 - first; first = $1 }' "$root/root/log") s, the daemon's start included"

# The .rpm, with its scripts, in the same kind of root: its user and its socket are there, and the configuration outlives its removal.
rm -rf "$root"
cp --archive "$base/." "$root"
package=$(ls bin/packages/*.x86_64.rpm | tail -1)
rpm --checksig "$package"
rpm --root "$root" --install --nodeps "$package"
grep -q '^rkllmd:' "$root/etc/passwd"
[[ -L $root/etc/systemd/system/sockets.target.wants/rkllmd.socket ]]
echo 'log-level = debug' >>"$root/etc/rkllmd/rkllmd.conf"
rpm --root "$root" --erase "$(rpm --query --queryformat '%{NAME}' --package "$package")"
[[ ! -e $root/usr/bin/rkllmd && -e $root/etc/rkllmd/rkllmd.conf.rpmsave && ! -e $root/etc/systemd/system/sockets.target.wants/rkllmd.socket ]]
echo "rpm: installed with its user and its socket, removed; the changed configuration stays"

# arm64: the programs start, and what stands beside them is the same as on this machine.
for package in bin/packages/*_arm64.deb; do
	rm -rf "$root"
	dpkg-deb --extract "$package" "$root"
	qemu-aarch64-static -L /usr/aarch64-linux-gnu "$root/usr/bin/rkllmd" service files "$root/again"
	gunzip "$root"/usr/share/man/man?/*.gz
	for folder in etc usr/lib/systemd usr/lib/sysusers.d usr/share/man; do
		diff -r "$root/$folder" "$root/again/$folder"
	done
	echo "$(basename "$package"): starts (qemu), and writes what stands beside it"
done
