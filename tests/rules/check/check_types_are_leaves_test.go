package check_test

import (
	"testing"

	"rkllmd/rules/check/check_types_are_leaves"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckTypesAreLeaves(t *testing.T) {
	check_sources.CheckSources(t, check_types_are_leaves.CheckTypesAreLeaves, [][3]string{
		{"jsonrpc/jsonrpc.go", "package jsonrpc\nimport \"example/utils\"\nimport \"example/gen/chat\"\nimport " +
			"\"os/exec\"\n", ""},
		{"jsonrpc/jsonrpc.go", "package jsonrpc\n\nimport \"example/utils/scan_json\"\n",
			"jsonrpc/jsonrpc.go:3: types-are-leaves"},
		{"jsonrpc/more.go", "package jsonrpc\nimport \"example/jsonrpc/parse_request\"\n",
			"jsonrpc/more.go:2: types-are-leaves"},
		{"jsonrpc/parse_request/parse_request.go", "package parse_request\nimport \"example/utils/scan_json\"\n", ""},
	})
}
