#!/bin/bash
# Shows the whole way once: a daemon on a socket of its own, a model, tokens streamed to the Python client, shutdown.
# Needs bin/rkllmd: "make demo" builds it first.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'kill "$daemon" 2>/dev/null || true; rm -rf "$folder"' EXIT
export RKLLM_UDS_PATH=$folder/rkllm.sock

echo "1. The daemon: rkllmd serve --socket $RKLLM_UDS_PATH"
bin/rkllmd serve &
daemon=$!
until bin/rkllmd call is_running >/dev/null 2>&1; do
	kill -0 "$daemon"
	sleep 0.05
done

echo "2. The model inside the program, builtin:demo: 2.5 million parameters, trained for this (demo/train). It answers, token by"
echo "   token as they come, through clients/python/rkllm.py:"
for question in "Who are you?" "How do I load another model?" "How much is 7 + 5?" "Tell me a story about a fox."; do
	echo "   > $question"
	python3 clients/python/rkllm.py run builtin:demo "$question" --max-tokens 100 --temperature 0
done

echo "3. Several prompts at once, through rkllmd generate:"
python3 examples/generate/ask_many.py builtin:demo "What is a Unix socket?" "What is 3 times 4?" "Count from 5 to 10."

echo "4. Shutdown:"
kill "$daemon"
wait "$daemon"
[[ ! -e $RKLLM_UDS_PATH ]]
echo "Done. builtin:demo only shows that everything works; any GGUF model takes its place:"
echo "  bin/rkllmd run MODEL.gguf \"Why is the sky blue?\""
