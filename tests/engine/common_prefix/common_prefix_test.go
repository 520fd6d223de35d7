package common_prefix_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/common_prefix"
)

func TestCommonPrefix(t *testing.T) {
	require.Equal(t, 0, common_prefix.CommonPrefix(nil, []int32{1}))
	require.Equal(t, 0, common_prefix.CommonPrefix([]int32{2}, []int32{1}))
	require.Equal(t, 2, common_prefix.CommonPrefix([]int32{1, 2}, []int32{1, 2, 3}))
	require.Equal(t, 2, common_prefix.CommonPrefix([]int32{1, 2, 4, 5}, []int32{1, 2, 3, 5}))
	require.Equal(t, 3, common_prefix.CommonPrefix([]int32{1, 2, 3}, []int32{1, 2, 3}))
}
