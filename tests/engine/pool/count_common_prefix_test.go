package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/pool/count_common_prefix"
)

func TestCountCommonPrefix(t *testing.T) {
	require.Equal(t, 0, count_common_prefix.CountCommonPrefix(nil, []int32{1}))
	require.Equal(t, 0, count_common_prefix.CountCommonPrefix([]int32{2}, []int32{1}))
	require.Equal(t, 2, count_common_prefix.CountCommonPrefix([]int32{1, 2}, []int32{1, 2, 3}))
	require.Equal(t, 2, count_common_prefix.CountCommonPrefix([]int32{1, 2, 4, 5}, []int32{1, 2, 3, 5}))
	require.Equal(t, 3, count_common_prefix.CountCommonPrefix([]int32{1, 2, 3}, []int32{1, 2, 3}))
}
