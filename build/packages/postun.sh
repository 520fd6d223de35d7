#!/bin/sh
# The RPM after it was removed ($1 is 0) or replaced (1). Models and state in /var/lib/rkllmd stay.
if [ -d /run/systemd/system ]; then
	systemctl daemon-reload >/dev/null 2>&1
	[ "$1" -ge 1 ] && systemctl try-restart rkllmd.service >/dev/null 2>&1
fi
exit 0
