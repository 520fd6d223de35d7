#!/bin/sh
# Talk to the daemon without any client library: one JSON text a line, sent with nc, socat or Python, whichever is there.
# Both requests are sent at once: calls that need the model are made in the order in which they arrive. The model stays loaded
# ("rkllmd call destroy" unloads it).
#
#   examples/raw.sh MODEL PROMPT      (as they are put into JSON here, they must hold no quotes and no backslashes)
set -eu
[ $# = 2 ] || { echo "usage: examples/raw.sh MODEL PROMPT" >&2; exit 2; }
socket=${RKLLM_UDS_PATH:-/tmp/rkllm.sock}
[ -S "$socket" ] || { echo "raw.sh: no daemon listens on $socket; start one with: bin/rkllmd serve" >&2; exit 1; }
case $1 in
builtin:*) model=$1 ;; # inside the daemon
*) model=$(realpath "$1") ;;
esac

talk() {
	if nc -h 2>&1 | grep -q OpenBSD; then
		nc -N -U "$socket"
	elif command -v socat >/dev/null; then
		socat -t 600 - "UNIX-CONNECT:$socket"
	else
		python3 -c '
import socket, sys
connection = socket.socket(socket.AF_UNIX)
connection.connect(sys.argv[1])
connection.sendall(sys.stdin.buffer.read())
connection.shutdown(socket.SHUT_WR)
for line in connection.makefile():
    print(line, end="")' "$socket"
	fi
}

talk <<END
{"jsonrpc": "2.0", "id": 1, "method": "rkllm.init", "params": [null, {"model_path": "$model", "max_new_tokens": 8, "skip_special_token": true}, null]}
{"jsonrpc": "2.0", "id": 2, "method": "rkllm.run_async", "params": [null, {"input_type": 0, "prompt_input": "$2"}, {"mode": 0}, null]}
END
