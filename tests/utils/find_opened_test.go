package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/find_opened"
)

func TestFindOpened(t *testing.T) {
	name, held := find_opened.FindOpened("/some/file")
	require.False(t, held)
	require.Equal(t, "/some/file", name)
	utils.Opened.Store("/some/file", "/proc/self/fd/3")
	defer utils.Opened.Delete("/some/file")
	name, held = find_opened.FindOpened("/some/file")
	require.True(t, held)
	require.Equal(t, "/proc/self/fd/3", name)
}
