# rkllmd: build, test, demo. "make" alone lists the targets.
#
# All targets share the compiler flags of build/env.sh, so that llama.cpp is compiled once each for the program, for the tests with
# the race detector, for librkllmrt.so and for arm64, and then stays in Go's build cache.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help build build-arm64 build-board build-board-arm64 librkllmrt librkllmrt-arm64 release packages test-packages demo test \
	docs faults pictures test-own-clients test-beside-long test-board-arm64 test-long soak test-arm64 test-release test-all check lint-js page-library bench bench-engine bench-fleet bench-isolation chaos index proto check-proto fuzz clients clients-heavy jinja autobahn \
	clean tools tools-arm64 check-rules lint

export PATH := $(CURDIR)/.cache/go/bin:$(PATH)
ENV := . build/env.sh;
ENV_ARM64 := RKLLMD_ARCH=arm64 . build/env.sh;
REVISION := $(shell git describe --always --dirty --tags 2>/dev/null)
BUF := github.com/bufbuild/buf/cmd/buf@v1.72.0
PROTOC_GEN_GO := google.golang.org/protobuf/cmd/protoc-gen-go@v1.36.12
# Newcomers' targets install what is missing.
INSTALL := $(if $(filter demo test test-all,$(MAKECMDGOALS)),--install)
FUZZTIME ?=
CASES ?=
SEED ?=
GENERATION ?= D
BENCHMARKS = $(sort $(dir $(filter-out ./tests/bench/%,$(wildcard ./tests/*/*_benchmark_test.go ./tests/*/*/*_benchmark_test.go))))

# The stories that make test-arm64 leaves out: they measure memory, which would be qemu's, have the daemon start programs, which
# qemu cannot, load libraries of this machine, take too long there, or do not run the daemon at all; "release" is of make test-release.
NATIVE_STORIES = jinja_% release notices documents pictures compile_progress newcomer context_full flat_% doctor library_flags% dropin_% \
	embedded_% isolated_% jsonrpc_% layout_% broken_run_async hidden_layer_state lost_runs builtin_demo demo_% chat_% kakeya_cancel \
	kakeya_close kakeya_evictions kakeya_exact kakeya_faults kakeya_long kakeya_vendor web_hostile web_metrics \
	prefill_beside_streams stopped_world versions_% models_isolated models_switches% models_many% \
	exact_continuation% fleet_% foreign_answer killed_pulls% newcomer_minutes pull_full_disk run_names run_pipes run_terminal c_client% %_soak \
	uma_slow_reader uma_cli_newline pull_faults models_together context_sizes generate_lines fifty_clients \
	$(addprefix websocket_,controls flows many queue recovery resume slow_reader)
ARM64_STORIES = $(filter-out $(NATIVE_STORIES),$(patsubst %_test.go,%,$(notdir $(wildcard tests/whole/web/*_test.go tests/whole/*/*_test.go)))) # web takes longest

# Soaks, long properties and what waits long: make test leaves them to make test-all.
LONG_TESTS = dropin_signals_soak kakeya_soak embedded_exact_property exact_continuation_long context_full embedded_soak builtin_demo flat_memory compile_progress \
	embedded_loads jsonrpc_swaps_soak isolated_deaths_soak isolated_matrix isolated_hostile_soak \
	jinja_hostile_all structured_soak models_switches_soak models_many_soak stopped_world killed_pulls_soak

# For the C of the library's process, and for the side that reads what such a process sends, which make test-long runs with AddressSanitizer
# too: the tests look at the signals themselves.
ASAN = detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigfpe=0:handle_sigill=0

# The stories of a vendor's library, which make test runs with the library in a process of its own: make test-long runs them with
# the library in the daemon's.
DIRECT_STORIES = conformance_absent conformance_fields conformance_library conformance_markers conformance_results conformance_run_async conformance_faults \
	conformance_wrong_offset aborts_that_wait embedding_sizes lost_runs broken_run_async hidden_layer_state kakeya_vendor swarm_vendor \
	uma_vendor dropin_in_daemon

# What needs python3-jinja2: make jinja.
JUDGED_TESTS = jinja_beside_python

