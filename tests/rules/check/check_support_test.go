package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/check_support"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckSupport(t *testing.T) {
	require.Empty(t, check_support.CheckSupport(parse_tree.ParseTree(good_tree.GoodTree())))

	const uses = "package p\n\nimport (\n\t_ \"example/tests/support/daemon/low\"\n\t_ " +
		"\"example/tests/engine/gguf/high\"\n" +
		"\t_ \"example/tests/support/daemon/right\"\n)\n"
	findings := check_support.CheckSupport(parse_tree.ParseTree(map[string]string{
		"tests/engine/gguf/a_test.go":           uses,
		"tests/engine/pool/b_test.go":           uses,
		"tests/support/daemon/low/low.go":       "package low\n\nimport _ \"example/tests/support/daemon/deep\"\n",
		"tests/support/daemon/deep/deep.go":     "package deep\n",
		"tests/engine/gguf/high/high.go":        "package high\n",
		"tests/support/daemon/right/right.go":   "package right\n",
		"tests/support/daemon/unused/unused.go": "package unused\n",
		"tests/support/daemon/built/built.c":    "",
		"tests/whole/jsonrpc/c_test.go":         "package p\n\nimport _ \"example/tests/support/daemon/right\"\n",
	}))
	require.Equal(t, "tests/engine/gguf/high/high.go:1: support tests/support/daemon/low/low.go:1: support",
		list_places.ListPlaces(findings))
	require.Contains(t, findings[0].Message, "tests/engine/high/")
	require.Contains(t, findings[1].Message, "tests/engine/low/")
}
