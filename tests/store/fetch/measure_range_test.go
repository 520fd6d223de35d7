package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/measure_range"
)

func TestMeasureRange(t *testing.T) {
	from, length := measure_range.MeasureRange(fetch.Plan{Size: 21, Step: 10}, 2)
	require.Equal(t, []int64{20, 1}, []int64{from, length})
	from, length = measure_range.MeasureRange(fetch.Plan{Size: 21, Step: 10}, 1)
	require.Equal(t, []int64{10, 10}, []int64{from, length})
}