# files NAMES: the files of these tests. names NAMES: their functions, as a pattern.
files = $(foreach name,$(1),$(wildcard tests/*/*/$(name)_test.go))
empty :=
names = $(subst $(empty) ,|,$(shell sed -n 's/^func \(Test[A-Za-z0-9_]*\).*/\1/p' $(call files,$(1))))

# The tests of a room are one program, linked without debug information, and by gold where that is there: that takes a third of the time.
RACE = -race -vet=off -timeout 20m -ldflags='-s -w $(if $(shell command -v ld.gold),-extldflags=-fuse-ld=gold)'
# What reads the sources and the pages, on one goroutine: with the race detector it would take four times as long.
READERS = ./tests/rules/c ./tests/rules/check ./tests/rules/documents ./tests/rules/finding ./tests/rules/index ./tests/rules/tree ./tests/whole/documents
# For make test the rooms of these areas are one program each, which takes a sixth of the time of linking again: a room costs 0.6 s, one of cli 1.5.
# Their tests share a process: what measures memory or fails on purpose stays apart.
JOINED_AREAS = jinja grammar generation utils server faces store fleet upstream rkllm librkllmrt cli
# Tools that live for seconds need not collect their garbage so often: a quarter of lint's processor time, a tenth of the compiler's.
SPARE_GC = GOGC=400
# What waits most begins first, cli when that is half done, then the longest, the stories; check-rules has run READERS.
TEST_PACKAGES = ./tests/whole/fleet $(JOINED_AREAS:%=./tests/%) $$(go list -f '{{if .XTestGoFiles}}{{.ImportPath}}{{end}}' ./tests/... | \
	grep -vE '/tests/($(subst $(empty) ,|,$(READERS:./tests/%=%))|whole/fleet|$(subst $(empty) ,|,$(JOINED_AREAS)))(/|$$)' | sort -r)
# The test programs of make test, for a daemon that is built in another way: RKLLMD_TEST_PLATFORM.
STORIES = $(ENV) build/run_tests.sh $(RACE)

# The go build command, to which -o and ./ remain to be added.
BUILD := exec build/show_progress.sh go build -ldflags "$$RKLLMD_LDFLAGS -X rkllmd/cli.Revision=$(REVISION)"

# The functions that make test-release tests in programs linked as the release is: what llama.cpp computes, and what stops or bounds it.
VARIANT_TESTS = use_exact_kernels use_lora abort_decode decode_parts check_exact copy_sequence restore_state create_context \
	create_lora_context set_thread_cpus
# That exact results are exact, in each variant that this processor can run, not in the best alone.
EXACT_TESTS = use_exact_kernels check_exact llamafile_sgemm
# And stories of what the runtime does.
RELEASE_STORIES = chat_template context_shift generate_lines generate_controls lora prompt_cache stop_during_stream stream_form

# compile FLAGS[, ENVIRONMENT]: has llama.cpp compiled before the tests ask for it, where it is seen how far that is.
compile = @$(or $(2),$(ENV)) exec build/show_progress.sh go list -export $(1) github.com/ollama/ollama/llama/llama.cpp/src >/dev/null

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' Makefile

demo: tools ## build, start a daemon, load a tiny model, stream tokens to Python, stop (installs missing tools)
	@$(MAKE) --no-print-directory build
	@build/demo.sh

build: tools ## write bin/rkllmd, tuned for this machine (CPU=x86-64-v3 or CPU=generic: for others)
	@$(ENV) $(BUILD) -o bin/rkllmd .
	@build/describe_program.sh bin/rkllmd

build-arm64: tools-arm64 ## write bin/rkllmd-arm64 for RK3588 (ARM_CPU=generic: for RK3576, RK3562 and RV1126B too)
	@$(ENV_ARM64) $(BUILD) -o bin/rkllmd-arm64 .
	@build/describe_program.sh bin/rkllmd-arm64

build-board: tools ## write bin/rkllmd-board, without the embedded runtime: for this machine, with a vendor library
	@RKLLMD_BOARD=yes; $(ENV) $(BUILD) -o bin/rkllmd-board .
	@build/describe_program.sh bin/rkllmd-board

