#!/bin/sh
# The Debian package before its files are removed.
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
	deb-systemd-invoke stop rkllmd.socket rkllmd.service >/dev/null || :
fi
