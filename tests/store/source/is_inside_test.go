package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/is_inside"
)

func TestIsInside(t *testing.T) {
	for _, name := range []string{"a.gguf", "a/b/c-Q4_K_M.gguf", "_x"} {
		require.True(t, is_inside.IsInside(name), name)
	}
	for _, name := range []string{"", ".", "..", "/a", "a/", "a//b", "a/../b", ".hidden", "a\\b", "a\x00b", "a b",
		"-a"} {
		require.False(t, is_inside.IsInside(name), name)
	}
}
