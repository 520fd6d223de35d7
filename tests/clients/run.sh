#!/bin/bash
# Runs clients that others wrote, in Go, for Node and a browser, against the daemon. They come with many modules, so they
# have a Go module and a package.json of their own here.
set -euo pipefail
cd "$(dirname "$0")/../.."
for tool in node npm chromium; do
	command -v "$tool" >/dev/null || {
		echo "Missing: $tool. On Debian and Ubuntu this installs it: sudo apt-get install -y nodejs npm chromium" >&2
		exit 1
	}
done
. build/env.sh
cd tests/clients
npm ci --silent --no-audit --no-fund
go vet ./...
go test ./...
