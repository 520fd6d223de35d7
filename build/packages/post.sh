#!/bin/sh
# The RPM after it was installed ($1 is 1) or upgraded (2).
systemd-sysusers rkllmd.conf || :
[ "$1" = 1 ] && systemctl --no-reload enable rkllmd.socket >/dev/null 2>&1
if [ -d /run/systemd/system ]; then
	systemctl daemon-reload >/dev/null 2>&1
	[ "$1" = 1 ] && systemctl start rkllmd.socket >/dev/null 2>&1
fi
exit 0
