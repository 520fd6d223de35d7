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

echo "2. A model: rkllmd tiny-model (random weights, under 1 MB: what it says is noise)"
bin/rkllmd tiny-model "$folder/tiny.gguf"

echo "3. Its tokens, as they come, through clients/python/rkllm.py:"
python3 clients/python/rkllm.py run "$folder/tiny.gguf" "Hello, how are you?" --max-tokens 64

echo "4. Shutdown:"
kill "$daemon"
wait "$daemon"
[[ ! -e $RKLLM_UDS_PATH ]]
echo "Done. That was the tiny test model with random weights, so its text is noise; any GGUF model takes its place:"
echo "  bin/rkllmd run MODEL.gguf \"Why is the sky blue?\""
