#!/bin/bash
# Sends requests at a daemon that schemathesis makes of docs/api/openapi.json, good ones and bad ones, for so many seconds: there must be
# no failure of the daemon (5xx), and no status, media type or answer that is not in the document. Loading and unloading models is left
# out: then nothing would be served. Usage: build/check_api.sh SECONDS; SEED is for other requests.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
build/require_tools.sh python3-venv
tools=.cache/api-python
cmp -s build/check_api.txt "$tools/check_api.txt" || {
	echo "Installing schemathesis into $tools"
	rm -rf "$tools"
	python3 -m venv "$tools"
	"$tools/bin/pip" install --quiet --disable-pip-version-check --requirement build/check_api.txt
	cp build/check_api.txt "$tools/"
}
folder=$(mktemp -d)
.cache/rkllmd-api serve --socket "$folder/rkllm.sock" --models none --model builtin:demo --http 127.0.0.1:0 >"$folder/log" 2>&1 &
daemon=$!
trap 'kill "$daemon" 2>/dev/null || :; wait "$daemon" || :; rm -rf "$folder"' EXIT
until address=$(sed -n 's/.*protocol=http address=\(http:[^ ]*\).*/\1/p' "$folder/log") && [[ -n $address ]] &&
	curl --silent --fail --output "$folder/ready" "$address/readyz"; do
	kill -0 "$daemon" || { cat "$folder/log" >&2; exit 1; }
	sleep 0.1
done
cd "$folder" # where it leaves its notes
"$root/$tools/bin/st" run "$root/docs/api/openapi.json" --url "$address" --exclude-path /v1/models/unload --exclude-path /v1/models/load \
	--checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,unsupported_method \
	--phases coverage,fuzzing --max-time "$1" --seed "${SEED:-1}" --request-timeout 60 --no-shrink --generation-database none --suppress-health-check all
