// Package measure_run reads the clocks of a run.
package measure_run

import (
	"time"

	"rkllmd/bench"
)

// MeasureRun makes a run's timing of its clocks, wall and CPU in nanoseconds, at the beginning, at the first tokens and
// at the last: these are zero where there was one token only.
//
// **Runs on:** any thread.
func MeasureRun(times [3][2]int64, said []int32) bench.Timing {
	if times[2] == [2]int64{} {
		times[2] = times[1]
	}
	t := bench.Timing{Said: said}
	t.First = bench.Spent{Wall: time.Duration(times[1][0] - times[0][0]), CPU: time.Duration(times[1][1] - times[0][1])}
	t.Rest = bench.Spent{Wall: time.Duration(times[2][0] - times[1][0]), CPU: time.Duration(times[2][1] - times[1][1])}
	return t
}
