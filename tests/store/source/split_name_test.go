package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/split_name"
)

func TestSplitName(t *testing.T) {
	for name, right := range map[string][]any{"a.gguf": {"a", 1, 1}, "a-00002-of-00003.gguf": {"a", 2, 3},
		"a.b.rkllm": {"a.b", 1, 1}, "-00001-of-00002.gguf": {"-00001-of-00002", 1, 1}} {
		stem, part, parts := split_name.SplitName(name)
		require.Equal(t, right, []any{stem, part, parts}, name)
	}
}
