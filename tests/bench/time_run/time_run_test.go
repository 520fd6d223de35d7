package time_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/time_run"
)

func TestTimeRun(t *testing.T) {
	require.Equal(t, bench.Timing{First: bench.Spent{Wall: 4, CPU: 3}, Rest: bench.Spent{Wall: 20, CPU: 10}, Said: []int32{1, 2}},
		time_run.TimeRun([3][2]int64{{100, 50}, {104, 53}, {124, 63}}, []int32{1, 2}))
	require.Equal(t, bench.Timing{First: bench.Spent{Wall: 4, CPU: 3}, Said: []int32{1}},
		time_run.TimeRun([3][2]int64{{100, 50}, {104, 53}, {}}, []int32{1}))
}
