package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/list_area_imports"
	"rkllmd/tests/rules/parse_tree"
)

func TestListAreaImports(t *testing.T) {
	require.Equal(t, map[string]map[string]bool{
		"server": {"utils": true, "engine": true}, "utils": {},
	}, list_area_imports.ListAreaImports(parse_tree.ParseTree(map[string]string{
		"main.go":          "package main\nimport _ \"example/cli/run\"\n",
		"server/server.go": "package server\nimport _ \"example/utils\"\n",
		"server/start/start.go": "package start\nimport _ \"example/engine/pool/run_pool\"\n" +
			"import _ \"example/server\"\n",
		"server/stop/stop.go":       "package stop\nimport _ \"example/gen/chat\"\nimport _ \"os\"\n",
		"utils/tell/tell.go":        "package tell\n",
		"tests/utils/tell_test.go":  "package utils_test\nimport _ \"example/cli\"\n",
		"tests/support/help/a/a.go": "package a\nimport _ \"example/cli\"\n",
	})))
}
