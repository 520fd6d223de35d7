#!/bin/sh
# The Debian package after its files were removed. Models and state stay until it is purged.
set -e
if [ -d /run/systemd/system ]; then
	systemctl --system daemon-reload >/dev/null || :
fi
case $1 in
remove)
	if command -v deb-systemd-helper >/dev/null; then
		deb-systemd-helper mask rkllmd.socket rkllmd.service >/dev/null || :
	fi
	;;
purge)
	if command -v deb-systemd-helper >/dev/null; then
		deb-systemd-helper purge rkllmd.socket rkllmd.service >/dev/null || :
		deb-systemd-helper unmask rkllmd.socket rkllmd.service >/dev/null || :
	fi
	rm -rf /var/lib/rkllmd
	;;
esac
