package bench_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_run"
)

func TestMeasureRun(t *testing.T) {
	require.Equal(t, bench.Timing{First: bench.Spent{Wall: 4, CPU: 3}, Rest: bench.Spent{Wall: 20, CPU: 10},
		Said: []int32{1, 2}},
		measure_run.MeasureRun([3][2]int64{{100, 50}, {104, 53}, {124, 63}}, []int32{1, 2}))
	require.Equal(t, bench.Timing{First: bench.Spent{Wall: 4, CPU: 3}, Said: []int32{1}},
		measure_run.MeasureRun([3][2]int64{{100, 50}, {104, 53}, {}}, []int32{1}))
}
