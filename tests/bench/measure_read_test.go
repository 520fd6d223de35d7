package bench_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_read"
)

func TestMeasureRead(t *testing.T) {
	for _, threads := range []int{1, 2} {
		speed, sum := measure_read.MeasureRead(threads, 1<<20, 3)
		require.Equal(t, uint64(threads*3)<<17, sum, "every pass has read every number")
		require.Greater(t, speed, 1e6, "bytes per second")
		require.Less(t, speed, 1e13)
	}
}
