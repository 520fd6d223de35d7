#!/bin/sh
# The RPM before it is removed ($1 is 0) or replaced by another version (1).
[ "$1" = 0 ] && systemctl --no-reload disable --now rkllmd.socket rkllmd.service >/dev/null 2>&1
exit 0
