#!/bin/bash
# tell_failures.sh LOG: of the output of a failed `make test-all` what failed, and where: behind thousands of lines of daemons' logs
# nobody would find it. At most 60 lines, each cut at 300 characters.
set -euo pipefail
echo "What failed:"
awk '/Error Trace:/ { block = 1 }
	block && !/^ +\t/ { block = 0 }
	block || /^ *--- FAIL/ || /^FAIL\t/ || /^panic:/ || /WARNING: DATA RACE/ || /^(FAIL|ERROR): / || /^[A-Za-z.]*Error: / || /^not ok/ ||
		/^make.*Error [0-9]/ || /^(#|.*\.go:[0-9]+:[0-9]+:)/ { print }' "$1" | cut -c1-300 | tail -n 60