build-board-arm64: tools-arm64 ## write bin/rkllmd-board-arm64, without the embedded runtime: for every board
	@RKLLMD_BOARD=yes; ARM_CPU=generic; $(ENV_ARM64) $(BUILD) -o bin/rkllmd-board-arm64 .
	@build/describe_program.sh bin/rkllmd-board-arm64

librkllmrt: tools ## write bin/librkllmrt.so, the embedded runtime in the place of the vendor's library (GENERATION=C: 1.2.3)
	@build/build_librkllmrt.sh bin/librkllmrt.so $(GENERATION)
	@build/describe_program.sh bin/librkllmrt.so

librkllmrt-arm64: tools-arm64 ## write bin/librkllmrt-arm64.so, the same for arm64 (ARM_CPU, GENERATION)
	@RKLLMD_ARCH=arm64 build/build_librkllmrt.sh bin/librkllmrt-arm64.so $(GENERATION)
	@build/describe_program.sh bin/librkllmrt-arm64.so

release: tools ## write bin/release: a program for every x86-64 Linux, code for newer processors beside it, and a tar file of all
	build/build_release.sh

# The programs are those of release, build-board and build-board-arm64, and one with the runtime for every arm64 board.
packages: release tools-arm64 .cache/tools/nfpm ## write bin/packages: .deb, .rpm, .tar.gz and SBOM for amd64 and arm64, with and without the embedded runtime
	@$(MAKE) --no-print-directory build-board build-board-arm64
	@ARM_CPU=generic; $(ENV_ARM64) $(BUILD) -o .cache/rkllmd-arm64-generic .
	build/packages.sh $(PROGRAMS)

PROGRAMS = rkllmd/amd64=bin/release rkllmd/arm64=.cache/rkllmd-arm64-generic rkllmd-board/amd64=bin/rkllmd-board rkllmd-board/arm64=bin/rkllmd-board-arm64

.cache/tools/nfpm: build/nfpm/go.mod build/nfpm/go.sum
	@mkdir -p $(@D)
	cd build/nfpm && CGO_ENABLED=0 go build -o ../../$@ github.com/goreleaser/nfpm/v2/cmd/nfpm

test-packages: packages librkllmrt ## bin/packages in clean roots of Debian 12, Ubuntu 22.04 and 24.04, under systemd (root only; needs debootstrap, systemd-nspawn, rpm, qemu, python3-venv)
	@build/require_tools.sh debootstrap systemd-nspawn rpm qemu-aarch64-static python3-venv curl
	OUT=.cache/packages-again build/packages.sh $(PROGRAMS) >/dev/null
	diff -r bin/packages .cache/packages-again
	VERSION=99 OUT=.cache/packages-newer build/packages.sh rkllmd/amd64=bin/release >/dev/null
	build/test_packages.sh bin/packages/rkllmd_*_amd64.deb .cache/packages-newer/rkllmd_99_amd64.deb bin/librkllmrt.so

# Where a line does more than call make, it says make and not the variable of that name: with make -n such a line would run.
# Many tests wait: three programs run at a time, and lint beside them; what it says comes behind them. The daemons of the stories are built
# before, by all processors: stories would wait for them.
test: check-rules .cache/tools/lint ## check the rule, gofmt, vet, staticcheck; tests, with the race detector; the Python and Go clients (installs missing tools)
	$(call compile,-buildmode=c-shared)
	$(ENV) go build -race -ldflags "$$RKLLMD_LDFLAGS" -o .cache/rkllmd-race .
	@build/join_tests.sh $(JOINED_AREAS)
	@make --no-print-directory lint >.cache/lint.log 2>&1 & lint=$$!; failed=; \
	$(ENV) export GORACE=atexit_sleep_ms=0 RKLLMD_TEST_PROGRAMS=rkllmd-race; go test $(RACE) -p 3 -overlay .cache/joined.json \
		-skip '^($(call names,$(LONG_TESTS) $(JUDGED_TESTS)))$$' $(TEST_PACKAGES) || failed=yes; \
	wait $$lint || failed=yes; cat .cache/lint.log; [[ -z $$failed ]]
	@build/unless_passed.sh test-own-clients make --no-print-directory test-own-clients

