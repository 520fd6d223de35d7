package tree_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/list_callers"
	"rkllmd/tests/rules/parse_tree"
)

func TestListCallers(t *testing.T) {
	require.Equal(t, map[string][]string{
		"utils/tell": {"jsonrpc/run", "server/start"}, "jsonrpc/run": {"main.go"}, "utils": {"server/start"},
	}, list_callers.ListCallers(parse_tree.ParseTree(map[string]string{
		"main.go":                       "package main\nimport _ \"example/jsonrpc/run\"\n",
		"jsonrpc/run/run.go":            "package run\nimport _ \"example/utils/tell\"\n",
		"server/server.go":              "package server\nimport _ \"example/utils\"\n",
		"server/start/start.go":         "package start\nimport _ \"example/utils\"\nimport _ \"example/utils/tell\"\n",
		"tests/utils/tell/tell_test.go": "package tell_test\nimport _ \"example/utils/tell\"\n",
		"tests/support/help/help.go":    "package help\nimport _ \"example/utils/tell\"\n",
	})))
}
