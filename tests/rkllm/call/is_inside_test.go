package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/call/is_inside"
)

func TestIsInside(t *testing.T) {
	roots := []string{"/a/b", "/c"}
	for path, want := range map[string]bool{"/a/b": true, "/a/b/x/y": true, "/c/x": true, "/a": false, "/a/bx": false,
		"/a/b/../x": false, "/": false} {
		require.Equal(t, want, is_inside.IsInside(path, roots), path)
	}
	require.False(t, is_inside.IsInside("/a", nil))
	require.True(t, is_inside.IsInside("/a", []string{"/"}))
}