# The matrix of faults waits most of its time: it runs beside the others, and its daemons without the race detector; with it there are the
# same faults in make test, and the deaths here. After it comes what AddressSanitizer looks at.
test-long: tools ## the tests that take longest: soaks and long properties
	$(call compile,-race)
	$(call compile,)
	@mkdir -p .cache; make --no-print-directory test-beside-long >.cache/long.log 2>&1 & beside=$$!; failed=; \
	$(ENV) GORACE=atexit_sleep_ms=0 build/run_tests.sh $(RACE) -p 3 -- $(call files,$(filter-out isolated_matrix,$(LONG_TESTS))) || failed=yes; \
	wait $$beside || failed=yes; cat .cache/long.log; [[ -z $$failed ]]
	$(ENV) RKLLMD_ISOLATE=false GORACE=atexit_sleep_ms=0 build/run_tests.sh $(RACE) -- $(call files,$(DIRECT_STORIES))

test-beside-long:
	$(ENV) build/run_tests.sh -vet=off -parallel 5 -timeout 20m -- $(call files,isolated_matrix)
	$(ENV) ASAN_OPTIONS=$(ASAN) go test -asan -vet=off ./tests/isolation/...
	$(ENV) ASAN_OPTIONS=$(ASAN) go test -asan -vet=off -run '^$(call names,isolated_hostile_soak)$$' ./tests/whole/isolation

soak: ## test-long, with each soak at its full length: before a release, in no CI
	SOAK=full $(MAKE) --no-print-directory test-long

test-own-clients: # of the clients and their tests go test sees too little to know what has changed
	@for folder in python rkllm-python/tests; do \
		GORACE=atexit_sleep_ms=0 RKLLMD=$(CURDIR)/.cache/rkllmd-race python3 -m unittest discover -s clients/$$folder || exit; \
	done
	cd clients/rkllm-go && go vet ./... && GORACE=atexit_sleep_ms=0 RKLLMD=$(CURDIR)/.cache/rkllmd-race go test -race -count=1 ./...

check: check-rules lint
	$(ENV) go test $(RACE) ./tests/rules/openapi

# All is compiled once, with the race detector, for lint and the tests.
check-rules: tools
	@unformatted=$$(gofmt -l *.go */); \
	[[ -z $$unformatted ]] || { echo "not as gofmt has them (gofmt -w does it):" $$unformatted; exit 1; }
	$(call compile,-race)
	$(ENV) export $(SPARE_GC); go test -vet=off $(READERS)
	$(ENV) export $(SPARE_GC); go build -race ./...

# What another checkout has compiled is not compiled again: if it is wrong, and has C in it, what lint says names that checkout's file.
lint: .cache/tools/lint
	$(ENV) export GOFLAGS="$$GOFLAGS -race" $(SPARE_GC); .cache/tools/lint $$(go list ./... | grep -v /gen/)
	@$(ENV) build/check_tagged.sh

