# rkllmd: build, test, demo. "make" alone lists the targets.
#
# All targets share the compiler flags of build/env.sh, so that llama.cpp is compiled once for the program and once for the
# tests with the race detector, and then stays in Go's build cache.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help build demo test test-all check bench index fuzz clients clean tools

export PATH := $(CURDIR)/.cache/go/bin:$(PATH)
ENV := . build/env.sh;
REVISION := $(shell git describe --always --dirty --tags 2>/dev/null)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 10s
BENCHMARKS = $(sort $(dir $(filter-out ./tests/bench/%,$(wildcard ./tests/*/*/*_benchmark_test.go))))

# announce FLAGS: says so when llama.cpp has to be compiled first.
announce = @$(ENV) [[ $$(go list $(1) -f '{{.Stale}}' github.com/ollama/ollama/llama/llama.cpp/src) == false ]] || \
	echo "Compiling llama.cpp for this machine$(if $(1), with $(1)): about 2 minutes on 2 cores, the first time only."

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

demo: ## build, start a daemon, load a tiny model, stream tokens to Python, stop (installs missing tools)
	@build/require_tools.sh --install
	@$(MAKE) --no-print-directory build
	@build/demo.sh

build: tools ## write bin/rkllmd, tuned for this machine (CPU=x86-64-v3 or CPU=generic: for others)
	$(call announce,)
	$(ENV) go build -ldflags "$$RKLLMD_LDFLAGS -X rkllmd/cli.Revision=$(REVISION)" -o bin/rkllmd .

test: tools check ## check the rule, gofmt, vet, staticcheck; all tests, with the race detector; the Python client
	$(call announce,-race)
	$(ENV) GORACE=atexit_sleep_ms=0 go test -race -vet=off -timeout 20m $$(go list -f '{{if .XTestGoFiles}}{{.ImportPath}}{{end}}' ./tests/...)
	$(ENV) go build -race -ldflags "$$RKLLMD_LDFLAGS" -o .cache/rkllmd-race .
	RKLLMD=$(CURDIR)/.cache/rkllmd-race python3 -m unittest discover -s clients/python

check: tools
	$(ENV) go test -vet=off ./tests/rules/...
	@unformatted=$$(gofmt -l main.go */); \
	[[ -z $$unformatted ]] || { echo "not as gofmt has them (gofmt -w does it):" $$unformatted; exit 1; }
	$(ENV) go vet ./...
	@[[ -x .cache/tools/staticcheck ]] || GOBIN=$(CURDIR)/.cache/tools go install $(STATICCHECK)
	$(ENV) .cache/tools/staticcheck ./...

test-all: test ## test, then the fuzz targets, JSON-RPC clients of others (needs node and npm), the benchmarks
	$(MAKE) --no-print-directory fuzz clients bench

fuzz: tools ## every fuzz target for FUZZTIME (10s)
	@$(ENV) build/fuzz.sh $(FUZZTIME)

clients: tools ## JSON-RPC clients of others against the daemon (needs node and npm)
	tests/clients/run.sh

bench: tools ## the benchmarks, one after the other, beside a plain Go server and a bare C server
	$(call announce,)
	$(ENV) go test -run '^$$' -bench . -benchtime 1x -count 1 -p 1 -timeout 30m ./tests/bench/...
	$(ENV) go test -run '^$$' -bench . -count 1 -p 1 $(BENCHMARKS)

index: tools ## write INDEX.md, the list of all functions
	$(ENV) RKLLMD_WRITE_INDEX=1 go test -count=1 ./tests/rules/check_tree

clean: ## remove what was built (Go's build cache is kept)
	rm -rf bin .cache

tools:
	@build/require_tools.sh
