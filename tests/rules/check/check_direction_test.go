package check_test

import (
	"testing"

	"rkllmd/rules/check/check_direction"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckDirection(t *testing.T) {
	const file = "jsonrpc/parse/parse.go"
	const found = file + ":2: direction"
	const page, nouns = "faces/web/serve_page/serve_page.go", "engine/pool/pool.go"
	check_sources.CheckSources(t, check_direction.CheckDirection, [][3]string{
		{file, "package p\nimport \"example/utils/scan_json\"\nimport \"example/rkllm\"\nimport " +
			"\"example/jsonrpc/x\"\nimport \"os\"\n", ""},
		{file, "package p\nimport \"example/gen/chat\"\nimport \"examples/server\"\n", ""},
		{file, "package p\nimport \"example/server\"\n", found},
		{file, "package p\nimport \"example/engine/load_model\"\n", found},
		{file, "package p\nimport (\n\t\"os\"\n\t\"example/cli\"\n)\n", file + ":4: direction"},
		{file, "package p\nimport \"example/tests/support/x\"\n", found},
		{file, "package p\nimport \"example/bin/x\"\n", found},
		{file, "package p\nimport \"example\"\n", found},
		{file, "package p\nimport \"example/rules\"\n", found},
		{"rkllm/rkllm.go", "package rkllm\nimport \"example/jsonrpc\"\n", "rkllm/rkllm.go:2: direction"},
		{page, "package p\nimport \"example/generation/queue\"\n", ""},
		// front-ends never import each other
		{page, "package p\nimport \"example/faces/uma\"\n", page + ":2: direction"},
		{page, "package p\nimport \"example/faces/stream/take_turn\"\nimport \"example/faces/web/answer\"\nimport " +
			"\"example/faces\"\n", ""},
		{"faces/stream/take_turn/take_turn.go", "package p\nimport \"example/faces/web\"\n",
			"faces/stream/take_turn/take_turn.go:2: direction"},
		{nouns, "package pool\nimport \"example/engine\"\nimport \"example/engine/model\"\n", ""},
		{"engine/model/model.go", "package model\nimport \"example/engine/pool\"\n",
			"engine/model/model.go:2: direction"},
		{"cli/run/run.go", "package p\nimport \"example/server\"\n", ""},
		{"cli/run/run.go", "package p\nimport \"example/demo/write_tiny_model\"\n", "cli/run/run.go:2: direction"},
		// the vendor's names
		{"cli/run/run.go", "package p\nimport \"example/dropin/rkllm_run\"\n", "cli/run/run.go:2: direction"},
		{"dropin/run/run.go", "package p\nimport \"example/librkllmrt/x\"\nimport \"example/dropin/y\"\n", ""},
		{"dropin/run/run.go", "package p\nimport \"example/demo/x\"\n", "dropin/run/run.go:2: direction"},
		{"cli/run/run.go", "package p\nimport \"example/bench\"\n", "cli/run/run.go:2: direction"},
		{"server/run/run.go", "package p\nimport \"example/demo/write_tiny_model\"\n",
			"server/run/run.go:2: direction"},
		{"demo/write/write.go", "package p\nimport \"example/engine\"\n", ""},
		{"demo/write/write.go", "package p\nimport \"example/librkllmrt\"\n", "demo/write/write.go:2: direction"},
		{"bench/run/run.go", "package p\nimport \"example/cli\"\nimport \"example/bench\"\n", ""},
		{"bench/run/run.go", "package p\nimport \"example/rules\"\n", "bench/run/run.go:2: direction"},
		{"main.go", "package main\nimport \"example/cli/run\"\nimport \"os\"\n", ""},
		{"main.go", "package main\nimport \"example/librkllmrt/open\"\nimport \"example/demo/write\"\n", ""},
		{"main.go", "package main\nimport \"example/server/run\"\n", "main.go:2: direction"},
		{"main.go", "package main\nimport \"example/dropin/rkllm_run\"\n", "main.go:2: direction"},
		{"main_noembedded.go", "package main\nimport \"example/cli/run\"\n", ""},
		{"main_noembedded.go", "package main\nimport \"example/librkllmrt/open\"\n", "main_noembedded.go:2: direction"},
		{"dropin/main.go", "package main\nimport \"example/dropin/rkllm_run\"\n", ""},
		{"dropin/main.go", "package main\nimport \"example/cli/run\"\n", "dropin/main.go:2: direction"},
		{"tests/utils/x_test.go", "package p\nimport \"example/cli\"\nimport \"example/rules\"\nimport " +
			"\"example/tests/support/y\"\n", ""},
		{"tests/utils/x/x.go", "package p\nimport \"example/cli\"\nimport \"example/bench\"\n", ""},
	})
}