# Vet and staticcheck in one process.
.cache/tools/lint: $(wildcard build/lint/*)
	@mkdir -p $(@D)
	cd build/lint && go build -trimpath -buildvcs=false -o ../../$@ .

lint-js: ## check the JavaScript: the page and its libraries, the sidecar, the tests (needs node and npm)
	build/lint_js/lint.sh
	build/page_library/bundle.sh --check

page-library: ## the libraries of others that the page uses, anew from npm (needs node and npm)
	build/page_library/bundle.sh

test-all: test ## test, then test-long, lint-js, check-proto, test-arm64, test-release, fuzz, jinja, clients (needs node and npm)
	@for parts in test-long "lint-js check-proto" test-arm64 test-release fuzz "jinja clients"; do \
		printf '%s\n' $$parts | xargs -P 2 -I{} build/unless_passed.sh {} make --no-print-directory {} || exit; \
	done # two at a time, where one processor is enough for each: clients begins with installing programs

test-arm64: tools-arm64 ## the stories again, with the daemon built for arm64 and run by qemu
	@build/require_tools.sh qemu-aarch64-static
	@$(ENV_ARM64) exec build/show_progress.sh go list -export . >/dev/null
	@mkdir -p .cache; make --no-print-directory test-board-arm64 >.cache/board-arm64.log 2>&1 & beside=$$!; failed=; \
	export RKLLMD_ISOLATE=false RKLLMD_TEST_PLATFORM=arm64; $(STORIES) -- $(call files,$(ARM64_STORIES)) || failed=yes; \
	wait $$beside || failed=yes; cat .cache/board-arm64.log; [[ -z $$failed ]]

test-board-arm64: # waits half of its time, so it runs beside test-arm64
	export RKLLMD_TEST_PLATFORM=board-arm64; $(STORIES) -p 1 -- $(call files,conformance_* isolated_stray isolated_generate isolated_faces isolated_faults)

test-release: release ## bin/release as its users get it, on older processors too; what computes in it; some stories
	@build/require_tools.sh qemu-x86_64-static
	RKLLMD_TAG=release; $(ENV) go test -vet=off -count=1 -run TestRelease ./tests/whole/program
	CPU=generic; $(ENV) build/run_tests.sh -vet=off -count=1 -ldflags "$$(<.cache/release/ldflags)" \
		-exec $(CURDIR)/build/run_beside_variants.sh -- $(call files,$(VARIANT_TESTS))
	CPU=generic; $(ENV) for variant in $$(sed -n 's/^\t"\(x86-64-[^"]*\)",.*/\1/p' engine/variants/variants.go); do \
		build/can_run_variant.sh $$variant || { echo "$$variant: this processor cannot run it"; continue; }; \
		VARIANT=$$variant build/run_tests.sh -vet=off -count=1 -ldflags "$$(<.cache/release/ldflags)" \
			-exec $(CURDIR)/build/run_beside_variants.sh -- $(call files,$(EXACT_TESTS)) || exit; \
	done
	export RKLLMD_TEST_PLATFORM=release; $(STORIES) -count=1 -- $(call files,$(RELEASE_STORIES))

fuzz: tools ## every fuzz target, for seconds each (FUZZTIME=30s, FUZZTIME=1000000x)
	$(call compile,)
	@$(ENV) build/fuzz.sh $(FUZZTIME)

clients: tools ## clients of others, JSON-RPC and gRPC, and the Hyperswarm, against the daemon (needs node, npm, python3-grpcio, python3-venv)
	tests/clients/run.sh

clients-heavy: tools ## coding agents, LiteLLM, LlamaIndex, LangChain, Open WebUI against the daemon: by hand, in no CI (5 GB; needs node, npm, python3-venv)
	tests/clients/heavy.sh

check-api: tools ## requests that schemathesis makes of docs/api/openapi.json: by hand, in no CI (TIME=60, in seconds; SEED; needs python3-venv)
	$(ENV) build/show_progress.sh go build -ldflags "$$RKLLMD_LDFLAGS" -o .cache/rkllmd-api .
	build/check_api.sh $(or $(TIME),60)

jinja: tools ## random chat templates, rendered here and by Python (CASES=200000 for that many, SEED; needs python3-jinja2)
	@build/require_tools.sh --install python3-jinja2
	$(ENV) CASES=$(CASES) SEED=$(SEED) go test -vet=off -count=1 -timeout 2h -v -run '^($(call names,$(JUDGED_TESTS)))$$' ./tests/whole/jinja

autobahn: tools ## the Autobahn test suite against the WebSocket front-end (needs Python 2.7)
	build/autobahn.sh

bench: tools ## the benchmarks, one after the other, beside a plain Go server and a bare C server
	$(call compile,)
	@build/get_tools.sh
	$(ENV) go test -run '^$$' -bench . -benchtime 1x -count 1 -p 1 -timeout 30m ./tests/bench/...
	$(ENV) go test -run '^$$' -bench . -count 1 -p 1 $(BENCHMARKS)

bench-fleet: tools ## what a fleet adds to the first token and to each, beside the member asked directly (BENCH_ROUNDS=100; two minutes, on a quiet machine)
	$(call compile,)
	@build/get_tools.sh
	$(ENV) go test -vet=off -run '^$$' -bench MeasureAnswer -benchtime 1x -count 1 -timeout 30m ./tests/bench/streams

chaos: tools ## a fleet whose parts are killed, stopped and cut off, for ten minutes over one server of NATS, then over three (CHAOS=1m, CLIENTS, REST, SEED)
	$(call compile,)
	@build/get_tools.sh
	$(ENV) cd tests/clients && CHAOS=$(or $(CHAOS),10m) CLIENTS=$(or $(CLIENTS),200) REST=$(or $(REST),30s) SEED=$(SEED) \
		go test -count=1 -v -vet=off -timeout 90m -run '^TestFleetChaos$$' .

bench-isolation: tools ## what a library's process costs, beside the same library in the daemon's: figure, ratio, goal (a minute; on a quiet machine)
	$(ENV) go test -vet=off -run '^$$' -bench . -benchtime 1x -count 1 ./tests/isolation/seam

bench-engine: tools ## tokens/s beside llama.cpp itself and beside upstream's prebuilt v0.5.0, on generated models (BENCH=quick: the small one only; BENCH_SIZES="15M 100M 500M", BENCH_KINDS, BENCH_THREADS="1 2"; needs npm)
	$(call compile,)
	$(ENV) BENCH=$(or $(BENCH),full) BENCH_UPSTREAM=$$(build/get_upstream.sh) go test -run '^$$' -bench 'BenchmarkRun(Rkllm|Llama)$$' -benchtime 1x -count 1 -timeout 60m ./tests/bench

index: tools ## write the files INDEX.md, which list all functions, and the lists of words in RULES.md
	$(ENV) RKLLMD_WRITE_INDEX=1 go test -count=1 -vet=off -run TestCheckTree ./tests/rules/check

docs: tools ## write what is written from the sources: docs/errors.md, docs/settings.md, docs/api, docs/design/house.md, INDEX.md, the clients' structures
	$(ENV) RKLLMD_WRITE_DOCS=1 go test -vet=off -count=1 -run 'TestGenerate|TestDescribeAPI' ./tests/rules/documents \
		./tests/jsonrpc/openrpc ./tests/rules/openapi
	for client in python typescript go c; do python3 clients/rkllm-$$client/generate.py || exit; done
	@$(MAKE) --no-print-directory index

faults: tools ## write the table of docs/isolation.md anew: what clients see of each fault of a library (four minutes)
	$(call compile,)
	$(ENV) RKLLMD_WRITE_DOCS=1 build/run_tests.sh -count=1 -vet=off -parallel 1 -timeout 20m -- $(call files,isolated_matrix)

pictures: build ## take the README's pictures anew, from a real run (needs node, npm, chromium)
	build/take_pictures.sh

proto: tools .cache/tools/buf .cache/tools/protoc-gen-go ## write what proto/ says as Go (gen) and Python (examples/grpc) (compiles buf first: minutes)
	@build/require_tools.sh protoc grpc_python_plugin
	.cache/tools/buf format -w
	.cache/tools/buf lint
	.cache/tools/buf generate

check-proto: tools .cache/tools/buf .cache/tools/protoc-gen-go ## check that proto/ is clean, and what was generated from it fresh
	@build/require_tools.sh protoc grpc_python_plugin
	.cache/tools/buf lint
	.cache/tools/buf format --diff --exit-code
	@rm -rf .cache/proto
	.cache/tools/buf generate -o .cache/proto
	@diff -r gen .cache/proto/gen && diff -r -x __pycache__ examples/grpc/kakeya .cache/proto/examples/grpc/kakeya || \
		{ echo "gen/ and examples/grpc/kakeya are not what proto/ says (make proto does it)"; exit 1; }

.cache/tools/buf:
	CGO_ENABLED=0 GOBIN=$(CURDIR)/.cache/tools go install $(BUF)

.cache/tools/protoc-gen-go:
	CGO_ENABLED=0 GOBIN=$(CURDIR)/.cache/tools go install $(PROTOC_GEN_GO)

clean: ## remove what was built (Go's build cache is kept)
	rm -rf bin .cache

tools:
	@build/require_tools.sh $(INSTALL)

tools-arm64:
	@build/require_tools.sh aarch64-linux-gnu-gcc aarch64-linux-gnu-g++
