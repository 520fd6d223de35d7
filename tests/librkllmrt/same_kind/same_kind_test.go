package same_kind_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/same_kind"
)

func TestSameKind(t *testing.T) {
	require.Equal(t, 0, same_kind.SameKind(nil))
	require.Equal(t, 2, same_kind.SameKind([]int32{0, 5}))
	require.Equal(t, 1, same_kind.SameKind([]int32{5, -1, 5}))
	require.Equal(t, 2, same_kind.SameKind([]int32{-1, -5, 0}))
}
