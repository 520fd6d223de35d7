#!/bin/bash
# get_tools.sh MODULE@VERSION...: installs these programs in Go, each of that version, into .cache/tools, where they are not there.
# Without arguments: nats-server, over which fleets are tested and measured.
set -euo pipefail
cd "$(dirname "$0")/.."
for tool in "${@:-github.com/nats-io/nats-server/v2@v2.15.2}"; do
	program=${tool%@*}
	program=$(basename "${program%/v2}")
	[[ $(go version -m ".cache/tools/$program" 2>/dev/null) == *"${tool#*@}"* ]] || {
		echo "Installing $program into .cache/tools"
		GOFLAGS='' GOBIN=$PWD/.cache/tools CGO_ENABLED=0 go install "$tool"
	}
done
