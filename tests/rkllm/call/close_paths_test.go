package call_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/utils"
	"rkllmd/utils/find_opened"
)

func TestClosePaths(t *testing.T) {
	file, err := os.Open("/")
	require.NoError(t, err)
	paths := []rkllm.Path{{File: file, Resolved: "/closed/name", Held: "one"}}
	utils.Opened.Store("/closed/name", "another") // another call's
	for range 2 {
		close_paths.ClosePaths(paths)
	}
	require.Nil(t, paths[0].File)
	require.ErrorIs(t, file.Close(), os.ErrClosed)
	name, _ := find_opened.FindOpened("/closed/name")
	require.Equal(t, "another", name)
	utils.Opened.Delete("/closed/name")
}
