#!/bin/bash
# Runs clients that others wrote, and the TypeScript package, against the daemon: of JSON-RPC in Go and for Node, of gRPC in Python, for Node and on the command
# line, of HTTP for curl, for Node and in a browser; the SDKs of OpenAI, Anthropic and Ollama, LangChain, the AI SDK, pydantic-ai and llm; and the
# Hyperswarm. They come with many modules, so they have a Go module and a package.json of their own here.
set -euo pipefail
cd "$(dirname "$0")/../.."
build/require_tools.sh curl node npm chromium firefox-esr python3-grpcio python3-venv
build/get_tools.sh
build/get_tools.sh github.com/fullstorydev/grpcurl/cmd/grpcurl@v1.9.4 github.com/bojand/ghz/cmd/ghz@v0.121.0
# Python's SDKs, and mypy: installed once, and again when the list changes.
cmp -s tests/clients/requirements.txt .cache/clients-python/requirements.txt || {
	echo "Installing Python's SDKs into .cache/clients-python"
	rm -rf .cache/clients-python
	python3 -m venv .cache/clients-python
	.cache/clients-python/bin/pip install --quiet --disable-pip-version-check --requirement tests/clients/requirements.txt
	cp tests/clients/requirements.txt .cache/clients-python/
}
# The Python package's types, and those of its examples.
MYPYPATH=clients/rkllm-python .cache/clients-python/bin/mypy --strict --cache-dir .cache/mypy \
	clients/rkllm-python/rkllm clients/rkllm-python/generate.py clients/rkllm-python/examples/*.py
# The TypeScript package: what it needs to be compiled, the compiler, strictly; TestTypescriptPackage runs its tests.
npm ci --prefix clients/rkllm-typescript --silent --no-audit --no-fund --ignore-scripts
npm run --prefix clients/rkllm-typescript --silent build
. build/env.sh
cd tests/clients
npm ci --silent --no-audit --no-fund --ignore-scripts
go vet ./...
# -count: go test does not see what the programs read. build/autobahn.sh and heavy.sh run the others.
go test -count=1 -timeout 30m -parallel 3 -skip '^Test(Autobahn|Heavy)' .
# The fleet over Debian's nats-server, which is years older: one, and three. Installed, the package would start a service that
# anybody may use; so it is unpacked only.
debian=../../.cache/nats-debian
[[ -x $debian/usr/sbin/nats-server ]] || {
	mkdir -p "$debian"
	(cd "$debian" && apt-get download -qq nats-server && dpkg -x nats-server_*.deb .)
}
"$debian/usr/sbin/nats-server" --version
NATS_SERVER=$PWD/$debian/usr/sbin/nats-server CHAOS=10s go test -count=1 -run '^TestFleetChaos$' .
