#!/bin/bash
# Shows the whole way once: a daemon on a socket of its own, a model, tokens streamed to the Python client, shutdown.
# Needs bin/rkllmd ("make demo" builds it first), or the program that RKLLMD names. The daemon's log is shown only when something fails.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
daemon=
end() {
	local code=$?
	[[ -z $daemon ]] || { kill "$daemon" && wait "$daemon"; } 2>/dev/null || true
	[[ $code == 0 ]] || { echo "The demo has failed. The daemon's log:" && cat "$folder/log"; } >&2
	rm -rf "$folder"
	exit $code
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
export RKLLM_UDS_PATH=$folder/rkllm.sock
rkllmd=${RKLLMD:-bin/rkllmd}

echo "1. The daemon: rkllmd serve --socket $RKLLM_UDS_PATH"
"$rkllmd" serve 2>"$folder/log" &
daemon=$!
"$rkllmd" call --wait 30s is_running >/dev/null

echo "2. The model inside the program, builtin:demo: 2.5 million parameters, trained for this (demo/train). It answers, token by"
echo "   token as they come, through clients/python/rkllm.py:"
for question in "Who are you?" "How do I load another model?" "How much is 7 + 5?" "Tell me a story about a fox."; do
	printf '\n> %s\n' "$question"
	python3 clients/python/rkllm.py run builtin:demo "$question" --max-tokens 100 --temperature 0
done

printf '\n3. Several prompts at once, through rkllmd generate:\n\n'
python3 examples/generate/ask_many.py builtin:demo "What is a Unix socket?" "What is 3 times 4?" "Count from 5 to 10."

printf '\n4. Shutdown: '
kill "$daemon"
wait "$daemon"
daemon=
[[ ! -e $RKLLM_UDS_PATH ]]
echo "the daemon has ended in order, and its socket is gone."
echo
echo "builtin:demo only shows that everything works; any GGUF model takes its place:"
echo "  bin/rkllmd run MODEL.gguf \"Why is the sky blue?\""
