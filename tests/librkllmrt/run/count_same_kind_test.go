package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/run/count_same_kind"
)

func TestCountSameKind(t *testing.T) {
	require.Equal(t, 0, count_same_kind.CountSameKind(nil))
	require.Equal(t, 2, count_same_kind.CountSameKind([]int32{0, 5}))
	require.Equal(t, 1, count_same_kind.CountSameKind([]int32{5, -1, 5}))
	require.Equal(t, 2, count_same_kind.CountSameKind([]int32{-1, -5, 0}))
}
