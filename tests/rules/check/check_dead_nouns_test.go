package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/check_dead_nouns"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckDeadNouns(t *testing.T) {
	require.Empty(t, check_dead_nouns.CheckDeadNouns(parse_tree.ParseTree(good_tree.GoodTree())))
	files := map[string]string{
		"main.go":    "package main\n\nimport \"example/cli\"\n\nfunc main() { _ = cli.Wired }\n",
		"cli/cli.go": "package cli\n\nvar Wired = 1\n\nvar Unwired = 2\n",
		"engine/engine.go": "package engine\n\ntype Used struct{ Deep *Deep }\n\ntype Deep struct{ Dead int }\n\n" +
			"type Dead struct{ Below Below }\n\ntype Below int\n\ntype Shown int\n",
		"engine/more.go": "package engine\n\nconst (\n\tFirst = iota\n\tSecond\n\thidden\n)\n\nvar Tested = 1\n",
		"engine/run/run.go": "package run\n\nimport e \"example/engine\"\n\n" +
			"func Run(u e.Used) int { Dead := e.Second; return Dead }\n",
		"engine/gguf/gguf.go": "package gguf\n\nimport \"example/engine\"\n\ntype Loop struct{ Loop *Loop }\n\n" +
			"type Dead engine.Shown // does not keep it alive\n",
		"bench/bench.go": "package bench\n\nconst Tested = 1\n\nconst Untested = 2\n",
		"tests/engine/run_test.go": "package engine_test\n\nimport (\n\t\"example/bench\"\n\t\"example/engine\"\n" +
			")\n\nfunc TestRun() { _, _ = bench.Tested, engine.Tested }\n",
	}
	require.Equal(t, "bench/bench.go:5: dead-noun cli/cli.go:5: dead-noun engine/engine.go:7: dead-noun "+
		"engine/engine.go:9: dead-noun engine/engine.go:11: dead-noun engine/gguf/gguf.go:5: dead-noun "+
		"engine/gguf/gguf.go:7: dead-noun engine/more.go:4: dead-noun engine/more.go:9: dead-noun",
		list_places.ListPlaces(check_dead_nouns.CheckDeadNouns(parse_tree.ParseTree(files))))
}
