package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/count_ranges"
)

func TestCountRanges(t *testing.T) {
	require.Equal(t, 1, count_ranges.CountRanges(fetch.Plan{Size: 1, Step: 10}))
	require.Equal(t, 2, count_ranges.CountRanges(fetch.Plan{Size: 20, Step: 10}))
	require.Equal(t, 3, count_ranges.CountRanges(fetch.Plan{Size: 21, Step: 10}))
}
