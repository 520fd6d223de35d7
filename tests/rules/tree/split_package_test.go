package tree_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/split_package"
)

func TestSplitPackage(t *testing.T) {
	cases := map[string]rules.Package{
		"engine":                   {Area: "engine"},
		"engine/gguf":              {Area: "engine", Room: "gguf"},
		"engine/gguf/open_file":    {Area: "engine", Room: "gguf", Name: "open_file"},
		"engine/open_file":         {Area: "engine", Name: "open_file"},
		"gen/kakeya/v1":            {Area: "gen"},
		"tests/support/daemon/ask": {Area: "tests", Name: "support/daemon/ask"},
		"":                         {},
	}
	for path, want := range cases {
		require.Equal(t, want, split_package.SplitPackage(path), path)
	}
}
