#!/bin/bash
# Takes the pictures anew from a real run: docs/pictures/session.svg and store.svg, terminal sessions, and page.png, the page in a browser.
# Needs bin/rkllmd, and for the page node, npm and chromium.
set -euo pipefail
cd "$(dirname "$0")/.."
build/require_tools.sh node npm chromium
python3 build/record_terminal.py docs/pictures/session.svg <docs/pictures/session.txt
(. build/env.sh && RKLLMD_RECORD=yes go test -vet=off -count=1 -run TestNewcomerMinutes ./tests/whole/store)
folder=$(mktemp -d)
trap 'kill $daemon && wait $daemon; rm -rf "$folder"' EXIT
: >"$folder/log"
RKLLM_UDS_PATH=$folder/rkllm.sock bin/rkllmd serve --model builtin:demo --http 127.0.0.1:0 2>"$folder/log" &
daemon=$!
address=
for ((i = 0; i < 100; i++)); do
	address=$(grep -o 'http://127\.0\.0\.1:[0-9]*' "$folder/log" | head -1) && break
	sleep 0.1
done
[[ -d tests/clients/node_modules ]] || (cd tests/clients && npm ci --silent --no-audit --no-fund --ignore-scripts)
node tests/clients/picture.mjs "$address/" docs/pictures
