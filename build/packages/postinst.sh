#!/bin/sh
# The Debian package after it was unpacked: the service's user, and its socket, which starts the daemon for the first client.
set -e
[ "$1" = configure ] || exit 0
systemd-sysusers rkllmd.conf
for unit in rkllmd.socket rkllmd.service; do
	deb-systemd-helper unmask $unit >/dev/null || :
done
if [ -z "$2" ]; then # installed for the first time: the service itself starts at boot where somebody enables it
	deb-systemd-helper enable rkllmd.socket >/dev/null || :
else
	deb-systemd-helper update-state rkllmd.socket >/dev/null || :
fi
[ -d /run/systemd/system ] || exit 0
systemctl --system daemon-reload >/dev/null || :
if [ -z "$2" ]; then
	deb-systemd-invoke start rkllmd.socket >/dev/null || :
else
	deb-systemd-invoke try-restart rkllmd.socket rkllmd.service >/dev/null || :
fi
