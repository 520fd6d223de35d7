package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/compare_files"
	"rkllmd/store/remote"
)

func TestCompareFiles(t *testing.T) {
	require.Negative(t, compare_files.CompareFiles(remote.File{Path: "a"}, remote.File{Path: "b"}))
	require.Zero(t, compare_files.CompareFiles(remote.File{Path: "a", Size: 1}, remote.File{Path: "a"}))
}
