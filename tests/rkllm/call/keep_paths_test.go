package call_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/rkllm/call/keep_paths"
	"rkllmd/utils/find_opened"
)

func TestKeepPaths(t *testing.T) {
	file, err := os.Open("/")
	require.NoError(t, err)
	paths := []rkllm.Path{{Name: "a builtin model"}, {File: file, Resolved: "/kept/name", Held: "/proc/self/fd/x"}}
	keep_paths.KeepPaths(paths)
	name, held := find_opened.FindOpened("/kept/name")
	require.True(t, held)
	require.Equal(t, "/proc/self/fd/x", name)
	close_paths.ClosePaths(paths)
	_, held = find_opened.FindOpened("/kept/name")
	require.False(t, held)
}
